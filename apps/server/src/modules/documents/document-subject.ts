import { EMPLOYMENT, MARITAL_STATUS, OWNERSHIP } from '@homeline/documents/display-names.ts';
import type { ItemisedFee } from '@homeline/documents/fees.ts';
import { lenderOf } from '@homeline/documents/lender.ts';
import type {
  DocumentSubject,
  Lien,
  Line,
  Originator,
  Signer,
  StatedApplication,
} from '@homeline/documents/subject.ts';
import { feesDeliveredOn, openingDay } from '@homeline/domain/closing/hold.ts';
import { type CivilDate, yearMonthDay } from '@homeline/domain/dates/civil-date.ts';
import { disbursementAccount } from '@homeline/domain/facts/bank.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { floodInsuranceIsRequired } from '@homeline/domain/facts/flood.selectors.ts';
import { isRescindable } from '@homeline/domain/facts/funding.selectors.ts';
import { homeCosts } from '@homeline/domain/facts/home-costs.selectors.ts';
import { requiredCoverageCents } from '@homeline/domain/facts/insurance.selectors.ts';
import {
  isCreditLine,
  type KnownLien,
  knownLiens,
  liensToPayOff,
} from '@homeline/domain/facts/liens.selectors.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { parcelOf } from '@homeline/domain/facts/property.selectors.ts';
import { PURPOSE_WORDS } from '@homeline/domain/facts/purpose-words.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { floodDetermination, legalDescription } from '@homeline/domain/facts/title.selectors.ts';
import { lendingValueCents } from '@homeline/domain/facts/valuation.selectors.ts';
import { expectedFirstDraw } from '@homeline/domain/funding/first-draw.ts';
import { firstPaymentAfter } from '@homeline/domain/funding/first-payment.ts';
import { rescissionEndsIfSigned } from '@homeline/domain/funding/rescission-period.ts';
import { mortgageeClause } from '@homeline/domain/insurance/mortgagee-clause.ts';
import { cents, sumCents } from '@homeline/domain/money/cents.ts';
import type { termsByNotaryChoice } from '@homeline/domain/offers/notary-choice.ts';
import type { WithoutAutopay } from '@homeline/domain/offers/without-autopay.ts';
import { otherFees, totalOtherFees } from '@homeline/domain/policy/fees.ts';
import { originatorPay } from '@homeline/domain/policy/high-cost.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';
import { newestValuation } from '@homeline/domain/valuation/valuation-copies.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { costedTerms } from '../offers/costed-terms.ts';
import type { Lender } from '../organisations/organisations.ts';
import { addressOf } from './address-of.ts';
import { scoreOf } from './score-of.ts';

type SubjectSources = {
  readonly lender: Lender;
  /** Needed for documents about the line; letters don't need them. */
  readonly rules: Rules | undefined;
  /** The terms with a remote and with an in-person notary, when the borrower can choose and they differ. */
  readonly termsByNotary: ReturnType<typeof termsByNotaryChoice>;
  readonly withoutAutopay: WithoutAutopay | undefined;
  readonly originator: Originator | undefined;
  readonly applicationId: string;
  readonly loanNumber: string;
  readonly today: CivilDate;
};

/** Returns what documents may state about an application so far. Contains nothing encrypted. */
export function subjectOf(facts: Facts, sources: SubjectSources): DocumentSubject {
  const { lender, rules, originator, applicationId, loanNumber, today } = sources;
  const { property, contact, ssn, origin } = facts;
  const address = addressOf(facts);
  const terms = currentTerms(facts);
  const line = rules && terms && lineOf(rules, terms, facts, sources);
  const score = scoreOf(facts, lender);
  const parcel = parcelOf(facts);
  const account = facts.autopay?.payType === 'AUTOPAY' ? disbursementAccount(facts) : undefined;
  const flood = floodDetermination(facts);
  const description = legalDescription(facts);
  const openedOn = openingDay(facts, today);
  const endsOn = rescissionEndsIfSigned(openedOn, address.state);
  const homeValue = newestValuation(facts);
  return {
    lender: lenderOf(lender),
    madeOn: today,
    loanNumber,
    borrower: {
      name: fullNameOf(facts),
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
      mailingAddress: address,
      ...(ssn && { ssnLast4: ssn.last4 }),
    },
    ...(property && { property: { ...address, occupancy: property.occupancy } }),
    ...(origin?.isCrypto && { isCrypto: true }),
    ...(originator && { originator: withPay(originator, facts) }),
    signers: signersOf(facts, applicationId),
    ...(rules && line && { line, plan: planOf(line, rules, lender, address.state) }),
    ...(facts.statedIncome && { application: applicationOf(facts, today) }),
    ...(score && { score }),
    opening: {
      openedOn,
      firstDrawOn: expectedFirstDraw(openedOn, isRescindable(facts) ? endsOn : undefined),
      firstDueOn: firstPaymentAfter(openedOn),
      feesDeliveredOn: feesDeliveredOn(facts, today),
    },
    // At an office everybody gets paper.
    rescission: { endsOn, delivery: closesAtOffice(address) ? 'PAPER' : 'ELECTRONIC' },
    insurance: {
      coverageCents: requiredCoverageCents(facts),
      mortgagee: mortgageeClause(lender.company),
      needsFlood: floodInsuranceIsRequired(facts),
    },
    ...(lender.taxTranscripts && {
      transcripts: { participant: lender.taxTranscripts, years: lastTaxYears(openedOn) },
    }),
    ...(homeValue && { homeValue }),
    ...(account && { autopay: { bankName: account.bankName, accountMask: account.mask } }),
    ...(parcel &&
      description !== undefined && {
        recording: {
          county: parcel.county,
          parcelId: parcel.parcelId,
          legalDescription: description,
          trustee: lender.trustee,
        },
      }),
    ...(flood?.zone && {
      flood: { zone: flood.zone, communityParticipates: flood.communityParticipates },
    }),
  };
}

