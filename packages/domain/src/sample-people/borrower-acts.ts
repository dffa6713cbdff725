import { acknowledgeClosing } from '../closing/hold.ts';
import { conditionsToAnswer } from '../facts/conditions.selectors.ts';
import { failedPull, frozenPull } from '../facts/credit.selectors.ts';
import { foundLiens } from '../facts/equity-loans.selectors.ts';
import type { Sealed } from '../facts/fact.ts';
import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import { Address } from '../facts/home.ts';
import { recentMortgageInquiries } from '../facts/inquiries.selectors.ts';
import { liensToAnswer } from '../facts/liens.selectors.ts';
import { currentTerms, initialDecision } from '../facts/offers.selectors.ts';
import { unmatchedRecordedLiens } from '../facts/recorded-liens.selectors.ts';
import { type Cents, cents, toCents } from '../money/cents.ts';
import { payManually } from '../offers/changed-offer.ts';
import { chooseInPersonNotary } from '../offers/notary-choice.ts';
import { type DecisionContext, pricingScenario } from '../offers/pricing-scenario.ts';
import { offeredFeePct, priceChoice } from '../pricing/choice.ts';
import { spousesSign } from '../signing/spouse.ts';
import { closesAtOffice } from '../states/office-closing.ts';
import type { StepName } from '../workflow/steps.ts';
import { openedSample } from './opened-sample.ts';
import { type Persona, signerEmail } from './persona.ts';

/** An action of a test borrower, as the facts that the server would write for it. */
type Act = (
  person: Persona,
  facts: Facts,
  context: DecisionContext,
  given: Readonly<Record<string, unknown>>,
) => readonly FactWrite[];

const UUID = '00000000-0000-4000-8000-000000000001';
const sealed = (text: string) => `sealed:test:${text}` as Sealed;

/** Returns the facts of registration and the first page. */
export function registration(person: Persona): readonly FactWrite[] {
  const [firstName = '', ...rest] = person.name.split(' ');
  const { street1, street2, city, state, zip, occupancy } = person.property;
  return [
    {
      fact: 'origin',
      value: {
        isCrypto: person.isCrypto ?? false,
        memberships: [],
      },
    },
    {
      fact: 'property',
      value: {
        uuid: UUID,
        street1,
        ...(street2 === undefined ? {} : { street2 }),
        city,
        state,
        zip,
        occupancy,
        listedForSale: person.property.listedForSale ?? false,
      },
    },
    {
      fact: 'statedIncome',
      value: { employmentType: person.income.employmentType, monthlyGrossCents: statedMonthlyGross(person) },
    },
    { fact: 'contact', value: { email: person.email, phone: person.phone } },
    { fact: 'profile', value: { firstName, lastName: rest.join(' ') || firstName, dob: sealed(person.dob) } },
    ...signersOf(person),
  ];
}

/** The borrower's ownership answer: additional signers own the home too. */
function ownershipOf({ property, additionalSigner }: Persona): 'INDIVIDUAL' | 'JOINT' | 'REVOCABLE_TRUST' {
  if (property.ownership === 'REVOCABLE_TRUST') return 'REVOCABLE_TRUST';
  const isShared = additionalSigner !== undefined && !additionalSigner.isSpouse;
  return property.ownership === 'JOINT' || isShared ? 'JOINT' : 'INDIVIDUAL';
}

function signersOf(person: Persona): readonly FactWrite[] {
  const signer = person.additionalSigner;
  if (!signer) return [];
  const type = signer.type === 'CO_BORROWER' ? ('CO_BORROWER' as const) : ('CO_DEEDER' as const);
  const { name, holdsTitle = true, isSpouse } = signer;
  const email = signerEmail(person);
  const marriage = isSpouse
    ? { isSpouse }
    : spousesSign(person.property) && holdsTitle
      ? { marriedTo: 'NOBODY' as const }
      : {};
  const named = { uuid: UUID, name, email, type, holdsTitle, ...marriage };
  return [{ fact: 'signers', value: { signers: [named] } }];
}

export function statedMonthlyGross(person: Persona): Cents {
  return toCents(person.income.statedMonthlyGross ?? person.income.monthlyGross ?? 0);
}

