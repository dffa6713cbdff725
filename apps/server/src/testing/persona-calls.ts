import type { AnswerOf } from '@homeline/contract/call.ts';
import type { CallName } from '@homeline/contract/calls.ts';
import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import type { getRecordsAccess } from '@homeline/contract/disclosures/records-access.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { LinkedIncomeSource } from '@homeline/contract/income/open-income-link.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { ELECTRONIC_RECORDS_VERSION } from '@homeline/documents/summary/electronic-records.ts';
import { closingAllowedOn } from '@homeline/domain/closing/hold.ts';
import { isBankingDay } from '@homeline/domain/dates/business-days.ts';
import { addDays, civilDateIn, latest } from '@homeline/domain/dates/civil-date.ts';
import { type DocumentType, isBinding } from '@homeline/domain/documents/catalogue.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import {
  asPaidOffEquityLoan,
  NO_HOME_COSTS,
  statedMonthlyGross,
} from '@homeline/domain/sample-people/borrower-acts.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { SIGNATURE_CONSENT_VERSIONS } from '@homeline/domain/signing/signature-consent.ts';
import { spousesSign } from '@homeline/domain/signing/spouse.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';
import { loadRelevantFacts } from '../facts/load.ts';
import { PASSWORD } from './app.ts';
import { photoOf } from './files.ts';
import type { Journey } from './persona-driver.ts';
import { signedAt } from './signing-places.ts';

/** The calls that a persona's browser would make at a step. */
type Act = (journey: Journey, given: Readonly<Record<string, unknown>>) => Promise<unknown>;

const TEXT_VERSION = '2026-01';
const consent = { agreed: true, textVersion: TEXT_VERSION };
const esignConsent = { agreed: true, textVersion: ELECTRONIC_RECORDS_VERSION };

const PHOTO = photoOf('');

export function registrationOf(person: Persona): object {
  const { email, phone, dob, income } = person;
  const { ownership: _, ...home } = homeOf(person);
  return {
    ...home,
    ...nameOf(person),
    ...{ email, phone, dob },
    employmentType: income.employmentType,
    monthlyGrossCents: statedMonthlyGross(person),
    password: PASSWORD,
    isCrypto: person.isCrypto ?? false,
  };
}

function nameOf({ name }: Persona): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') || firstName };
}

function homeOf({ property }: Persona) {
  const { street1, street2, city, state, zip, occupancy, ownership } = property;
  return { street1, street2, city, state, zip, occupancy, ownership, listedForSale: false };
}

/** Sends a form with the current version. */
async function send(journey: Journey, name: CallName, form: object): Promise<unknown> {
  const { version } = await journey.call<{ version: number }>('getStatus');
  return journey.call(name, { version, body: form });
}

/** Uploads a photo. @returns the document’s uuid */
export async function upload(journey: Journey, type: UploadedDocumentType): Promise<string> {
  const { uuid } = await journey.call<{ uuid: string }>('uploadDocument', {
    query: { type, name: 'photo.jpg' },
    body: PHOTO,
    headers: { 'content-type': 'image/jpeg' },
  });
  return uuid;
}

/** Opens what is to be acknowledged or signed in a package, the first document as a file too. Returns the UUIDs of all. */
export async function read(journey: Journey, name: 'SUMMARY' | 'CLOSING'): Promise<string[]> {
  const all = await journey.call<DocumentSummary[]>('listDocuments');
  const documents = all.filter((each) => each.package === name);
  for (const { uuid, type, openedAt } of documents)
    if (!openedAt && isBinding(type as DocumentType))
      await journey.call('getDocumentHtml', { params: { document: uuid } });
  const uuids = documents.map(({ uuid }) => uuid);
  if (uuids[0]) await journey.call('getDocumentFile', { params: { document: uuids[0] } });
  return uuids;
}

