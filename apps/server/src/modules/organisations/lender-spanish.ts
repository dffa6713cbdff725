import * as z from 'zod';
import { LenderMessages } from '../notifications/lender-messages.ts';

/** A lender's own words in Spanish, from `es.json` in its folder. A lender without the file offers English only. */
export const LenderSpanish = z.strictObject({ messages: LenderMessages.default({}) });
export type LenderSpanish = z.infer<typeof LenderSpanish>;
