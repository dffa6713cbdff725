import { addMonths } from '../dates/civil-date.ts';
import { conditionsWithState } from './conditions.selectors.ts';
import type { Facts, FactValue, FactWrite } from './facts.ts';
import { profileCorrection } from './identity.selectors.ts';
import { acceptedChange } from './offer-changes.selectors.ts';
import { currentLookup, parcelOf } from './property.selectors.ts';
import { lastWhere, newer, newest } from './reading.ts';
import { unmatchedRecordedLiens } from './recorded-liens.selectors.ts';
import { trustDocuments } from './required-evidence.selectors.ts';

const SEASONING_MONTHS = 24;

/**
 * Returns whether offers need a title search. They do within 24 months of purchase, or with a recorded lien neither matched nor attested.
 */
export function prequalTitleRequired(facts: Facts): boolean {
  const parcel = parcelOf(facts);
  const lookup = currentLookup(facts);
  if (!parcel || !lookup) return true;
  const ownedLongEnough = addMonths(parcel.ownedSince, SEASONING_MONTHS) <= lookup.lookedUpOn;
  const hasUnattestedLien = unmatchedRecordedLiens(facts).some(
    ({ id }) => !facts.lienAttestation?.liens.includes(id),
  );
  return !ownedLongEnough || hasUnattestedLien;
}

/** Returns the preliminary title search for the current property. */
export function prequalSearch(facts: Facts) {
  const search = facts.prequalTitle.at(-1);
  return newer(search, facts.property) ? search : undefined;
}

/** Asks the borrower for the documents of the trust that owns the home. */
const TRUST_REQUEST: Omit<FactValue<'conditions'>, 'uuid'> = {
  category: 'REVIEW_TRUST_REQUIREMENTS',
  requestDocuments: ['CERTIFICATE_OF_TRUST', 'TRUSTAGREEMENT'],
  comments: 'County records show that a trust owns your home. We review its documents before you sign.',
};

/** The decision that resolves each answer of the final search. A date-down search follows it. */
const RESOLVED_BY: Record<
  Facts['finalTitle'][number]['answer'],
  (facts: Facts) => { seq: number } | undefined
> = {
  CLEAR: (facts) => lastWhere(facts.titleDecisions, ({ decision }) => decision === 'CLEARED'),
  NOT_REQUIRED: (facts) => lastWhere(facts.titleDecisions, ({ decision }) => decision === 'CLEARED'),
  OPEN_ISSUE: (facts) => lastWhere(facts.titleDecisions, ({ decision }) => decision === 'CLEARED'),
  OWNER_DOUBTFUL: (facts) => lastWhere(facts.ownershipDecisions, ({ decision }) => decision === 'CONFIRMED'),
  VESTED_IN_TRUST: (facts) => lastWhere(facts.trustDecisions, ({ decision }) => decision === 'APPROVED'),
  NO_LEGAL_DESCRIPTION: (facts) => {
    const described = conditionsWithState(facts).findLast(
      ({ category }) => category === 'PROPERTY_LEGAL_DESCRIPTION',
    );
    return described?.state === 'CLEARED' || described?.state === 'WAIVED' ? described.decision : undefined;
  },
};

/** Returns the final search, unless a resolved issue or a newly accepted offer calls for a date-down, or the name, home or owners were corrected. */
export function finalSearch(facts: Facts) {
  const search = facts.finalTitle.at(-1);
  if (!search) return undefined;
  const accepted = acceptedChange(facts);
  const outdatedBy = newest(
    RESOLVED_BY[search.answer](facts),
    accepted,
    facts.reofferRequests.at(-1),
    facts.property,
    profileCorrection(facts),
    vestingCorrection(facts),
    removedOwner(facts),
  );
  return newer(search, outdatedBy) ? search : undefined;
}

/** Returns the removal of a signer who was to sign as an owner, after which the title is searched again. */
function removedOwner(facts: Facts) {
  return lastWhere(facts.signdocsDecisions, ({ heldTitle }) => heldTitle === true);
}

