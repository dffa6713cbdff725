import { randomUUID } from 'node:crypto';
import type { decideReview as call, DecisionForm } from '@homeline/contract/reviews/decide-review.ts';
import { needsSecondPerson } from '@homeline/domain/staff/four-eyes.ts';
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
import type { Decide } from '../../facts/record.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { staffContext } from '../rules/decision-context.ts';
import { actOnApplication } from './act-on-application.ts';

/** Records a review decision by staff at its desk, while the application is at that review. */
export const decideReview: Handler<typeof call> = (request, context) => {
  const { confirms, ...body } = request.body;
  const name = baseDecisionName(body.decision);
  const ofTwo = { act: 'DECIDE_REVIEW', what: name, input: body, confirms } as const;
  const decide = reviewDecision({ ...request, body }, context);
  return actOnApplication(request, context, decide, needsSecondPerson(name) ? ofTwo : undefined);
};

type Asked = {
  readonly caller: Caller;
  readonly organisation: string;
  readonly params: { readonly uuid: string };
  readonly body: Omit<DecisionForm, 'confirms'>;
};

/** Returns what writes the facts of a decision, or refuses it: at another step, another desk's, or not as the review takes it. */
export function reviewDecision({ caller, organisation, params, body }: Asked, context: Context): Decide {
  const { roleNames } = context.organisations.get(organisation);
  return (facts) => {
    const step = currentStep(facts);
    if (step.kind !== 'REVIEW' || step.id !== body.step) return refuse('WRONG_STEP', { step: step.id });
    const reason = disabledReason(caller.permissions, 'DECIDE_REVIEW', step, roleNames);
    if (reason) return refuse('FORBIDDEN', { message: reason });
    const decide = staffDecision(step.id, body.decision);
    if (!decide) return unknownDecision(step);
    const unexpected = unexpectedInputs(body.decision, body.given);
    if (unexpected) return refuse('INVALID_INPUT', { fields: { given: unexpected } });
    const key = { organisation, applicationId: params.uuid };
    const given = { ...body.given, conditionUuid: randomUUID() };
    const ruling = decide(facts, staffContext(context, key, facts), given);
    if ('missing' in ruling)
      return refuse('INVALID_INPUT', { fields: { [`given.${ruling.missing}`]: 'Required' } });
    if ('refusal' in ruling) return refuse('INVALID_INPUT', { fields: { decision: ruling.refusal } });
    return ruling;
  };
}

function unknownDecision({ id }: NamedStep): Refusal {
  const names = Object.keys(STAFF_DECISIONS[id] ?? {}).join(', ');
  return refuse('INVALID_INPUT', { fields: { decision: `Must be one of ${names}` } });
}
