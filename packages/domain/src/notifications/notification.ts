import * as z from 'zod';

/** Something that a person is told on the dashboard, with the ways on that it offers. */
export const Notification = z.object({
  uuid: z.guid(),
  title: z.string(),
  description: z.string(),
  created: z.iso.datetime(),
  status: z.enum(['UNREAD', 'READ']),
  walletAddress: z.string().optional(),
  ctas: z.array(z.object({ title: z.string(), redirectPath: z.string() })),
});
