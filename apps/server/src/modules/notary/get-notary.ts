import type { getNotary as call } from '@homeline/contract/notary/get-notary.ts';
import type { DeepReadonly } from '@homeline/domain/facts/fact.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import {
  isManualByLaw,
  isManualNotary,
  notaryAppointment,
  notarySession,
  sessionIsAwaited,
} from '@homeline/domain/facts/notary.selectors.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { newer } from '@homeline/domain/facts/reading.ts';
import { changedByNotary, meetInPerson } from '@homeline/domain/offers/notary-choice.ts';
import type { DecisionContext } from '@homeline/domain/offers/pricing-scenario.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { decisionContext } from '../offers/decision-context.ts';
import { recordTermsShown } from '../offers/terms-ledger.ts';
import { IN_PERSON_STEPS } from './request-session.ts';

/** The session or appointment with the notary, and what one in person costs. The terms that are shown are kept in the ledger. */
export const getNotary: Handler<typeof call> = async ({ params, organisation, caller }, context) => {
  const of = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, of);
  const appointment = notaryAppointment(facts);
  const booking = facts.appointmentBookings.at(-1);
  const mayChoose = IN_PERSON_STEPS.includes(currentStep(facts).id);
  const would = mayChoose ? inPersonWould(facts, decisionContext(context, of, facts)) : undefined;
  const made = changedByNotary(facts);
  const terms = {
    inPerson: would && beforeAndAfter(would),
    changed: made && { ...beforeAndAfter(made), reason: made.reason },
  };
  const rules = (would ?? made)?.explanation;
  if (rules) await recordTermsShown(context, of, { to: caller.identity, where: 'notary', terms, rules });
  return {
    manual: isManualNotary(facts),
    manualByLaw: isManualByLaw(facts),
    sessionRequested: sessionIsAwaited(facts),
    joinUrl: notarySession(facts)?.joinUrl,
    appointment: appointment && {
      requestedTime: appointment.requestedTime,
      place: appointment.place,
      confirmedTime: newer(booking, appointment) ? booking.confirmedTime : undefined,
    },
    ...terms,
  };
};

/** What the choice of a notary in person would make of the terms; undefined where it would change nothing. */
function inPersonWould(facts: Facts, rules: DecisionContext) {
  return meetInPerson(facts, rules).find((write) => write.fact === 'repricings')?.value;
}

function beforeAndAfter({ before, after }: DeepReadonly<{ before: Terms; after: Terms }>) {
  return { before, after };
}
