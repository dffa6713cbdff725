import * as z from 'zod';

/** How many people decide at a lender. */
export const DecidedBy = z.enum(['ONE', 'TWO']);
export type DecidedBy = z.infer<typeof DecidedBy>;

/** How many people decide, as the form said. Refused where the lender changed it since; absent from programs that don't show it. */
export const SaidDecidedBy = z.object({ decidedBy: DecidedBy.optional() });