/** Adds what the lender pays the originator for the line, where it was agreed when the application began. */
function withPay(originator: Originator, facts: Facts): Originator {
  const terms = currentTerms(facts);
  const pct = facts.origin?.compensationPct;
  return terms && pct !== undefined
    ? { ...originator, payCents: originatorPay(terms.lineAmountCents, pct) }
    : originator;
}

/** Returns the two tax years that ended last. */
function lastTaxYears(day: CivilDate): number[] {
  const { year } = yearMonthDay(day);
  return [year - 1, year - 2];
}

function signersOf(facts: Facts, applicationId: string): Signer[] {
  const borrower = {
    uuid: applicationId,
    name: fullNameOf(facts),
    role: 'BORROWER',
    holdsTitle: true,
  } as const;
  const signers = additionalSigners(facts);
  const others = signers.map(({ uuid, name, type, holdsTitle, isSpouse = false, isOwnersSpouse }, index) => ({
    uuid,
    name,
    role: type,
    holdsTitle,
    isSpouse,
    ...(isOwnersSpouse && { spouseOf: signers[index - 1]?.name ?? '' }),
  }));
  return [borrower, ...others];
}

const FEES = {
  ORIGINATION_FEE: ['Origination fee', 'LENDER'],
  VALUATION: ['Valuation', 'THIRD_PARTY'],
  MANUAL_NOTARY: ['Notary', 'THIRD_PARTY'],
  LENDER_CREDIT: ['Lender credit', 'LENDER'],
  RECORDING_FEE: ['Recording fee', 'GOVERNMENT'],
  RECORDING_TAX: ['Recording tax', 'GOVERNMENT'],
} as const;

function lineOf(
  rules: Rules,
  terms: Terms,
  facts: Facts,
  { termsByNotary, withoutAutopay }: SubjectSources,
): Line {
  const fees = costedTerms(rules, terms, facts).costs.flatMap(({ kind, amountCents }): ItemisedFee[] => {
    if (kind === 'PAYOFFS') return [];
    const [name, paidTo] = FEES[kind];
    return [{ name, amountCents, paidTo, paidFrom: 'DRAW' }];
  });
  const payoffs = liensToPayOff(facts).map((lien) => ({
    creditor: lien.holder,
    amountCents: lien.balanceCents,
    isCreditLine: isCreditLine(facts, lien),
  }));
  const cashByNotary = termsByNotary && {
    byVideoCents: termsByNotary.byVideo.cashToBorrowerCents,
    inPersonCents: termsByNotary.inPerson.cashToBorrowerCents,
  };
  return {
    terms,
    fees,
    payoffs,
    ...(withoutAutopay && { withoutAutopay }),
    ...(cashByNotary && { cashByNotary }),
  };
}

/** Returns the plan's cost ranges. Third-party fees are recording at least, and a valuation and an in-person notary at most. */
function planOf({ terms, withoutAutopay }: Line, { sheet }: Rules, { pricing }: Lender, state: StateCode) {
  const others = otherFees(sheet.fees(state).output, { valuation: true, manualNotary: true });
  const recording = sumCents([terms.recordingFeeCents, terms.recordingTaxCents]);
  return {
    product: terms.product,
    termsYears: [terms.termYears],
    recentRatePct: terms.noteRatePct,
    lowestLineCents: pricing.lowestLineCents,
    highestLineCents: pricing.highestLineCents,
    originationFeePct: terms.feePct,
    ...(withoutAutopay && { ratePctWithoutAutopay: withoutAutopay.noteRatePct }),
    thirdPartyFeesCents: {
      lowest: recording,
      highest: sumCents([totalOtherFees(others), recording]),
    },
    state,
  };
}

function applicationOf(facts: Facts, today: CivilDate): StatedApplication {
  const { statedIncome, additionalProfile } = facts;
  const value = lendingValueCents(facts);
  return {
    // The borrower submits the summary on the day it is generated.
    submittedOn: today,
    employment: statedIncome ? EMPLOYMENT[statedIncome.employmentType] : '',
    ...(statedIncome?.employerName && { employer: statedIncome.employerName }),
    monthlyIncomeCents: statedIncome?.monthlyGrossCents ?? cents(0),
    purpose: additionalProfile ? PURPOSE_WORDS[additionalProfile.purpose] : '',
    ownership: additionalProfile ? OWNERSHIP[additionalProfile.ownership] : '',
    maritalStatus: additionalProfile ? MARITAL_STATUS[additionalProfile.maritalStatus] : '',
    ...(value !== undefined && { homeValueCents: value }),
    liens: knownLiens(facts).map(lienOf),
    homeCosts: homeCosts(facts),
  };
}

function lienOf({ holder, balanceCents, securedCents, answer, isOnThisHome }: KnownLien): Lien {
  const remaining = isOnThisHome ? 'STAYS' : 'OTHER_HOME';
  return {
    holder,
    balanceCents,
    ...(securedCents > balanceCents && { limitCents: securedCents }),
    atClosing: answer === 'PAY_OFF' ? 'PAID_OFF' : remaining,
  };
}
