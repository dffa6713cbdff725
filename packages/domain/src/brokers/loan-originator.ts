import * as z from 'zod';

/** The loan officer or broker shown in the header. */
export const LoanOriginatorDisplay = z.object({
  originatorName: z.string(),
  brokerName: z.string().optional(),
  avatarUri: z.string().optional(),
  email: z.string(),
  phoneNumber: z.string(),
  nmls: z.string(),
});

export const LoanOriginatorInfo = z.object({
  userInfo: z.object({ uuid: z.guid(), email: z.string() }),
  originatorDisplayInfo: LoanOriginatorDisplay,
  logo: z.string().optional(),
});
