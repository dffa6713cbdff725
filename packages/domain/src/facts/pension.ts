import * as z from 'zod';

/** What the letter that awards a pension says of it. */
export const Pension = z.object({
  /** Not taxed by the federation. */
  taxFree: z.boolean(),
  /** Left out for life. */
  monthsRemaining: z.int().nonnegative().max(1200).optional(),
});
export type Pension = z.infer<typeof Pension>;
