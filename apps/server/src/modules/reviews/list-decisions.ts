import type {
  listDecisions as call,
  MadeDecision,
  getDecisionRecord as recordCall,
} from '@homeline/contract/reviews/list-decisions.ts';
import { decisionRecord } from '@homeline/documents/decisions/decision-record.ts';
import { lenderOf } from '@homeline/documents/lender.ts';
import { renderPdf } from '@homeline/documents/render-pdf.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { explainEnd } from '@homeline/domain/offers/explain-end.ts';
import { asExplanation } from '@homeline/domain/offers/explanation.ts';
import type { Rules } from '@homeline/domain/organisations/rulebook.ts';
import { standingDecision } from '@homeline/domain/underwriting/standing-decision.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';
import { todayAt } from '../offers/decision-context.ts';
import { rulesOf } from '../organisations/rulebooks.ts';

/** Every decision on an application, with its explanation as it was kept. */
export const listDecisions: Handler<typeof call> = async ({ params, organisation }, context) => {
  const of = { organisation, applicationId: params.uuid };
  if (!(await loanNumberOf(context, of))) return refuse('NOT_FOUND');
  const facts = await loadFacts(context.db, of);
  return { decisions: decisionsOn(facts, rulesOf(context, organisation, facts)) };
};

const TITLES = {
  INITIAL: 'On the stated income',
  FINAL: 'On what was verified',
  END: 'The end of the application',
} as const;

/** The same as a PDF. It is written anew each time, from what was kept. */
export const getDecisionRecord: Handler<typeof recordCall> = async ({ params, organisation }, context) => {
  const of = { organisation, applicationId: params.uuid };
  const loanNumber = await loanNumberOf(context, of);
  if (!loanNumber) return refuse('NOT_FOUND');
  const facts = await loadFacts(context.db, of);
  const lender = lenderOf(context.organisations.get(organisation));
  const recorded = decisionsOn(facts, rulesOf(context, organisation, facts)).map(
    ({ on, at, decision, subDecision, explanation }) => ({
      title: TITLES[on],
      madeAt: `${at.slice(0, 16).replace('T', ' ')} UTC`,
      decision: `${decision}, ${subDecision}`,
      explanation,
    }),
  );
  const model = decisionRecord({ lender, madeOn: todayAt(context, facts), loanNumber }, recorded);
  return {
    fileName: `decisions-${loanNumber}.pdf`,
    contentType: 'application/pdf',
    bytes: await renderPdf(model),
  };
};

async function loanNumberOf({ db }: Context, of: ApplicationKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('application')
    .select('loan_number')
    .where('organisation', '=', of.organisation)
    .where('id', '=', of.applicationId)
    .executeTakeFirst();
  return row?.loan_number;
}

function decisionsOn(facts: Facts, rules: Rules): MadeDecision[] {
  const made = [
    ...facts.initialDecisions.map((decision) => ({ ...decision, on: 'INITIAL' as const })),
    ...facts.finalDecisions.map((decision) => ({ ...decision, on: 'FINAL' as const })),
  ].toSorted((a, b) => a.seq - b.seq);
  const decisions = made.map(
    ({ on, at, decision, subDecision, outcome, reasonCodes, failures, explanation }) => ({
      on,
      at,
      decision,
      subDecision,
      outcome,
      reasonCodes: [...reasonCodes],
      failures: [...failures],
      explanation: asExplanation(explanation),
    }),
  );
  const ended = explainEnd(facts, rules);
  if (!ended) return decisions;
  const { at, ...explanation } = ended;
  const { uwDecision: decision, uwSubDecision: subDecision } = standingDecision(facts);
  const reasonCodes = [...(facts.adverseActionNotice.at(-1)?.reasonCodes ?? [])];
  return [...decisions, { on: 'END', at, decision, subDecision, reasonCodes, failures: [], explanation }];
}
