import { randomUUID } from 'node:crypto';
import type { propertyCalls } from '@homeline/contract/property/calls.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { dobOf } from '../../facts/date-of-birth.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { ageRefusal, licenseRefusal } from '../applications/initial-facts.ts';
import { submitStep } from '../applications/submit-step.ts';
import { uploadRefusal } from '../documents/uploads.ts';
import { lookUpZip } from './look-up-zip.ts';
import { suggestAddresses } from './suggest-addresses.ts';

export const propertyHandlers = {
  lookUpZip,
  suggestAddresses,
  /** Saves a corrected address or another home. Either starts a new records lookup. */
  saveProperty: (request, context) => {
    const property = request.body;
    const { organisation, params } = request;
    const lender = context.organisations.get(organisation);
    return submitStep(request, context, {
      at: stepsAccepting('saveProperty'),
      versionedFacts: ['property'],
      decide(facts) {
        const dob = dobOf(context, { organisation, applicationId: params.uuid }, facts);
        const refusal =
          licenseRefusal(property.state, lender) ??
          (dob && ageRefusal('state', { dob, state: property.state }, lender, context));
        return refusal || [{ fact: 'property', value: { uuid: uuidOf(facts), ...property } }];
      },
    });
  },
  /** Saves the deed or trust that shows who owns the home. */
  sendOwnershipDocument: async (request, context) => {
    const { document } = request.body;
    const refusal = await uploadRefusal(context, request, { field: 'document', uuids: [document] });
    if (refusal) return refusal;
    return submitStep(request, context, {
      at: stepsAccepting('sendOwnershipDocument'),
      decide: () => [{ fact: 'ownershipDocuments', value: { document } }],
    });
  },
} satisfies HandlersOf<typeof propertyCalls>;

/** Returns the current UUID for a corrected address, and a new one for another home. */
function uuidOf(facts: Facts): string {
  const { id } = currentStep(facts);
  const isSameHome = id === 'IN_PROGRESS' || id === 'PROPERTY_NO_MATCH';
  return (isSameHome && facts.property?.uuid) || randomUUID();
}