export function verifiedMonthlyGross(person: Persona): Cents {
  return toCents(person.income.verifiedMonthlyGross ?? person.income.monthlyGross ?? 0);
}

const consent = { textVersion: 'test' };

/** Returns the home as entered again, with the address parts that the persona corrects. */
function property(facts: Facts, given: Readonly<Record<string, unknown>>): FactWrite {
  const {
    seq: _,
    at: __,
    ...value
  } = facts.property ?? ({} as FactValue<'property'> & { seq: number; at: string });
  return { fact: 'property', value: { ...value, ...Address.parse({ ...value, ...given }) } };
}

function correction(pull: 'SOFT' | 'HARD', how: FactValue<'creditCorrections'>['how']): FactWrite {
  return { fact: 'creditCorrections', value: { pull, how } };
}

const account = (how: 'LINKED' | 'MANUAL'): FactWrite => ({
  fact: 'bankAccounts',
  value: {
    uuid: UUID,
    how,
    bankName: 'First Bank',
    routingNumber: '021000021',
    account: sealed('account'),
    mask: '6789',
  },
});

/** No separate home costs: the mortgage payment includes tax and insurance, and there are no dues. */
export const NO_HOME_COSTS = {
  propertyTaxCents: cents(0),
  insuranceCents: cents(0),
  duesCents: cents(0),
};

/** Answers a Texas lien as an equity loan to pay off. */
export function asPaidOffEquityLoan({ id }: { readonly id: string }) {
  return { id, answer: 'PAY_OFF' as const, isEquityLoan: true };
}

const upload = { documents: [UUID] };

