import * as z from 'zod';

/** A dashboard notification, with its links. */
export const Notification = z.object({
  uuid: z.guid(),
  title: z.string(),
  description: z.string(),
  created: z.iso.datetime(),
  status: z.enum(['UNREAD', 'READ']),
  walletAddress: z.string().optional(),
  ctas: z.array(z.object({ title: z.string(), redirectPath: z.string() })),
});