/** Opens the sample record, where it is asked for, and types its code. */
export async function openSample(journey: Journey): Promise<void> {
  const { asked } = await journey.call<AnswerOf<typeof getRecordsAccess>>('getRecordsAccess');
  if (!asked) return;
  const page = await journey.call<string>('getDocumentHtml', { params: { document: asked.sample.uuid } });
  await journey.call('showRecordsAccess', {
    body: { code: codeIn(page), textVersion: ELECTRONIC_RECORDS_VERSION },
  });
}

/** Returns the code that the page of a sample record shows. */
export function codeIn(page: string): string {
  const [, code = ''] = /Your code on this page<\/dt><dd>([^<]*)/.exec(page) ?? [];
  return code;
}

/** What a person enters at Truv, with its published test account. */
const AT_TRUV = {
  action: 'login',
  provider: 'Lakeside Manufacturing',
  username: 'goodlogin',
  password: 'goodpassword',
};

/** Completes a provider's page, as in a browser. */
async function finishAt(url: string): Promise<{ publicToken?: string; error?: string }> {
  if (url.includes('/providers/truv/')) {
    const body = new URLSearchParams(AT_TRUV);
    await fetch(url, { method: 'POST', body });
    return {};
  }
  const answer = await fetch(`${url}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return (await answer.json()) as { publicToken?: string };
}

/** Shows the person’s ID at the provider’s own page. */
async function showIdAtProvider(journey: Journey): Promise<unknown> {
  const body = { returnPath: `/account/heloc/${journey.uuid}/identity?returned=1` };
  const { url } = await journey.call<{ url: string }>('openHostedIdentity', { body });
  const { firstName: first_name, lastName: last_name } = nameOf(journey.person);
  const shown = new URLSearchParams({ first_name, last_name, dob: journey.person.dob });
  await fetch(url, { method: 'POST', body: shown, redirect: 'manual' });
  return journey.call('finishHostedIdentity');
}

const sendHome: Act = (journey, given) => {
  const { ownership: _, ...home } = homeOf(journey.person);
  return send(journey, 'saveProperty', { ...home, ...given });
};

const answerLiensWith = (answer: 'CONFIRMED' | 'DISPUTED') => async (journey: Journey, given: object) => {
  const { liens, asksEquityLoan, found } = await journey.call<Liens>('getLiens');
  if (found.length > 0) return send(journey, 'answerFoundLiens', { liens: found.map(asPaidOffEquityLoan) });
  const payOff: readonly unknown[] = 'payOff' in given && Array.isArray(given.payOff) ? given.payOff : [];
  const answers = liens.map(({ id }, index) => ({
    id,
    answer: payOff.includes(['FIRST', 'SECOND'][index]) ? 'PAY_OFF' : answer,
    ...(asksEquityLoan && answer === 'CONFIRMED' && { isEquityLoan: false }),
  }));
  return send(journey, 'answerLiens', { liens: answers, homeCosts: NO_HOME_COSTS });
};

const attestInquiriesWith = (answer: 'NO_NEW_DEBT' | 'NEW_DEBT') => async (journey: Journey) => {
  const { inquiries } = await journey.call<Liens>('getLiens');
  return send(journey, 'attestInquiries', { inquiries: inquiries.map(({ id }) => ({ id, answer })) });
};

const just =
  (name: CallName, body?: object): Act =>
  (journey) =>
    journey.call(name, body && { body });

/** A bank account whose routing number has a valid check digit. */
const ACCOUNT = { bankName: 'First Bank', routingNumber: '021000021', accountNumber: '000123456789' };

const enterAccount: Act = (journey) =>
  send(journey, 'enterAccount', { ...ACCOUNT, accountNumberAgain: ACCOUNT.accountNumber });

/** A persona's acts, by the names of the workflow's events. */
export const PERSON_CALLS: Readonly<Record<string, Act>> = {
  PROFILE_SUBMITTED: (journey) =>
    send(journey, 'saveProfile', {
      ...nameOf(journey.person),
      dob: journey.person.dob,
      softCreditConsent: consent,
      esignConsent,
    }),
  ADDRESS_CORRECTED: sendHome,
  OTHER_PROPERTY_SELECTED: sendHome,
  OWNERSHIP_DOCUMENT_UPLOADED: async (journey) =>
    journey.call('sendOwnershipDocument', { body: { document: await upload(journey, 'SUPPORT') } }),
  SSN_SUBMITTED: (journey) => send(journey, 'submitSsn', { ssn: journey.person.testId }),
  DETAILS_CORRECTED: (journey) =>
    send(journey, 'correctDetails', { ...nameOf(journey.person), dob: journey.person.dob }),
  CREDIT_UNFROZEN: just('retryCredit'),
  CREDIT_UNFROZEN_HARD: just('retryCredit'),
  CREDIT_UNLOCKED: just('retryCredit'),
  RETRY_SOFT: just('retryCredit'),
  RETRY_HARD: just('retryCredit'),
  PIN_SUBMITTED: (journey, { pin }) =>
    send(journey, 'submitPin', { pin: pin ?? journey.person.credit.freezePin ?? '0000' }),
  PHONE_NUMBER_SUBMITTED: (journey) => send(journey, 'saveCallbackPhone', { phone: journey.person.phone }),
  VALUE_SUBMITTED: (journey) =>
    send(journey, 'saveEstimate', { valueCents: toCents(journey.person.estimatedValue ?? 500_000) }),
  LIENS_CONFIRMED: answerLiensWith('CONFIRMED'),
  LIENS_DISPUTED: answerLiensWith('DISPUTED'),
  INQUIRIES_ATTESTED: attestInquiriesWith('NO_NEW_DEBT'),
  NEW_DEBT_DISCLOSED: attestInquiriesWith('NEW_DEBT'),
  LIENS_ATTESTED: async (journey) => {
    const { toAttest } = await journey.call<Liens>('getLiens');
    return send(journey, 'attestLiens', { liens: toAttest.map(({ id }) => id), agreed: true });
  },
  OFFER_SELECTED: selectOffer,
  OFFER_ABANDONED: just('leaveOffers'),
  ASSETS_REQUESTED: just('requestAssets'),
  ASSETS_LINKED: (journey) => {
    const assets = journey.person.assets ?? { checkingSavings: 1000 };
    const { checkingSavings = 0, brokerage = 0, retirement = 0 } = assets;
    return send(journey, 'answerAssets', {
      answer: 'LINKED',
      checkingSavingsCents: toCents(checkingSavings),
      brokerageCents: toCents(brokerage),
      retirementCents: toCents(retirement),
    });
  },
  ASSETS_SKIPPED: (journey) => send(journey, 'answerAssets', { answer: 'SKIPPED' }),
  ASSETS_REFUSED: (journey) => send(journey, 'answerAssets', { answer: 'REFUSED' }),
  WINBACK_ACCEPTED: just('answerWinback', { answer: 'ACCEPTED' }),
  WINBACK_REFUSED: just('answerWinback', { answer: 'REFUSED' }),
  ADDITIONAL_PROFILE_SUBMITTED: (journey) => {
    const { additionalSigner: signer, testId, email } = journey.person;
    const { ownership } = homeOf(journey.person);
    const isShared = ownership === 'JOINT' || ownership === 'REVOCABLE_TRUST';
    const type = signer?.type === 'CO_BORROWER' ? 'CO_BORROWER' : 'CO_DEEDER';
    return send(journey, 'saveAdditionalProfile', {
      ownership: isShared ? ownership : signer && !signer.isSpouse ? 'JOINT' : 'INDIVIDUAL',
      maritalStatus: signer?.isSpouse ? 'MARRIED' : 'UNMARRIED',
      purpose: 'HOME_IMPROVEMENT',
      ssn: testId,
      hardCreditConsent: consent,
      signers: signer
        ? [
            {
              name: signer.name,
              email: `signer.${email}`,
              type,
              holdsTitle: signer.holdsTitle ?? true,
              ...(signer.isSpouse
                ? { isSpouse: true }
                : spousesSign(journey.person.property) && { marriedTo: 'NOBODY' }),
            },
          ]
        : [],
    });
  },
  HMDA_SUBMITTED: just('saveHmda', { ethnicity: ['2'], race: ['5', '22'], sex: ['3'] }),
  SUMMARY_ACCEPTED: async (journey) =>
    journey.call('acceptSummary', { body: { documents: await read(journey, 'SUMMARY'), agreed: true } }),
  DISCLOSURES_ACKNOWLEDGED: async (journey) => {
    await openSample(journey);
    return journey.call('acknowledgeDisclosures', { body: { documents: await read(journey, 'SUMMARY') } });
  },
  INCOME_SOURCE_LINKED: async (journey) => {
    const source = linkedSource(journey.person);
    const body = { source, returnPath: `/account/heloc/${journey.uuid}/income/review` };
    const { url } = await journey.call<{ url: string }>('openIncomeLink', { body });
    const { publicToken } = await finishAt(url);
    return journey.call('chooseIncomeSource', { body: { how: 'LINK', source, publicToken } });
  },
  MANUAL_PAYSTUB_CHOSEN: just('chooseIncomeSource', { how: 'PAYSTUB' }),
  EMPLOYER_VERIFICATION_CHOSEN: just('chooseIncomeSource', { how: 'EMPLOYER' }),
  PAYSTUBS_UPLOADED: async (journey) =>
    journey.call('sendPaystubs', {
      body: { documents: [await upload(journey, 'USER_UPLOADED_PAYSTUB')] },
    }),
  EMPLOYER_CONTACT_SUBMITTED: (journey) =>
    send(journey, 'saveEmployerContact', {
      employer: 'Employer',
      name: 'Payroll',
      phone: journey.person.phone,
    }),
  RETRY_INCOME: just('retryIncome'),
  FINAL_OFFER_ACCEPTED: (journey) => send(journey, 'answerChangedOffer', { answer: 'ACCEPTED' }),
  FINAL_OFFER_REFUSED: (journey) => send(journey, 'answerChangedOffer', { answer: 'REFUSED' }),
  ACCOUNT_LINKED: async (journey) => {
    const body = { returnPath: `/account/heloc/${journey.uuid}/bank/disburse` };
    const { url } = await journey.call<{ url: string }>('openBankLink', { body });
    const { publicToken, error } = await finishAt(url);
    return error
      ? journey.call('chooseManualEntry')
      : journey.call('finishBankLink', { body: { publicToken } });
  },
  MANUAL_ENTRY_CHOSEN: just('chooseManualEntry'),
  ACCOUNT_SUBMITTED: enterAccount,
  ACCOUNT_CONFIRMED: (journey) => send(journey, 'confirmAccount', { answer: 'CONFIRMED' }),
  ACCOUNT_CHANGED: (journey) => send(journey, 'confirmAccount', { answer: 'CHANGED' }),
  AUTOPAY_SET: (journey) => send(journey, 'saveAutopay', { payType: 'AUTOPAY', authorization: consent }),
  MANUAL_PAYMENT_CHOSEN: (journey) => send(journey, 'saveAutopay', { payType: 'MANUAL' }),
  ID_UPLOADED: async (journey) => {
    if ((await journey.call<{ hostedBy?: string }>('getIdentity')).hostedBy) return showIdAtProvider(journey);
    const type = 'DRIVERSLICENSEFRONT';
    const document = await upload(journey, type);
    const back = await upload(journey, 'DRIVERSLICENSEBACK');
    return journey.call('sendIdentityDocument', { body: { type, document, back } });
  },
  CONDITION_SUBMITTED: ({ person, ...journey }) =>
    send({ person, ...journey }, 'saveHomeCondition', {
      condition: 'AVERAGE',
      accessName: person.name,
      accessPhone: person.phone,
    }),
  BPO_ORDERED: just('orderOpinion', { decision: 'ORDERED' }),
  BPO_REFUSED: just('orderOpinion', { decision: 'REFUSED' }),
  FLOOD_NOTICE_ACKNOWLEDGED: async (journey) => {
    const all = await journey.call<DocumentSummary[]>('listDocuments');
    for (const { uuid, type, openedAt } of all)
      if (type === 'FLOOD_HAZARD_NOTICE' && !openedAt)
        await journey.call('getDocumentHtml', { params: { document: uuid } });
    return send(journey, 'acknowledgeFloodNotice', { agreed: true });
  },
  DOCUMENTS_SUBMITTED: async (journey) => {
    const conditions = await journey.call<readonly ConditionSummary[]>('listConditions');
    for (const { uuid: condition, requestDocuments, actionNeeded } of conditions) {
      if (!actionNeeded) continue;
      const documents = await Promise.all(
        requestDocuments.map((type) => upload(journey, type as UploadedDocumentType)),
      );
      await journey.call('submitDocuments', { body: { condition, documents } });
    }
  },
  CLOSING_DISCLOSURES_ACKNOWLEDGED: async (journey) =>
    journey.call('acknowledgeClosing', {
      // Early disclosures that were written again are read with the final figures.
      body: {
        documents: [...(await read(journey, 'SUMMARY')), ...(await read(journey, 'CLOSING'))],
        agreed: true,
      },
    }),
  NOTE_SIGNED: async (journey) =>
    closesAtOffice(journey.person.property)
      ? journey.call('confirmOfficeClosing')
      : journey.call('giveSignature', {
          body: {
            ...{ typedName: journey.person.name, documents: await read(journey, 'CLOSING') },
            consent: { agreed: true, textVersion: SIGNATURE_CONSENT_VERSIONS.en },
            isLocationWithheld: true,
            ...signedAt(journey.person.name, await journey.call('listDocuments')),
          },
        }),
  NOTARY_SESSION_STARTED: just('requestSession'),
  RETRY_NOTARY: just('retryNotary'),
  SWITCHED_TO_MANUAL: just('switchToManualNotary'),
  APPOINTMENT_REQUESTED: async (journey) =>
    journey.call('requestAppointment', {
      body: { requestedTime: await nextAppointment(journey), place: 'Title office' },
    }),
  INSURANCE_POSTPONED: just('postponeInsurance'),
  INSURANCE_UPLOADED: async (journey) =>
    journey.call('sendInsurance', {
      body: { documents: [await upload(journey, 'PROOFOFHAZARDINSURANCE')] },
    }),
  RESCISSION_EXERCISED: just('rescind', { agreed: true }),
  CANCEL_REQUESTED: just('cancelApplication', {}),
};

/** Returns the income source to link. Pay stubs and VOE come after an attempt to link payroll. */
function linkedSource({ income: { source } }: Persona): string {
  return LinkedIncomeSource.safeParse(source).success ? source : 'TRUV_PAYROLL';
}

/** Quotes and then chooses the persona's line, limited to the offer for their term. */
async function selectOffer(journey: Journey): Promise<unknown> {
  const { person } = journey;
  const product = person.product === 'INTEREST_ONLY_AGE_RESTRICTED' ? person.product : 'FIXED_TERM';
  const { termYears, amount } = person.request;
  const { offers } = await journey.call<Offers>('getOffers');
  const offer = offers.find((each) => each.product === product && each.termYears === termYears);
  if (!offer) throw new Error(`${person.name} has no offer over ${termYears} years`);
  const lineCents = Math.min(Math.max(toCents(amount), offer.minimumCents), offer.maximumCents);
  const choice = { product, termYears, lineCents };
  await journey.call('quoteOffer', { body: choice });
  return send(journey, 'selectOffer', choice);
}

/** Returns a time on the next business day at the home that the law allows, afternoon in every US time zone. */
async function nextAppointment({ app, person, uuid }: Journey): Promise<string> {
  const tomorrow = addDays(civilDateIn(timeZoneOf(person.property), app.clock.nowMs()), 1);
  const key = { organisation: 'homeline', applicationId: uuid };
  const allowed = closingAllowedOn(await loadRelevantFacts(app.context.db, key));
  let day = allowed ? latest(tomorrow, allowed) : tomorrow;
  while (!isBankingDay(day)) day = addDays(day, 1);
  return `${day}T19:00:00.000Z`;
}
