import * as z from 'zod';
import { withoutPersonalNumbers } from '../chat/staff-text.ts';
import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import { ReviewedDebt } from '../facts/liens.facts.ts';
import { Parcel } from '../facts/property.facts.ts';
import { GivenRecordingTax } from '../facts/recording-tax.facts.ts';
import type { RefusalReasons } from '../facts/refusal-reasons.ts';
import { LegalDescription } from '../facts/title.facts.ts';
import { AmountCents, HomeValueCents } from '../money/cents.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import { chosenReasonsProblem, ReasonCodes } from '../reasons/principal-reason.ts';
import type { ReviewContext } from '../reviews/review-evidence.ts';

const Text = withoutPersonalNumbers(z.string().trim().min(1).max(2000));

/** The input of a staff decision besides its name. */
export const StaffInput = z
  .strictObject({
    parcel: Parcel.optional(),
    monthlyGrossCents: AmountCents.optional(),
    /** The part of the income that award letters or tax returns show exempt from federal income tax. */
    taxFreeCents: AmountCents.optional(),
    valueCents: HomeValueCents.optional(),
    /**
     * Balance and payment of each new debt and each lien known only to the county. In Texas also `isOnThisHome` and `isEquityLoan`, for these
     * and for disputed second liens.
     */
    debts: z.array(ReviewedDebt.strict()).max(50).optional(),
    /** Internal comments, kept with the decision and never shown outside the lender. */
    comments: Text.optional(),
    /** The words that the borrower reads with a request for documents. A decline takes coded reasons instead. */
    reason: Text.optional(),
    /** The principal reasons of a decline, in the order of the notice. */
    reasonCodes: ReasonCodes.optional(),
    /** The reason that AA24 stands for, in words that compliance confirms. */
    statedReason: Text.optional(),
    /** How many pay stubs the borrower must send after a rejection. */
    numDocsRequired: z.int().min(1).max(20).optional(),
    /** The legal description of the home from the deed. */
    legalDescription: LegalDescription.optional(),
    /** The local recording tax of the home, where no published figure gives it. */
    recordingTax: GivenRecordingTax.strict().optional(),
    /** The id of the condition that the decision raises. */
    conditionUuid: z.guid().optional(),
  })
  .superRefine((given, problem) => {
    const wrong = chosenReasonsProblem(given);
    if (wrong) problem.addIssue({ code: 'custom', path: [wrong.field], message: wrong.message });
  });
export type StaffInput = z.infer<typeof StaffInput>;

/** Facts to write; or the input that is missing, or why the decision is not allowed. */
export type StaffOutcome =
  | readonly FactWrite[]
  | { readonly missing: keyof StaffInput }
  | { readonly refusal: string };
/** The rules, date and licenses that a staff decision needs besides the facts. */
export type StaffContext = DecisionContext & ReviewContext;
export type StaffDecision = (facts: Facts, context: StaffContext, given: StaffInput) => StaffOutcome;

/** Returns a decision that writes one fact. */
export function writesFact(write: FactWrite): StaffDecision {
  return () => [write];
}

type WritesDecline = (reasons: RefusalReasons) => FactWrite;

/** Returns a decline for the reasons that staff chose. If they chose none, the notice states the review's usual reason. */
export function declines(write: WritesDecline): StaffDecision {
  return (_, __, given) => (given.reason ? FREE_TEXT : [write(chosenIn(given))]);
}

/** Returns a decline for which staff must choose a reason. */
export function declinesForChosenReasons(write: WritesDecline): StaffDecision {
  return (_, __, given) => {
    if (given.reason) return FREE_TEXT;
    return given.reasonCodes ? [write(chosenIn(given))] : { missing: 'reasonCodes' };
  };
}

const FREE_TEXT = {
  refusal: 'Free text isn’t a principal reason. Choose the coded reasons of the notice (12 CFR 1002.9(b)(2))',
};

function chosenIn({ reasonCodes, statedReason }: StaffInput): RefusalReasons {
  return { ...(reasonCodes && { reasonCodes }), ...(statedReason && { statedReason }) };
}

/** A request for documents, with its own comments or those of the staff member. */
export type DocumentRequest = Omit<FactValue<'conditions'>, 'uuid' | 'comments'> & {
  readonly comments?: string;
};

/** Raises a condition for documents and writes the facts decided with it. The reason becomes its comments by default. */
export function raiseCondition(
  request: DocumentRequest,
  { conditionUuid: uuid, reason = '' }: StaffInput,
  ...decided: readonly FactWrite[]
): StaffOutcome {
  if (uuid === undefined) return { missing: 'conditionUuid' };
  return [...decided, { fact: 'conditions', value: { comments: reason, ...request, uuid } }];
}
