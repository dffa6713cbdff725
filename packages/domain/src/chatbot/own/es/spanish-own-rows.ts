import { DECISION_ROWS } from './decision-rows.ts';
import { DOCUMENT_ROWS } from './document-rows.ts';
import { HOME_ROWS } from './home-rows.ts';
import { OFFER_ROWS } from './offer-rows.ts';
import { PAYMENT_ROWS } from './payment-rows.ts';
import { SIGNING_ROWS } from './signing-rows.ts';
import type { SpanishRow } from './spanish-row.ts';
import { STEP_ROWS } from './step-rows.ts';
import { TROUBLE_ROWS } from './trouble-rows.ts';

/** What a person can ask about their own application in Spanish, the most specific first. */
export const SPANISH_ROWS: readonly SpanishRow[] = [
  ...SIGNING_ROWS,
  ...TROUBLE_ROWS,
  ...HOME_ROWS,
  ...DECISION_ROWS,
  ...PAYMENT_ROWS,
  ...OFFER_ROWS,
  ...DOCUMENT_ROWS,
  ...STEP_ROWS,
];