/** Actions by workflow event name. */
export const ACTS: Readonly<Record<string, Act>> = {
  PROFILE_SUBMITTED: () => [
    { fact: 'softCreditConsent', value: consent },
    { fact: 'esignConsent', value: consent },
  ],
  ADDRESS_CORRECTED: (_, facts, __, given) => [property(facts, given)],
  OTHER_PROPERTY_SELECTED: (_, facts, __, given) => [property(facts, given)],
  OWNERSHIP_DOCUMENT_UPLOADED: () => [{ fact: 'ownershipDocuments', value: { document: UUID } }],
  SSN_SUBMITTED: (person) => [
    { fact: 'ssn', value: { ssn: sealed(person.testId), last4: person.testId.slice(-4) } },
    correction('SOFT', 'SSN'),
  ],
  DETAILS_CORRECTED: () => [correction('SOFT', 'DETAILS')],
  CREDIT_UNFROZEN: (_, facts) => [correction(frozenPull(facts) ?? 'SOFT', 'UNFROZEN')],
  CREDIT_UNFROZEN_HARD: () => [correction('HARD', 'UNFROZEN')],
  PIN_SUBMITTED: (person, _, __, given) => [
    { fact: 'freezePin', value: { pin: sealed(String(given['pin'] ?? person.credit.freezePin ?? '0')) } },
    correction('SOFT', 'PIN'),
  ],
  CREDIT_UNLOCKED: () => [correction('SOFT', 'UNLOCKED')],
  PHONE_NUMBER_SUBMITTED: (person) => [{ fact: 'callbackPhone', value: { phone: person.phone } }],
  RETRY_SOFT: (_, facts) => [correction(failedPull(facts) ?? 'SOFT', 'RETRY')],
  RETRY_HARD: () => [correction('HARD', 'RETRY')],
  VALUE_SUBMITTED: (person) => [
    { fact: 'estimatedValue', value: { valueCents: toCents(person.estimatedValue ?? 500_000) } },
  ],
  // A lien found later in Texas is an equity loan, which the line pays off.
  LIENS_CONFIRMED: (_, facts, __, given) => {
    const found = foundLiens(facts);
    if (found.length > 0)
      return [{ fact: 'foundLienAnswers', value: { liens: found.map(asPaidOffEquityLoan) } }];
    return [
      {
        fact: 'lienAnswers',
        value: {
          liens: liensToAnswer(facts).map(({ id }, index) => ({
            id,
            answer: isPaidOff(given['payOff'], index) ? ('PAY_OFF' as const) : ('CONFIRMED' as const),
            ...(facts.property?.state === 'TX' && { isEquityLoan: false }),
          })),
          homeCosts: NO_HOME_COSTS,
        },
      },
    ];
  },
  LIENS_DISPUTED: (_, facts) => [
    {
      fact: 'lienAnswers',
      value: {
        liens: liensToAnswer(facts).map(({ id }) => ({ id, answer: 'DISPUTED' as const })),
        homeCosts: NO_HOME_COSTS,
      },
    },
  ],
  INQUIRIES_ATTESTED: (_, facts) => [
    {
      fact: 'inquiryAttestation',
      value: {
        inquiries: recentMortgageInquiries(facts).map(({ id }) => ({ id, answer: 'NO_NEW_DEBT' as const })),
      },
    },
  ],
  NEW_DEBT_DISCLOSED: (_, facts) => [
    {
      fact: 'inquiryAttestation',
      value: {
        inquiries: recentMortgageInquiries(facts).map(({ id }) => ({ id, answer: 'NEW_DEBT' as const })),
      },
    },
  ],
  LIENS_ATTESTED: (_, facts) => [
    { fact: 'lienAttestation', value: { liens: unmatchedRecordedLiens(facts).map(({ id }) => id) } },
  ],
  OFFER_SELECTED: (person, facts, context) => {
    const product = person.product === 'INTEREST_ONLY_AGE_RESTRICTED' ? person.product : 'FIXED_TERM';
    const scenario = pricingScenario(facts, context, product);
    const offer = initialDecision(facts)?.offers.find(
      (each) => each.product === product && each.termYears === person.request.termYears,
    );
    if (!scenario || !offer)
      throw new Error(`${person.name} has no offer over ${person.request.termYears} years`);
    const wanted = Math.min(
      Math.max(toCents(person.request.amount), offer.minimumCents),
      offer.maximumCents,
    ) as Cents;
    const feePct = offeredFeePct(scenario, offer, wanted);
    const priced = priceChoice(scenario, { lineCents: wanted, termYears: offer.termYears, feePct });
    if (!priced.eligible) throw new Error(`${person.name} cannot choose ${wanted}: ${priced.reason}`);
    return [{ fact: 'offerSelection', value: { terms: priced.terms } }];
  },
  ASSETS_REQUESTED: () => [{ fact: 'assetRequests', value: {} }],
  OFFER_ABANDONED: () => [{ fact: 'offerAbandonments', value: {} }],
  ASSETS_LINKED: ({ assets }) => [
    {
      fact: 'assets',
      value: {
        answer: 'LINKED',
        checkingSavingsCents: toCents(assets?.checkingSavings ?? 0),
        brokerageCents: toCents(assets?.brokerage ?? 0),
        retirementCents: toCents(assets?.retirement ?? 0),
      },
    },
  ],
  ASSETS_SKIPPED: () => [{ fact: 'assets', value: { answer: 'SKIPPED' } }],
  ASSETS_REFUSED: () => [{ fact: 'assets', value: { answer: 'REFUSED' } }],
  WINBACK_ACCEPTED: () => [{ fact: 'winbackAnswers', value: { answer: 'ACCEPTED' } }],
  WINBACK_REFUSED: () => [{ fact: 'winbackAnswers', value: { answer: 'REFUSED' } }],
  ADDITIONAL_PROFILE_SUBMITTED: (person) => [
    {
      fact: 'additionalProfile',
      value: {
        ownership: ownershipOf(person),
        maritalStatus: person.additionalSigner?.isSpouse ? 'MARRIED' : 'UNMARRIED',
        purpose: 'HOME_IMPROVEMENT',
      },
    },
    { fact: 'ssn', value: { ssn: sealed(person.testId), last4: person.testId.slice(-4) } },
    { fact: 'hardCreditConsent', value: consent },
  ],
  HMDA_SUBMITTED: () => [{ fact: 'hmdaCollected', value: {} }],
  SUMMARY_ACCEPTED: (_, facts) => {
    const terms = currentTerms(facts);
    if (!terms) throw new Error('The summary requires a chosen line.');
    return [{ fact: 'applicationSubmission', value: { ...upload, terms, language: 'en' } }];
  },
  DISCLOSURES_ACKNOWLEDGED: () => [openedSample(), { fact: 'disclosuresAcknowledgement', value: upload }],
  INCOME_SOURCE_LINKED: (person) => [
    { fact: 'incomeSources', value: { how: 'LINK', source: person.income.source } },
  ],
  MANUAL_PAYSTUB_CHOSEN: () => [
    { fact: 'incomeSources', value: { how: 'PAYSTUB', source: 'MANUAL_PAYSTUB' } },
  ],
  EMPLOYER_VERIFICATION_CHOSEN: () => [
    { fact: 'incomeSources', value: { how: 'EMPLOYER', source: 'EMPINFO' } },
  ],
  PAYSTUBS_UPLOADED: () => [{ fact: 'paystubs', value: upload }],
  EMPLOYER_CONTACT_SUBMITTED: (person) => [
    { fact: 'employerContacts', value: { employer: 'Employer', name: 'Payroll', phone: person.phone } },
  ],
  RETRY_INCOME: () => [{ fact: 'incomeRetries', value: {} }],
  FINAL_OFFER_ACCEPTED: () => [{ fact: 'finalOfferAnswers', value: { answer: 'ACCEPTED' } }],
  FINAL_OFFER_REFUSED: () => [{ fact: 'finalOfferAnswers', value: { answer: 'REFUSED' } }],
  ACCOUNT_LINKED: () => [account('LINKED')],
  MANUAL_ENTRY_CHOSEN: () => [{ fact: 'manualEntryChoices', value: {} }],
  ACCOUNT_SUBMITTED: () => [account('MANUAL')],
  ACCOUNT_CONFIRMED: () => [{ fact: 'accountConfirmations', value: { answer: 'CONFIRMED' } }],
  ACCOUNT_CHANGED: () => [{ fact: 'accountConfirmations', value: { answer: 'CHANGED' } }],
  AUTOPAY_SET: () => [{ fact: 'autopay', value: { payType: 'AUTOPAY', accountUuid: UUID } }],
  MANUAL_PAYMENT_CHOSEN: (_, facts, context) => payManually(facts, context),
  ID_UPLOADED: () => [{ fact: 'identityUploads', value: { document: UUID, type: 'DRIVERSLICENSEFRONT' } }],
  CONDITION_SUBMITTED: (person) => [
    {
      fact: 'homeCondition',
      value: { condition: 'AVERAGE', accessName: person.name, accessPhone: person.phone },
    },
  ],
  BPO_ORDERED: () => [
    { fact: 'brokerOpinionOrders', value: { decision: 'ORDERED', feeCents: toCents(180) } },
  ],
  BPO_REFUSED: () => [{ fact: 'brokerOpinionOrders', value: { decision: 'REFUSED', feeCents: toCents(0) } }],
  FLOOD_NOTICE_ACKNOWLEDGED: () => [{ fact: 'floodNotice', value: {} }],
  DOCUMENTS_SUBMITTED: (_, facts) =>
    conditionsToAnswer(facts).map(({ uuid: condition }) => ({
      fact: 'conditionSubmissions',
      value: { ...upload, condition },
    })),
  CLOSING_DISCLOSURES_ACKNOWLEDGED: (_, facts, { today }) => acknowledgeClosing(facts, [UUID], today),
  NOTARY_SESSION_STARTED: () => [{ fact: 'notarySessionRequests', value: {} }],
  RETRY_NOTARY: () => [{ fact: 'notaryRetries', value: {} }],
  SWITCHED_TO_MANUAL: (_, facts, context) => chooseInPersonNotary(facts, context),
  APPOINTMENT_REQUESTED: (_, __, { today }) => [
    { fact: 'notaryAppointments', value: { requestedTime: `${today}T16:00:00.000Z`, place: 'Title office' } },
  ],
  NOTE_SIGNED: (person, { property }) =>
    closesAtOffice(property)
      ? [{ fact: 'officeClosingConfirmation', value: {} }]
      : [{ fact: 'noteSignatureRequests', value: { typedName: person.name, ...upload } }],
  INSURANCE_POSTPONED: () => [{ fact: 'insurancePostponement', value: {} }],
  INSURANCE_UPLOADED: () => [{ fact: 'insuranceUploads', value: upload }],
  RESCISSION_EXERCISED: (person) => [{ fact: 'rescissionExercised', value: { by: person.name } }],
  CANCEL_REQUESTED: () => [{ fact: 'cancellation', value: {} }],
};

