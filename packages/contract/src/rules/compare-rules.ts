import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { Outcome, Terms } from '@homeline/domain/facts/offers.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { RULES_PATH } from './rules-path.ts';

<<<<<<< HEAD
/** An unpublished rate sheet or policy. */
=======
/** An unpublished rule version. */
>>>>>>> main
export const ProposedRules = z.object({
  kind: z.enum(['rates', 'policy']),
  /** DMN 1.3. */
  xml: z.string('Required').min(1, 'Required'),
<<<<<<< HEAD
  /** The day whose rules it is compared with; by default the lender's current day. */
  against: CivilDateSchema.optional(),
  /** Continues after this application: an answer names the last one if there are more. */
=======
  /** The day whose rules are the baseline; the lender's current day by default. */
  against: CivilDateSchema.optional(),
  /** Cursor: the last application of the previous page. An answer names one when there are more. */
>>>>>>> main
  after: Uuid.optional(),
});

/** As it is sent. */
export type ProposedRules = z.input<typeof ProposedRules>;

<<<<<<< HEAD
/** The final decision under one version, with its terms. */
const FinalResult = z.object({
  outcome: Outcome,
  failures: z.array(z.string()).readonly(),
  /** The reasons of a notice, each with its code. */
=======
/** One version's decision on the verified file, and the resulting terms. */
const FinalOutlook = z.object({
  outcome: Outcome,
  failures: z.array(z.string()).readonly(),
  /** The notice's reasons, each with its code. */
>>>>>>> main
  reasons: z.array(z.string()).readonly(),
  terms: Terms.pick({
    product: true,
    termYears: true,
    lineAmountCents: true,
    noteRatePct: true,
    aprPct: true,
    monthlyPaymentCents: true,
  }).optional(),
});

<<<<<<< HEAD
/** The decision on stated income under one version. */
const InitialResult = FinalResult.extend({
=======
/** One version's outcome for an application on stated income. */
const Outlook = FinalOutlook.extend({
>>>>>>> main
  /** HOME_PASSES: no property rule fails, and too little is known to decide further. */
  outcome: Outcome.or(z.literal('HOME_PASSES')),
  largestLineCents: CentsSchema,
});

<<<<<<< HEAD
/** The lines that a version offers over a term, and the price of one of them. Payoffs aren't costs. */
=======
/** A version's line range for a term, and the price of one line, without payoffs. */
>>>>>>> main
const OfferedTerm = Terms.pick({ noteRatePct: true, aprPct: true }).extend({
  smallestLineCents: CentsSchema,
  largestLineCents: CentsSchema,
  /** The line that is priced. */
  lineCents: CentsSchema,
  costsCents: CentsSchema,
});

<<<<<<< HEAD
/** A side is missing if only the other version offers the term. */
const ChangedTerm = Terms.pick({ product: true, termYears: true }).extend({
  before: OfferedTerm.optional(),
  after: OfferedTerm.optional(),
  /** The highest rate that isn't high-cost by law, percent, if the published market rates move it. */
=======
/** A side is absent where only the other version offers the term. */
const ChangedTerm = Terms.pick({ product: true, termYears: true }).extend({
  before: OfferedTerm.optional(),
  after: OfferedTerm.optional(),
  /** The high-cost threshold, percent, where it moves with published rates. */
>>>>>>> main
  highestRatePct: z.object({ before: z.number(), after: z.number() }).optional(),
});

export const ComparedRules = z.object({
<<<<<<< HEAD
  /** The versions compared with, by effective date. */
=======
  /** The baseline versions, by effective date. */
>>>>>>> main
  against: z.object({ rates: CivilDateSchema, policy: CivilDateSchema }),
  rows: z.array(
    z.object({
      uuid: z.guid(),
      before: InitialResult,
      after: InitialResult,
      changedTerms: z.array(ChangedTerm).readonly(),
<<<<<<< HEAD
      /** Present once the final decision was made. */
      final: z.object({ before: FinalResult, after: FinalResult }).optional(),
    }),
  ),
  /** Open applications of which too little is known to decide them. */
  undecided: z.int(),
  /** Open applications that the tables can't decide, with the reason. */
=======
      /** Present once a final decision was made. */
      final: z.object({ before: FinalOutlook, after: FinalOutlook }).optional(),
    }),
  ),
  /** Open applications that neither version can decide yet. */
  undecided: z.int(),
  /** Open applications where a version's rules fail, with the error. */
>>>>>>> main
  incomparable: z.array(z.object({ uuid: z.guid(), why: z.string() })),
  next: z.guid().optional(),
});

export type ComparedRules = z.infer<typeof ComparedRules>;

export const compareRules = call({
  name: 'compareRules',
  method: 'POST',
  path: `${RULES_PATH}/comparison`,
  who: 'STAFF',
  desk: 'UNDERWRITER',
<<<<<<< HEAD
  summary: 'Compares a new rate sheet or policy with the rules in effect, over the open applications.',
  body: ProposedRules,
  // A file of 2 MB, longer once it is a JSON string.
=======
  summary: 'Compares the open applications under a new rate sheet or policy with the current rules.',
  body: ProposedRules,
  // A DMN file takes up to 2 MB, and more as JSON.
>>>>>>> main
  bodyBytes: 4 * 1024 * 1024,
  answer: ComparedRules,
  errors: ['RULES_UNUSABLE'],
});
