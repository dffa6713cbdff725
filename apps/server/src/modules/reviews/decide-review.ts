import { randomUUID } from 'node:crypto';
import type { decideReview as call, DecisionForm } from '@homeline/contract/reviews/decide-review.ts';
import { needsSecondPerson, statesOwnReason } from '@homeline/domain/staff/four-eyes.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { unexpectedInputs } from '@homeline/domain/workflow/decision-inputs.ts';
import {
  baseDecisionName,
  STAFF_DECISIONS,
  staffDecision,
} from '@homeline/domain/workflow/staff-decisions.ts';
import type { NamedStep } from '@homeline/domain/workflow/steps.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Decide } from '../../facts/record.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { staffContext } from '../rules/decision-context.ts';
import { decidedByRefusal } from '../staff/decided-by.ts';
import { actOnApplication } from './act-on-application.ts';
import type { ActOfTwo } from './second-person.ts';

/** Records a review decision by staff at its desk, while the application is at that review. */
export const decideReview: Handler<typeof call> = async (request, context) => {
  const [decide, ofTwo] = decisionAtDesk(request, context);
  const { organisation, query, body } = request;
  // A proposal can be confirmed even if one person decides by then.
  const asked = ofTwo && !body.confirms ? query.decidedBy : undefined;
  const otherNumber = decidedByRefusal(context, organisation, asked);
  if (otherNumber) return otherNumber;
  return actOnApplication(request, context, decide, ofTwo);
};

type Asked = {
  readonly caller: Caller;
  readonly organisation: string;
  readonly params: { readonly uuid: string };
  readonly body: DecisionForm;
};

/** Returns what a decision records if the caller is at its desk, and how two people agree on it if it takes two. */
export function decisionAtDesk(
  { caller, organisation, params, body }: Asked,
  context: Context,
): [decide: Decide, ofTwo: ActOfTwo | undefined] {
  const { roleNames } = context.organisations.get(organisation);
  const [decide, ofTwo] = reviewDecision(context, { organisation, applicationId: params.uuid }, body);
  const decideAtDesk: Decide = (facts) => {
    const step = currentStep(facts);
    const reason =
      step.kind === 'REVIEW' && step.id === body.step
        ? disabledReason(caller.permissions, 'DECIDE_REVIEW', step, roleNames)
        : undefined;
    return reason ? refuse('FORBIDDEN', { message: reason }) : decide(facts);
  };
  return [decideAtDesk, ofTwo];
}

/** Returns what a decision records, and how two people agree on it if it takes two; who may decide it is checked elsewhere. */
export function reviewDecision(
  context: Context,
  key: ApplicationKey,
  { confirms, ...body }: DecisionForm,
): [decide: Decide, ofTwo: ActOfTwo | undefined] {
  const decide: Decide = (facts) => {
    const step = currentStep(facts);
    if (step.kind !== 'REVIEW' || step.id !== body.step) return refuse('WRONG_STEP', { step: step.id });
    const decideStep = staffDecision(step.id, body.decision);
    if (!decideStep) return unknownDecision(step);
    const unexpected = unexpectedInputs(body.decision, body.given);
    if (unexpected) return refuse('INVALID_INPUT', { fields: { given: unexpected } });
    const given = { ...body.given, conditionUuid: randomUUID() };
    const ruling = decideStep(facts, staffContext(context, key, facts), given);
    if ('missing' in ruling)
      return refuse('INVALID_INPUT', { fields: { [`given.${ruling.missing}`]: 'Required' } });
    if ('refusal' in ruling) return refuse('INVALID_INPUT', { fields: { decision: ruling.refusal } });
    return ruling;
  };
  const name = baseDecisionName(body.decision);
  const takesTwo = needsSecondPerson(name) || statesOwnReason(body);
  return [decide, takesTwo ? { act: 'DECIDE_REVIEW', what: name, input: body, confirms } : undefined];
}

function unknownDecision({ id }: NamedStep): Refusal {
  const names = Object.keys(STAFF_DECISIONS[id] ?? {}).join(', ');
  return refuse('INVALID_INPUT', { fields: { decision: `Must be one of ${names}` } });
}
