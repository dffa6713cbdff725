import type { Facts } from './facts.ts';
import type { Parcel } from './property.facts.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** The number of addresses that a borrower may try. */
export const PROPERTY_ATTEMPTS = 3;

/** Returns the county's answer for the current property. */
export function currentLookup(facts: Facts) {
  const lookup = facts.propertyLookups.at(-1);
  return newer(lookup, facts.property) ? lookup : undefined;
}

/** Returns operations' decision on a property missing from county records. */
export function operationsFinding(facts: Facts) {
  const lookup = currentLookup(facts);
  const decision = facts.propertyMatchDecisions.at(-1);
  return lookup?.answer === 'NO_RECORD' && newer(decision, lookup) ? decision : undefined;
}

/** Returns whether neither the records nor operations found the address. */
export function propertyIsUnmatched(facts: Facts): boolean {
  return currentLookup(facts)?.answer === 'NO_MATCH' || operationsFinding(facts)?.decision === 'NOT_MATCHED';
}

/** Returns whether the borrower has used every attempt to match the address. */
export function propertyAttemptsAreUsedUp(facts: Facts): boolean {
  const misses =
    facts.propertyLookups.filter(({ answer }) => answer === 'NO_MATCH').length +
    facts.propertyMatchDecisions.filter(({ decision }) => decision === 'NOT_MATCHED').length;
  return misses >= PROPERTY_ATTEMPTS;
}

/** Returns the parcel of the current property, once known. */
export function parcelOf(facts: Facts): Parcel | undefined {
  return (operationsFinding(facts)?.parcel ?? currentLookup(facts)?.parcel) as Parcel | undefined;
}

/** Returns whether the matched parcel fails a property rule. A parcel with an owner mismatch is decided with the offers. */
export function propertyIsIneligible(facts: Facts): boolean {
  const lookup = currentLookup(facts);
  return lookup?.answer === 'MATCHED' && lookup.ineligible.length > 0;
}

/** Returns the lookup or title search that named another owner of the current property. */
export function ownerMismatch(facts: Facts) {
  const lookup = currentLookup(facts);
  const title = lastWhere(facts.prequalTitle, ({ answer }) => answer === 'OWNER_MISMATCH');
  return newest(
    lookup?.answer === 'OWNER_MISMATCH' ? lookup : undefined,
    newer(title, facts.property) ? title : undefined,
  );
}

/** Returns the deed or trust document sent for the owner mismatch. */
export function ownershipDocument(facts: Facts) {
  const mismatch = ownerMismatch(facts);
  const document = facts.ownershipDocuments.at(-1);
  return mismatch && newer(document, mismatch) ? document : undefined;
}

/** Returns the ownership document or final title search that operations must review. */
export function pendingOwnershipReview(facts: Facts) {
  const title = facts.finalTitle.at(-1);
  const raised = newest(ownershipDocument(facts), title?.answer === 'OWNER_DOUBTFUL' ? title : undefined);
  return raised && !newer(facts.ownershipDecisions.at(-1), raised) ? raised : undefined;
}
