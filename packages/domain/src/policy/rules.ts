import type { CreditPolicy } from './credit-policy.ts';
import type { RateSheet } from './rate-sheet.ts';

/** The rules for pricing and deciding an application: one version of the rate sheet and of the credit policy. */
export type Rules = { readonly sheet: RateSheet; readonly policy: CreditPolicy };
