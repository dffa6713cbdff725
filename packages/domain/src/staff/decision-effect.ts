import { noticeOf } from '../adverse-action/notice.ts';
import { type Facts, type FactWrite, withFact } from '../facts/facts.ts';
import { latestDecision, openChangedOffer } from '../facts/offers.selectors.ts';
import { areSameTerms } from '../facts/same-terms.ts';
import { brokerOpinionFacts } from '../offers/apply-broker-opinion.ts';
import { CHANGE_REASON_COPY } from '../offers/change-reason-words.ts';
import { finalDecisionFacts, initialDecisionFacts } from '../offers/decision-facts.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import { reasonsInWords } from '../reasons/printed-reasons.ts';
import { applyAutomaticRules } from '../workflow/automatic-rules.ts';
import { CONDITION_COPY } from '../workflow/condition-copy.ts';
import { type CurrentStep, taskOf } from '../workflow/current-step.ts';
import type { StaffContext } from '../workflow/staff-outcome.ts';
import type { TaskName } from '../workflow/step.ts';
import { STEP_COPY } from '../workflow/step-copy.ts';
import type { StepName } from '../workflow/steps.ts';
import { type FigureName, loanSummary, type SummaryFigure } from './loan-summary.ts';

/** A figure that a decision changes. A side is absent where it has no such figure. */
export type ChangedFigure = {
  readonly name: FigureName;
  readonly before?: SummaryFigure;
  readonly after?: SummaryFigure;
};

/** What follows at once from a decision, before anybody else acts. */
export type DecisionEffect = {
  readonly step: StepName;
  readonly figures: readonly ChangedFigure[];
  /** What the borrower reads then, a paragraph each: in the message or on the page of the step, with the reasons. */
  readonly borrowerReads: readonly string[];
};

/** The tasks that only compute, so that their outcome can be predicted. */
const COMPUTED: {
  readonly [N in TaskName]?: (facts: Facts, context: DecisionContext) => readonly FactWrite[];
} = {
  priceInitialOffers: initialDecisionFacts,
  underwriteFinal: finalDecisionFacts,
  evaluateBrokerOpinion: brokerOpinionFacts,
};

/**
 * Returns what follows at once if the facts of a decision are written: automatic rules, new offers and the final decision are computed,
 * nothing is recorded and no provider is asked.
 * @param at ISO instant
 */
export function effectOfDecision(
  before: Facts,
  writes: readonly FactWrite[],
  context: StaffContext,
  at: string,
): DecisionEffect {
  const { facts, step } = factsAfter(before, writes, context, at);
  return {
    step: step.id,
    figures: changedFigures(loanSummary(before, context), loanSummary(facts, context)),
    borrowerReads: [...stepWords(step.id), ...reasonWords(before, facts, step), ...askedFor(before, facts)],
  };
}

function factsAfter(
  before: Facts,
  writes: readonly FactWrite[],
  context: StaffContext,
  at: string,
): { readonly facts: Facts; readonly step: CurrentStep } {
  const written = writes.reduce((facts, write) => withFact(facts, write, at), before);
  const applied = applyAutomaticRules(written, context, at);
  const task = taskOf(applied.step, applied.facts);
  const compute = task && COMPUTED[task];
  return compute ? factsAfter(applied.facts, compute(applied.facts, context), context, at) : applied;
}

function changedFigures(
  before: readonly SummaryFigure[],
  after: readonly SummaryFigure[],
): readonly ChangedFigure[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  return names.flatMap((name): ChangedFigure[] => {
    const [was, is] = [before, after].map((figures) => figures.find((one) => one.name === name));
    const isSame = was?.value === is?.value && was?.detail === is?.detail;
    return isSame ? [] : [{ name, ...(was && { before: was }), ...(is && { after: is }) }];
  });
}

function stepWords(step: StepName): readonly string[] {
  const { message, wait, ended, next } = STEP_COPY[step];
  if (message) return [message.subject, message.text];
  return wait ? [wait.heading, wait.why] : [ended ?? next ?? []].flat();
}

/** Why an offer changed or an application is declined, as the borrower reads it. */
function reasonWords(before: Facts, after: Facts, step: CurrentStep): readonly string[] {
  const changed = openChangedOffer(after);
  if (changed && changed.seq !== openChangedOffer(before)?.seq)
    return areSameTerms(changed.before, changed.after) ? [] : [CHANGE_REASON_COPY[changed.reason]];
  const decided = latestDecision(after);
  const isNewDecline = decided?.decision === 'DECLINE' && decided.seq !== latestDecision(before)?.seq;
  if (step.id !== 'DECLINED' && !isNewDecline) return [];
  const { reasonCodes, statedReasons, inquiriesWereKey } = noticeOf(after);
  return reasonsInWords(reasonCodes, { statedReasons, inquiriesWereKey }).map(({ text }) => text);
}

/** The documents that a new condition asks for. */
function askedFor(before: Facts, after: Facts): readonly string[] {
  const isNew = ({ uuid }: { readonly uuid: string }) =>
    before.conditions.every((known) => known.uuid !== uuid);
  return after.conditions
    .filter(isNew)
    .flatMap(({ category, comments }) => [CONDITION_COPY[category].title, comments].filter(Boolean));
}
