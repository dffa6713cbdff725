import type { listDecisions as call, DecisionEntry } from '@homeline/contract/reviews/list-decisions.ts';
import { wordExplanation } from '@homeline/domain/explanations/word-explanation.ts';
import { currentDecision } from '@homeline/domain/facts/current-decision.selectors.ts';
import { asExplanation, type Explanation, REVIEW_NAMES } from '@homeline/domain/facts/explanation.ts';
import type { DeepReadonly } from '@homeline/domain/facts/fact.ts';
import { type Facts, factsBefore } from '@homeline/domain/facts/facts.ts';
import { explainEnd } from '@homeline/domain/reviews/explain-end.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

/** Lists every decision on an application with its stored explanation. */
export const listDecisions: Handler<typeof call> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  if (!(await loanNumberOf(context, key))) return refuse('NOT_FOUND');
  const facts = await loadFacts(context.db, key);
  return { decisions: decisionsOn(facts) };
};

/** Returns an application's loan number. Undefined if there is no such application. */
export async function loanNumberOf({ db }: Context, key: ApplicationKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('application')
    .select('loan_number')
    .where('organisation', '=', key.organisation)
    .where('id', '=', key.applicationId)
    .executeTakeFirst();
  return row?.loan_number;
}

/** Returns every decision on an application, oldest first, then the notice that ended it. */
export function decisionsOn(facts: Facts): DecisionEntry[] {
  const made = [
    ...facts.initialDecisions.map((decision) => ({ ...decision, on: 'INITIAL' as const })),
    ...facts.finalDecisions.map((decision) => ({ ...decision, on: 'FINAL' as const })),
    ...homeDecisions(facts),
    ...valueDecisions(facts),
    ...reviewDecisions(facts),
    ...changedTerms(facts),
  ].toSorted((a, b) => a.seq - b.seq);
  const decisions = made.map(
    ({ on, at, decision, subDecision, outcome, reasonCodes, failures, explanation }) => ({
      on,
      at,
      decision,
      subDecision,
      ...(outcome && { outcome }),
      reasonCodes: [...reasonCodes],
      failures: [...failures],
      explanation: wordExplanation(asExplanation(explanation), 'STAFF'),
    }),
  );
  const ended = explainEnd(facts);
  if (!ended) return decisions;
  const { at, ...end } = ended;
  const explanation = wordExplanation(end, 'STAFF');
  const { uwDecision: decision, uwSubDecision: subDecision } = currentDecision(facts);
  const reasonCodes = [...(facts.adverseActionNotice.at(-1)?.reasonCodes ?? [])];
  return [...decisions, { on: 'END', at, decision, subDecision, reasonCodes, failures: [], explanation }];
}

/** Returns each finding, by records or staff, that the home is ineligible. Eligible homes are judged with the offers. */
function homeDecisions({ propertyLookups, propertyMatchDecisions }: Facts) {
  const found = [...propertyLookups.filter(({ answer }) => answer === 'MATCHED'), ...propertyMatchDecisions];
  return found.flatMap(({ seq, at, ineligible = [], judged }) =>
    ineligible.length > 0 && judged
      ? [
          {
            ...{ on: 'PROPERTY' as const, seq, at, outcome: undefined },
            ...REFUSED,
            ...judged,
            reasonCodes: ineligible,
          },
        ]
      : [],
  );
}

/** Returns the decision on each BPO. One that lowers the offer is listed with the changed terms. */
function valueDecisions(facts: Facts) {
  return facts.brokerOpinionEvaluations.flatMap((evaluation) =>
    evaluation.outcome === 'LOWERS_OFFER'
      ? []
      : [
          {
            ...NO_REASONS,
            ...evaluation,
            ...underwritingAfter(facts, evaluation),
            on: 'VALUE' as const,
            outcome: undefined,
          },
        ],
  );
}

/** Returns the decision of each review, by a person or an automatic rule. */
function reviewDecisions(facts: Facts) {
  return REVIEW_NAMES.flatMap((name) =>
    facts[name].flatMap((review) => asDecision(facts, review, { on: 'REVIEW', failures: [] })),
  );
}

/** Returns each change of terms that didn't follow from an income decision. */
function changedTerms(facts: Facts) {
  return [...facts.changedOffers, ...facts.repricings].flatMap((change) =>
    asDecision(facts, change, { on: 'CHANGE', failures: [change.reason] }),
  );
}

type ExplainedEntry = {
  readonly seq: number;
  readonly at: string;
  readonly explanation?: DeepReadonly<Explanation> | undefined;
};

/** Returns an entry as a decision. Empty if another decision's explanation covers it. */
function asDecision(
  facts: Facts,
  { seq, at, explanation }: ExplainedEntry,
  listed: { readonly on: DecisionEntry['on']; readonly failures: readonly string[] },
) {
  return explanation
    ? [{ ...NO_REASONS, ...listed, ...underwritingAfter(facts, { seq }), seq, at, explanation }]
    : [];
}

/** Returns the underwriting decision as of an entry. */
function underwritingAfter(facts: Facts, { seq }: { readonly seq: number }) {
  const { uwDecision: decision, uwSubDecision: subDecision } = currentDecision(factsBefore(facts, seq + 1));
  return { decision, subDecision };
}

const NO_REASONS = { outcome: undefined, reasonCodes: [], failures: [] } as const;
const REFUSED = { decision: 'INELIGIBLE', subDecision: 'UNKNOWN_SUBDECISION' } as const;
