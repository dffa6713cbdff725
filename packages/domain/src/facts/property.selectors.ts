import type { Facts } from './facts.ts';
import type { Parcel } from './property.facts.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** Corrections of the address that we accept before we give up. */
export const PROPERTY_ATTEMPTS = 3;

/** The county's answer for the property as it is entered now. */
export function currentLookup(facts: Facts) {
  const lookup = facts.propertyLookups.at(-1);
  return newer(lookup, facts.property) ? lookup : undefined;
}

/** What operations found when the records had no parcel. */
export function operationsFinding(facts: Facts) {
  const lookup = currentLookup(facts);
  const decision = facts.propertyMatchDecisions.at(-1);
  return lookup?.answer === 'NO_RECORD' && newer(decision, lookup) ? decision : undefined;
}

/** Neither the records nor operations know the address. */
export function propertyIsUnmatched(facts: Facts): boolean {
  return currentLookup(facts)?.answer === 'NO_MATCH' || operationsFinding(facts)?.decision === 'NOT_MATCHED';
}

/** The address has been looked for as often as it may be. */
export function propertyAttemptsExhausted(facts: Facts): boolean {
  const misses =
    facts.propertyLookups.filter(({ answer }) => answer === 'NO_MATCH').length +
    facts.propertyMatchDecisions.filter(({ decision }) => decision === 'NOT_MATCHED').length;
  return misses >= PROPERTY_ATTEMPTS;
}

/** The parcel that stands for the property, as far as it is known. */
export function parcelOf(facts: Facts): Parcel | undefined {
  return (operationsFinding(facts)?.parcel ?? currentLookup(facts)?.parcel) as Parcel | undefined;
}

/** The records match, and the parcel fails a property rule. One whose owner is in doubt is judged with the offers. */
export function propertyIsIneligible(facts: Facts): boolean {
  const lookup = currentLookup(facts);
  return lookup?.answer === 'MATCHED' && lookup.ineligible.length > 0;
}

/** Records or the title search name another owner, and the property has not been replaced since. */
export function ownerMismatch(facts: Facts) {
  const lookup = currentLookup(facts);
  const title = lastWhere(facts.prequalTitle, ({ answer }) => answer === 'OWNER_MISMATCH');
  return newest(
    lookup?.answer === 'OWNER_MISMATCH' ? lookup : undefined,
    newer(title, facts.property) ? title : undefined,
  );
}

/** The deed or trust that answers the mismatch. */
export function ownershipDocument(facts: Facts) {
  const mismatch = ownerMismatch(facts);
  const document = facts.ownershipDocuments.at(-1);
  return mismatch && newer(document, mismatch) ? document : undefined;
}

/** What operations must decide about ownership: a document sent in, or a doubt of the final title search. */
export function ownershipQuestion(facts: Facts) {
  const title = facts.finalTitle.at(-1);
  const raised = newest(ownershipDocument(facts), title?.answer === 'OWNER_DOUBTFUL' ? title : undefined);
  return raised && !newer(facts.ownershipDecisions.at(-1), raised) ? raised : undefined;
}
