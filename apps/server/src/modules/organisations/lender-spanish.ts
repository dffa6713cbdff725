import { SpanishOrganisation } from '@homeline/domain/organisations/spanish-organisation.ts';
import type * as z from 'zod';
import { LenderMessages } from '../notifications/lender-messages.ts';

/** A lender's own words in Spanish, from `es.json` in its folder, with its own words for emails as in `messages.json`. */
export const LenderSpanish = SpanishOrganisation.extend({ messages: LenderMessages.default({}) });
export type LenderSpanish = z.infer<typeof LenderSpanish>;
