import type { HelocApplication } from '@homeline/contract/applications/application.ts';
import { acceptedEvaluation } from '@homeline/domain/facts/accepted-value.selectors.ts';
import { disbursementAccount } from '@homeline/domain/facts/bank.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { insuranceIsAccepted } from '@homeline/domain/facts/insurance.selectors.ts';
import {
  chosenTerms,
  currentTerms,
  initialDecision,
  offerWithChangedTerms,
} from '@homeline/domain/facts/offers.selectors.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { newer } from '@homeline/domain/facts/reading.ts';
import {
  additionalSigners,
  additionalSignerVersion,
  hasSignedNote,
} from '@homeline/domain/facts/signers.selectors.ts';
import { lendingValueCents } from '@homeline/domain/facts/valuation.selectors.ts';

export type ApplicationRow = {
  readonly id: string;
  readonly loan_number: string;
  readonly created_at: Date;
  readonly documents: readonly { uuid: string; type: string }[];
  /** The accounts of the additional signers, by signer; none before they accept their invitation. */
  readonly signerIdentities: ReadonlyMap<string, string | undefined>;
};

/** Returns an application as its borrower sees it. Amounts are in US dollars, not cents. */
export function applicationOf(row: ApplicationRow, facts: Facts): HelocApplication {
  const terms = currentTerms(facts);
  const { property, origin, autopay } = facts;
  const version = additionalSignerVersion(facts);
  const account = disbursementAccount(facts);
  const value = acceptedEvaluation(facts)?.valueCents ?? lendingValueCents(facts);
  return {
    uuid: row.id,
    loanNumber: row.loan_number,
    selectedPropertyUuid: property?.uuid,
    consents: [
      ...(facts.softCreditConsent ? [{ type: 'SOFT_CREDIT' as const }] : []),
      ...(facts.hardCreditConsent ? [{ type: 'HARD_CREDIT' as const }] : []),
    ],
    term: terms?.termYears,
    amount: dollars(terms?.lineAmountCents),
    rate: terms?.noteRatePct,
    uwCalculatedDrawAmount: dollars(largestDrawCents(facts)),
    adjustedHomeAmount: dollars(value),
    property: property && { state: property.state, timeZone: homeTimeZone(facts), address: property },
    documents: [...row.documents],
    incomeSources: facts.statedIncome ? [{ employmentType: facts.statedIncome.employmentType }] : [],
    disburseAccount: account && {
      uuid: account.uuid,
      routingNumber: account.routingNumber,
      mask: account.mask,
      accountNumber: `••••${account.mask.slice(-4)}`,
    },
    autopayAccount: autopay?.accountUuid ? { uuid: autopay.accountUuid } : undefined,
    payType: autopay?.payType,
    hasHmda: facts.hmdaCollected !== undefined,
    assetDepletion: { complete: facts.assets?.answer === 'LINKED' },
    insurance: { complete: insuranceIsAccepted(facts) },
    coDeedStatus: coDeedStatus(facts),
    isCrypto: origin?.isCrypto ?? false,
    requestedManualNotaryTime: facts.notaryAppointments.at(-1)?.requestedTime,
    referrer: origin?.referrerUuid ? { referrerUuid: origin.referrerUuid } : undefined,
    auditFields: { createdDate: row.created_at.toISOString() },
    helocSigners: additionalSigners(facts).map(({ uuid, type }) => ({
      identityUuid: version && row.signerIdentities.get(uuid),
      type,
    })),
    additionalSignerVersion: version,
  };
}

/** The largest draw that the newest decision supports: the changed offer's, else the largest at the chosen product and term. */
function largestDrawCents(facts: Facts): number | undefined {
  const changed = offerWithChangedTerms(facts);
  const decision = initialDecision(facts);
  if (changed && newer(changed, decision)) return changed.after.lineAmountCents;
  const chosen = chosenTerms(facts);
  const offers = (decision?.offers ?? []).filter(
    ({ product, termYears }) => !chosen || (product === chosen.product && termYears === chosen.termYears),
  );
  return offers.length > 0 ? Math.max(...offers.map(({ maximumCents }) => maximumCents)) : undefined;
}

function coDeedStatus(facts: Facts): HelocApplication['coDeedStatus'] {
  const signers = additionalSigners(facts);
  if (signers.length === 0) return 'NONE';
  return signers.every((signer) => hasSignedNote(facts, signer)) ? 'COMPLETE' : 'PENDING';
}

function dollars(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : cents / 100;
}
