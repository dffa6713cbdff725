import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { Outcome, Terms } from '@homeline/domain/facts/offers.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { RULES_PATH } from './rules-path.ts';

/** A version of the rules that nobody has published. */
export const ProposedRules = z.object({
  kind: z.enum(['rates', 'policy']),
  /** DMN 1.3. */
  xml: z.string('Required').min(1, 'Required'),
  /** The day whose rules it is compared with; the lender's own day unless said. */
  against: CivilDateSchema.optional(),
  /** Goes on behind an application: an answer names the last one when there are more. */
  after: Uuid.optional(),
});

/** As it is sent. */
export type ProposedRules = z.input<typeof ProposedRules>;

/** What one version decides on what was verified, and the terms that this leads to. */
const FinalOutlook = z.object({
  outcome: Outcome,
  failures: z.array(z.string()).readonly(),
  /** What a notice would say of them, each with its code. */
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

/** What one version makes of an application on the income that was stated. */
const Outlook = FinalOutlook.extend({
  /** HOME_PASSES: no property rule fails, and too little is known for more. */
  outcome: Outcome.or(z.literal('HOME_PASSES')),
  largestLineCents: CentsSchema,
});

/** The lines that a version offers over a term, and what one of them costs, debts paid off left out. */
const OfferedTerm = Terms.pick({ noteRatePct: true, aprPct: true }).extend({
  smallestLineCents: CentsSchema,
  largestLineCents: CentsSchema,
  /** The line that the rates and costs are of. */
  lineCents: CentsSchema,
  costsCents: CentsSchema,
});

/** Without a side where only the other version offers the term. */
const ChangedTerm = Terms.pick({ product: true, termYears: true }).extend({
  before: OfferedTerm.optional(),
  after: OfferedTerm.optional(),
  /** Above which a law calls a line high-cost, percent, where it moves with the published rates. */
  highestRatePct: z.object({ before: z.number(), after: z.number() }).optional(),
});

export const ComparedRules = z.object({
  /** The versions compared with, by the days from which they hold. */
  against: z.object({ rates: CivilDateSchema, policy: CivilDateSchema }),
  rows: z.array(
    z.object({
      uuid: z.guid(),
      before: Outlook,
      after: Outlook,
      changedTerms: z.array(ChangedTerm).readonly(),
      /** Once the decision on what was verified was made. */
      final: z.object({ before: FinalOutlook, after: FinalOutlook }).optional(),
    }),
  ),
  /** Open applications on which no table of either version decides: too little of them is known. */
  undecided: z.int(),
  /** Open applications on which the rules of either version fail, and the words of the failure. */
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
  summary: 'What a new rate sheet or policy would make of the open applications, were they priced anew.',
  body: ProposedRules,
  // A file of tables takes up to 2 MB, and more once it is written in JSON.
  bodyBytes: 4 * 1024 * 1024,
  answer: ComparedRules,
  errors: ['RULES_UNUSABLE'],
});
