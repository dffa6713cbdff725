import * as z from 'zod';

/** The figures of a pension award letter. */
export const Pension = z.object({
  /** True when exempt from federal income tax. */
  taxFree: z.boolean(),
  /** Absent when the pension is for life. */
  monthsRemaining: z.int().nonnegative().max(1200).optional(),
});
export type Pension = z.infer<typeof Pension>;
