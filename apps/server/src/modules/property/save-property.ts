import { randomUUID } from 'node:crypto';
import type { saveProperty as call } from '@homeline/contract/property/save-property.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { isLicensedIn } from '@homeline/domain/organisations/organisation.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves a corrected address or another home. Either starts a new records lookup. */
export const saveProperty: Handler<typeof call> = async (request, context) => {
  const property = request.body;
  if (!isLicensedIn(context.organisations.get(request.organisation), property.state)) {
    const message = `We are not lending in ${US_STATES[property.state]} yet.`;
    return refuse('STATE_NOT_LICENSED', { message, fields: { state: message } });
  }
  return submitStep(request, context, {
    at: ['IN_PROGRESS', 'PROPERTY_NO_MATCH', 'INCORRECT_OWNERSHIP', 'INELIGIBLE_PROPERTY'],
    versionedFacts: ['property'],
    decide: (facts) => [{ fact: 'property', value: { uuid: uuidOf(facts), ...property } }],
  });
};

/** Returns the current UUID for a corrected address, and a new one for another home. */
function uuidOf(facts: Facts): string {
  const { id } = currentStep(facts);
  const isSameHome = id === 'IN_PROGRESS' || id === 'PROPERTY_NO_MATCH';
  return (isSameHome && facts.property?.uuid) || randomUUID();
}
