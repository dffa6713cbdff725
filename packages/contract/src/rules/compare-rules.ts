import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { Outcome, Terms } from '@homeline/domain/facts/offers.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { Dmn, RULE_FILE_BYTES, RuleKind } from './rule-files.ts';
import { RULES_PATH } from './rules-path.ts';

/** An unpublished rule version. */
export const ProposedRules = z.object({
  kind: RuleKind,
  xml: Dmn,
  /** The file of the other kind, if both are published together. */
  alsoXml: Dmn.optional(),
  /** The day whose rules are the baseline; the lender's current day by default. */
  against: CivilDateSchema.optional(),
  /** Cursor: the last application of the previous page. The answer carries a cursor while more pages remain. */
  after: Uuid.optional(),
});

/** As sent. */
export type ProposedRules = z.input<typeof ProposedRules>;

/** One version's decision on the verified file, and the resulting terms. */
const FinalResult = z.object({
  outcome: Outcome,
  failures: z.array(z.string()).readonly(),
  /** The notice's reasons, each with its code. */
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

/** One version's outcome for an application on stated income. */
const InitialResult = FinalResult.extend({
  /** HOME_PASSES: no property rule fails, and too little is known to decide further. */
  outcome: Outcome.or(z.literal('HOME_PASSES')),
  largestLineCents: CentsSchema,
});

/** A version's line range for a term, and the price of one line, without payoffs. */
const OfferedTerm = Terms.pick({ noteRatePct: true, aprPct: true }).extend({
  smallestLineCents: CentsSchema,
  largestLineCents: CentsSchema,
  /** The line that is priced. */
  lineCents: CentsSchema,
  costsCents: CentsSchema,
});

/** A side is absent where only the other version offers the term. */
const ChangedTerm = Terms.pick({ product: true, termYears: true }).extend({
  before: OfferedTerm.optional(),
  after: OfferedTerm.optional(),
  /** The high-cost threshold, percent, where it moves with published rates. */
  highestRatePct: z.object({ before: z.number(), after: z.number() }).optional(),
});

/** What a new version changes for one person. */
export const ComparedPerson = z.object({
  before: InitialResult,
  after: InitialResult,
  changedTerms: z.array(ChangedTerm).readonly(),
  /** Present once a final decision was made. */
  final: z.object({ before: FinalResult, after: FinalResult }).optional(),
});

export const ComparedRules = z.object({
  /** The baseline versions, by effective date. */
  against: z.object({ rates: CivilDateSchema, policy: CivilDateSchema }),
  /** What the new files change, cell by cell. Only on the first page. */
  changedCells: z
    .array(
      z.object({
        table: z.string(),
        row: z.int().optional(),
        /** The bands of the row, in words. */
        where: z.string().optional(),
        column: z.string().optional(),
        before: z.string().optional(),
        after: z.string().optional(),
        /** Why the new number looks like a typing error. */
        jump: z.enum(['TENFOLD', 'POINTS', 'NEIGHBORS']).optional(),
      }),
    )
    .optional(),
  rows: z.array(ComparedPerson.extend({ uuid: z.guid(), loanNumber: z.string() })),
  /** Open applications that neither version can decide yet. */
  undecided: z.int(),
  /** Open applications where a version's rules fail, with the error. */
  incomparable: z.array(z.object({ uuid: z.guid(), why: z.string() })),
  next: z.guid().optional(),
});

export type ComparedRules = z.infer<typeof ComparedRules>;

export const compareRules = call({
  name: 'compareRules',
  method: 'POST',
  path: `${RULES_PATH}/comparison`,
  who: 'STAFF',
  act: 'SEE_RULES',
  summary: 'Compares open applications under new and current rules.',
  body: ProposedRules,
  bodyBytes: 2 * RULE_FILE_BYTES,
  answer: ComparedRules,
  errors: ['RULES_UNUSABLE'],
});