/** Liens to pay off are given by position: `FIRST`, `SECOND`. */
function isPaidOff(payOff: unknown, index: number): boolean {
  return Array.isArray(payOff) && payOff.includes(['FIRST', 'SECOND'][index]);
}

/** The default action at each borrower step. */
export const USUAL_ACTS: { readonly [N in StepName]?: string } = {
  IN_PROGRESS: 'PROFILE_SUBMITTED',
  PROPERTY_NO_MATCH: 'ADDRESS_CORRECTED',
  INCORRECT_OWNERSHIP: 'OWNERSHIP_DOCUMENT_UPLOADED',
  CREDIT_NO_MATCH: 'SSN_SUBMITTED',
  CREDIT_FROZEN: 'CREDIT_UNFROZEN',
  CREDIT_FROZEN_WITH_PIN: 'PIN_SUBMITTED',
  CREDIT_INCORRECT_PIN: 'PIN_SUBMITTED',
  CREDIT_LOCKED: 'CREDIT_UNLOCKED',
  CREDIT_ERROR: 'RETRY_SOFT',
  ESTIMATE_VALUE: 'VALUE_SUBMITTED',
  LIEN_VERIFICATION: 'LIENS_CONFIRMED',
  INQUIRY_ATTESTATION: 'INQUIRIES_ATTESTED',
  LIEN_ATTESTATION: 'LIENS_ATTESTED',
  OFFER_SELECTION: 'OFFER_SELECTED',
  ASSETS_PREQUAL: 'ASSETS_LINKED',
  PREQUAL_WINBACK: 'WINBACK_ACCEPTED',
  ADDITIONAL_PROFILE: 'ADDITIONAL_PROFILE_SUBMITTED',
  HMDA_COLLECTION: 'HMDA_SUBMITTED',
  APP_SUBMISSION: 'SUMMARY_ACCEPTED',
  DISCLOSURE_SIGNING: 'DISCLOSURES_ACKNOWLEDGED',
  INCOME_VERIFICATION: 'INCOME_SOURCE_LINKED',
  MANUAL_PAYSTUB_UPLOAD: 'PAYSTUBS_UPLOADED',
  EMPLOYER_VERIFICATION: 'EMPLOYER_CONTACT_SUBMITTED',
  INCOME_ERROR: 'RETRY_INCOME',
  FINAL_OFFER: 'FINAL_OFFER_ACCEPTED',
  DISBURSEMENT_ACCOUNT: 'ACCOUNT_LINKED',
  MANUAL_DISBURSEMENT_ACCOUNT: 'ACCOUNT_SUBMITTED',
  BANK_ACCOUNT_CONFIRMATION: 'ACCOUNT_CONFIRMED',
  AUTOPAY_ACCOUNT: 'AUTOPAY_SET',
  IDENTITY_VERIFICATION: 'ID_UPLOADED',
  ID_VERIFICATION_FAILURE: 'ID_UPLOADED',
  BPO_CONDITION: 'CONDITION_SUBMITTED',
  ORDER_BPO: 'BPO_ORDERED',
  FLOOD_NOTICE: 'FLOOD_NOTICE_ACKNOWLEDGED',
  INSURANCE_REQUEST: 'INSURANCE_POSTPONED',
  DOCUMENT_REQUEST: 'DOCUMENTS_SUBMITTED',
  CLOSING_DISCLOSURE_REVIEW: 'CLOSING_DISCLOSURES_ACKNOWLEDGED',
  NOTE_SIGNING: 'NOTE_SIGNED',
  DEED_SIGNING: 'NOTARY_SESSION_STARTED',
  NOTARY_ERROR: 'RETRY_NOTARY',
  MANUAL_NOTARY_SCHEDULING: 'APPOINTMENT_REQUESTED',
  INSURANCE_UPLOAD: 'INSURANCE_UPLOADED',
};
