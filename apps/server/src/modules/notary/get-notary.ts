import type { getNotary as call } from '@homeline/contract/notary/get-notary.ts';
import type { DeepReadonly } from '@homeline/domain/facts/fact.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import {
  isManualByLaw,
  isManualNotary,
  notaryAppointment,
  notaryBooking,
  notarySession,
  notarySessionIsPending,
  offeredInstead,
} from '@homeline/domain/facts/notary.selectors.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { canChangeAppointment } from '@homeline/domain/notary/appointment.ts';
import { chooseInPersonNotary, notaryRepricing } from '@homeline/domain/offers/notary-choice.ts';
import type { DecisionContext } from '@homeline/domain/offers/pricing-scenario.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { recordTermsShown } from '../offers/terms-ledger.ts';
import { decisionContext } from '../rules/decision-context.ts';

/** Returns the notary session or appointment and the cost of an in-person notary. Records the terms shown in the ledger. */
export const getNotary: Handler<typeof call> = async ({ params, organisation, caller, origin }, context) => {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, key);
  const appointment = notaryAppointment(facts);
  const offered = offeredInstead(facts);
  const canChooseInPerson = stepsAccepting('switchToManualNotary').includes(currentStep(facts).id);
  const preview = canChooseInPerson
    ? inPersonRepricing(facts, decisionContext(context, key, facts))
    : undefined;
  const change = notaryRepricing(facts);
  const terms = {
    inPerson: preview && beforeAndAfter(preview),
    changed: change && { ...beforeAndAfter(change), reason: change.reason },
  };
  const rules = (preview ?? change)?.explanation;
  if (rules) {
    const to = caller.identity;
    await recordTermsShown(context, key, { to, origin, where: 'notary', terms, rules });
  }
  return {
    manual: isManualNotary(facts),
    manualByLaw: isManualByLaw(facts),
    sessionRequested: notarySessionIsPending(facts),
    joinUrl: notarySession(facts)?.joinUrl,
    appointment: appointment && {
      requestedTime: appointment.requestedTime,
      place: appointment.place,
      confirmedTime: notaryBooking(facts)?.confirmedTime,
      canChange: canChangeAppointment(facts, context.clock.now()),
    },
    ...(offered && { offered: { confirmedTime: offered.confirmedTime, place: offered.place } }),
    ...terms,
  };
};

/** Returns the repricing that an in-person notary would cause; undefined when it changes nothing. */
function inPersonRepricing(facts: Facts, rules: DecisionContext) {
  return chooseInPersonNotary(facts, rules).find((write) => write.fact === 'repricings')?.value;
}

function beforeAndAfter({ before, after }: DeepReadonly<{ before: Terms; after: Terms }>) {
  return { before, after };
}
