import { STEP_TABLE, type StepName, stepOf } from '../workflow/steps.ts';
import { MILESTONES, type Milestone } from './cohorts.ts';

type Reached = { readonly from: StepName; readonly or?: string };

/** An application reaches a milestone once it enters this step or any later one of the main line, or has the other event. */
const REACHED_AT: Readonly<Record<Exclude<Milestone, 'STARTED'>, Reached>> = {
  OFFERED: { from: 'ADDITIONAL_PROFILE', or: 'step OFFER_SELECTION' },
  CHOSEN: { from: 'ADDITIONAL_PROFILE' },
  SUBMITTED: { from: 'DISCLOSURE_SIGNING', or: 'fact applicationSubmission' },
  APPROVED: { from: 'DISBURSEMENT_ACCOUNT' },
  CLEAR_TO_CLOSE: { from: 'CLOSING_DISCLOSURE_GENERATION' },
  CLOSED: { from: 'RESCISSION' },
  FUNDED: { from: 'RECORDING' },
};

const MAIN_LINE = (Object.keys(STEP_TABLE) as StepName[]).filter(
  (name) => !stepOf(name).interrupt && name !== 'UNKNOWN',
);

/** Returns the names of the audit events that reach a milestone: the first one counts. Empty for the start. */
export function eventsReaching(milestone: Milestone): readonly string[] {
  const reached = MILESTONES.slice(MILESTONES.indexOf(milestone)).flatMap((one) =>
    one === 'STARTED' ? [] : REACHED_AT[one],
  );
  const [own] = reached;
  if (!own || milestone === 'STARTED') return [];
  const steps = MAIN_LINE.slice(MAIN_LINE.indexOf(own.from)).map((name) => `step ${name}`);
  return [...steps, ...reached.flatMap(({ or }) => or ?? [])];
}
