import * as z from 'zod';

/** What sets the earliest day that a line may open; see `closing/hold.ts`. */
export const OpeningWait = z.enum(['TEXAS', 'VALUATION_COPY', 'FLOOD_NOTICE']);
export type OpeningWait = z.infer<typeof OpeningWait>;
