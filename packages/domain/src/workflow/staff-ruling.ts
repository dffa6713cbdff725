import * as z from 'zod';
import { ReviewedDebt } from '../facts/credit.facts.ts';
import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import { Parcel } from '../facts/property.facts.ts';
import { AmountCents, HomeValueCents } from '../money/cents.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import { unfitReason } from '../reasons/principal-reason.ts';
import type { ReviewContext } from '../reviews/review-evidence.ts';

const Words = z.string().trim().min(1).max(2000);

/** What a decision may carry besides its name. */
export const StaffGiven = z.strictObject({
  parcel: Parcel.optional(),
  monthlyGrossCents: AmountCents.optional(),
  valueCents: HomeValueCents.optional(),
  /**
   * Of each new debt, and each lien that only the county knows: what is owed on it, and what it costs a month. In Texas of these, and of
   * each second lien that the borrower doubts, whether it is on this home and an equity loan.
   */
  debts: z.array(ReviewedDebt.strict()).max(50).optional(),
  /** Why, for the lender's own people alone: kept with the decision, and told to nobody outside. */
  comments: Words.optional(),
  /** As the borrower is told: of a refusal in the notice, in full or by the code of a reason; of a request for documents beside it. */
  reason: Words.optional(),
  /** Identifies a condition that the decision raises. */
  conditionUuid: z.guid().optional(),
});
export type StaffGiven = z.infer<typeof StaffGiven>;

/** Facts to write, or what the decision lacks, or why it cannot be made, in words for whoever makes it. */
export type StaffRuling =
  | readonly FactWrite[]
  | { readonly lacks: keyof StaffGiven }
  | { readonly cannot: string };
/** What whoever decides may know besides the facts. */
export type StaffContext = DecisionContext & ReviewContext;
export type StaffDecision = (facts: Facts, context: StaffContext, given: StaffGiven) => StaffRuling;

/** A decision that is one fact and nothing else. */
export function writes(write: FactWrite): StaffDecision {
  return () => [write];
}

/** A refusal, with the reason that whoever decides gives for the notice; without one the notice says what the review stands for. */
export function refuses(write: (reason: { reason?: string }) => FactWrite): StaffDecision {
  return (_, __, { reason }) => (reason ? refusing(reason, write) : [write({})]);
}

/** A refusal that nothing but the reason of whoever decides explains. */
export function refusesInWords(write: (reason: { reason: string }) => FactWrite): StaffDecision {
  return (_, __, { reason }) => (reason ? refusing(reason, write) : { lacks: 'reason' });
}

/** No refusal is written for a reason that may not stand in its notice. */
function refusing(reason: string, write: (reason: { reason: string }) => FactWrite): StaffRuling {
  const cannot = unfitReason(reason);
  return cannot ? { cannot } : [write({ reason })];
}

/** Documents that are asked for, with words of their own or those of whoever asks. */
export type Asked = Omit<FactValue<'conditions'>, 'uuid' | 'comments'> & { readonly comments?: string };

/** Asks the borrower for documents, in the words given where the condition has none of its own; and whatever else is decided with it. */
export function asksFor(
  asked: Asked,
  { conditionUuid: uuid, reason = '' }: StaffGiven,
  ...decided: readonly FactWrite[]
): StaffRuling {
  if (uuid === undefined) return { lacks: 'conditionUuid' };
  return [...decided, { fact: 'conditions', value: { comments: reason, ...asked, uuid } }];
}
