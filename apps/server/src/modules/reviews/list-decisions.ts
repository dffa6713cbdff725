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

/** Every decision on an application, with its explanation as it was kept. */
export const listDecisions: Handler<typeof call> = async ({ params, organisation }, context) => {
  const of = { organisation, applicationId: params.uuid };
  if (!(await loanNumberOf(context, of))) return refuse('NOT_FOUND');
  const facts = await loadFacts(context.db, of);
  return { decisions: decisionsOn(facts) };
};

/** The number that names an application's loan; undefined where there is no such application. */
export async function loanNumberOf({ db }: Context, of: ApplicationKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('application')
    .select('loan_number')
    .where('organisation', '=', of.organisation)
    .where('id', '=', of.applicationId)
    .executeTakeFirst();
  return row?.loan_number;
}

/** Every decision on an application, the oldest first, and the notice that ended it. */
export function decisionsOn(facts: Facts): DecisionEntry[] {
  const made = [
    ...facts.initialDecisions.map((decision) => ({ ...decision, on: 'INITIAL' as const })),
    ...facts.finalDecisions.map((decision) => ({ ...decision, on: 'FINAL' as const })),
    ...homeDecisions(facts),
    ...valueDecisions(facts),
    ...reviewDecisions(facts),
    ...changes(facts),
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

/** Each home that cannot be taken, as the records or our staff found it. One that can is judged again with the offers. */
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

/** What was made of each value that was found; one that lowers the offer is listed with the change. */
function valueDecisions(facts: Facts) {
  return facts.brokerOpinionEvaluations.flatMap((evaluation) =>
    evaluation.outcome === 'LOWERS_OFFER'
      ? []
      : [
          {
            ...UNREASONED,
            ...evaluation,
            ...after(facts, evaluation),
            on: 'VALUE' as const,
            outcome: undefined,
          },
        ],
  );
}

/** What was decided at each review, by a person or by the rule in their place. */
function reviewDecisions(facts: Facts) {
  return REVIEW_NAMES.flatMap((name) =>
    facts[name].flatMap((review) => explained(facts, review, { on: 'REVIEW', failures: [] })),
  );
}

/** Each change of the terms that no decision on the income made. */
function changes(facts: Facts) {
  return [...facts.changedOffers, ...facts.repricings].flatMap((change) =>
    explained(facts, change, { on: 'CHANGE', failures: [change.reason] }),
  );
}

type Explained = {
  readonly seq: number;
  readonly at: string;
  readonly explanation?: DeepReadonly<Explanation> | undefined;
};

/** What is explained elsewhere, with the decision that made it, is left out. */
function explained(
  facts: Facts,
  { seq, at, explanation }: Explained,
  listed: { readonly on: DecisionEntry['on']; readonly failures: readonly string[] },
) {
  return explanation ? [{ ...UNREASONED, ...listed, ...after(facts, { seq }), seq, at, explanation }] : [];
}

/** How underwriting stood once an entry had arrived. */
function after(facts: Facts, { seq }: { readonly seq: number }) {
  const { uwDecision: decision, uwSubDecision: subDecision } = currentDecision(factsBefore(facts, seq + 1));
  return { decision, subDecision };
}

const UNREASONED = { outcome: undefined, reasonCodes: [], failures: [] } as const;
const REFUSED = { decision: 'INELIGIBLE', subDecision: 'UNKNOWN_SUBDECISION' } as const;