/** Returns the owners of the home as the borrower corrected them after submission. */
export function vestingCorrection({ additionalProfile, applicationSubmission }: Facts) {
  if (!applicationSubmission) return undefined;
  return newer(additionalProfile, applicationSubmission) ? additionalProfile : undefined;
}

/** Returns the legal description that the title agent or title staff gave last. */
export function legalDescription({ finalTitle, titleDecisions }: Facts): string | undefined {
  return newest(
    lastWhere(finalTitle, (search) => search.legalDescription !== undefined),
    lastWhere(titleDecisions, (decision) => decision.legalDescription !== undefined),
  )?.legalDescription;
}

/** Returns the final search that found no issue and stated no legal description, without which no lien can be recorded. */
export function searchWithoutDescription(facts: Facts) {
  const search = facts.finalTitle.at(-1);
  const isClear = search?.answer === 'CLEAR' || search?.answer === 'NOT_REQUIRED';
  const isWritten = facts.notaryDocuments.some(({ answer }) => answer === 'READY');
  return isClear && !isWritten && legalDescription(facts) === undefined ? search : undefined;
}

/**
 * Returns the item that the title agent must clear: a title defect, a missing legal description, a payoff problem or the attorney's
 * rejection.
 */
export function pendingTitleReview(facts: Facts) {
  const prequal = prequalSearch(facts);
  const final = facts.finalTitle.at(-1);
  const attorney = facts.attorneyDecisions.at(-1);
  const payoff = facts.payoffDecisions.at(-1);
  const raised = newest(
    prequal?.answer === 'OPEN_ISSUE' ? prequal : undefined,
    final?.answer === 'OPEN_ISSUE' ? final : undefined,
    searchWithoutDescription(facts),
    attorney?.decision === 'REJECTED' ? attorney : undefined,
    payoff?.decision === 'PROBLEM' ? payoff : undefined,
  );
  return raised && !newer(facts.titleDecisions.at(-1), raised) ? raised : undefined;
}

/** Returns the final search whose vesting is a trust that still needs approval. */
export function pendingTrustReview(facts: Facts) {
  const search = finalSearch(facts);
  return search?.answer === 'VESTED_IN_TRUST' ? search : undefined;
}

/** Returns the completed flood determination of the current home. */
export function floodDetermination(facts: Facts) {
  const determined = lastWhere(facts.floodDeterminations, ({ answer }) => answer !== 'PENDING');
  return newer(determined, facts.property) ? determined : undefined;
}

/** Returns whether the provider's flood determination is still pending. */
export function floodDeterminationIsPending(facts: Facts): boolean {
  return newer(facts.floodDeterminations.at(-1), facts.property) && !floodDetermination(facts);
}

/**
 * Returns the facts to write for a final search. A title without a usable legal description also raises a condition, and so does a trust
 * whose documents nobody has sent: its review can't begin without them.
 * @param conditionUuid the id of that condition
 */
export function finalTitleFacts(
  found: FactValue<'finalTitle'>,
  facts: Facts,
  conditionUuid: string,
): readonly FactWrite[] {
  const search: FactWrite = { fact: 'finalTitle', value: found };
  if (found.answer === 'VESTED_IN_TRUST' && trustDocuments(facts).length === 0)
    return [search, { fact: 'conditions', value: { uuid: conditionUuid, ...TRUST_REQUEST } }];
  if (found.answer !== 'NO_LEGAL_DESCRIPTION') return [search];
  const comments =
    'County records don’t show a usable legal description of your property. Your deed or plat has one.';
  return [
    search,
    {
      fact: 'conditions',
      value: {
        uuid: conditionUuid,
        category: 'PROPERTY_LEGAL_DESCRIPTION',
        requestDocuments: ['PROPERTY_DESCRIPTION_SOURCE'],
        comments,
      },
    },
  ];
}
