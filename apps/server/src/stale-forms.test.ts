// Proves CA-28.

import { randomUUID } from 'node:crypto';
import type { Call } from '@homeline/contract/call.ts';
import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import type { FactName, Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { newestSeq } from '@homeline/domain/facts/facts.ts';
import { recentMortgageInquiries } from '@homeline/domain/facts/inquiries.selectors.ts';
import { liensToAnswer } from '@homeline/domain/facts/liens.selectors.ts';
import { unmatchedRecordedLiens } from '@homeline/domain/facts/recorded-liens.selectors.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { NO_HOME_COSTS } from '@homeline/domain/sample-people/borrower-acts.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROFILE, REGISTRATION, type TestApp } from './testing/app.ts';
import { builtInPersona } from './testing/built-in-personas.ts';
import { appWithIdleTasks, factsOfPerson, personAt, recordAsAnyone } from './testing/person-at.ts';
import type { Person } from './testing/stages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await appWithIdleTasks();
});
afterAll(() => app.stop());

/** A form that somebody has open while a fact that it shows gets a newer entry. */
type OpenForm = {
  readonly call: CallName;
  readonly persona: string;
  readonly step: StepName;
  /** What arrives meanwhile: facts written again as they are, or given facts. The form's step accepts it afterwards. */
  readonly meanwhile: readonly (FactName | FactWrite)[];
  readonly body: (facts: Facts) => object;
};

const consent = { agreed: true, textVersion: '2026-01' };
const account = { bankName: 'First Bank', routingNumber: '021000021', accountNumber: '000123456789' };
const additionalProfile = { ownership: 'INDIVIDUAL', maritalStatus: 'UNMARRIED', purpose: 'OTHER' };
const { occupancy, listedForSale, street1, city, state, zip } = REGISTRATION;

const answersTo = (liens: readonly { readonly id: string }[]) =>
  liens.map(({ id }) => ({ id, answer: 'CONFIRMED' }));
const liensForm = (facts: Facts) => ({ liens: answersTo(liensToAnswer(facts)), homeCosts: NO_HOME_COSTS });
const lienRows = (['lienAnswers', 'softCredit', 'propertyLookups'] as const).map(
  (fact): OpenForm => ({
    ...{
      call: 'answerLiens',
      persona: 't01',
      step: 'OFFER_SELECTION',
      body: liensForm,
      meanwhile: [fact, 'initialDecisions'],
    },
  }),
);

const FORMS: readonly OpenForm[] = [
  { call: 'saveProfile', persona: 't01', step: 'IN_PROGRESS', meanwhile: ['profile'], body: () => PROFILE },
  {
    call: 'saveStatedIncome',
    persona: 't01',
    step: 'IN_PROGRESS',
    meanwhile: ['statedIncome'],
    body: () => ({ employmentType: 'RETIRED', monthlyGrossCents: toCents(5_100) }),
  },
  {
    call: 'saveProperty',
    persona: 't09',
    step: 'INCORRECT_OWNERSHIP',
    meanwhile: ['property', 'propertyLookups'],
    body: () => ({ occupancy, listedForSale, street1, city, state, zip }),
  },
  {
    call: 'submitSsn',
    persona: 't06',
    step: 'CREDIT_NO_MATCH',
    meanwhile: [
      { fact: 'ssn', value: { ssn: 'sealed:another' as never, last4: '1006' } },
      { fact: 'creditCorrections', value: { pull: 'SOFT', how: 'SSN' } },
      'softCredit',
    ],
    body: () => ({ ssn: '901-00-1006' }),
  },
  {
    call: 'correctDetails',
    persona: 't05',
    step: 'SOFT_CREDIT_NO_CREDIT',
    meanwhile: ['profile'],
    body: () => PROFILE,
  },
  {
    call: 'submitPin',
    persona: 't03',
    step: 'CREDIT_INCORRECT_PIN',
    meanwhile: ['freezePin'],
    body: () => ({ pin: '2468' }),
  },
  {
    call: 'saveCallbackPhone',
    persona: 't42',
    step: 'FRAUD_ALERT_REVIEW',
    meanwhile: [{ fact: 'callbackPhone', value: { phone: '5555550199' } }],
    body: () => ({ phone: '(555) 555-0142' }),
  },
  {
    call: 'saveEstimate',
    persona: 't35',
    step: 'ESTIMATE_VALUE',
    meanwhile: [{ fact: 'estimatedValue', value: { valueCents: toCents(400_000) } }, 'automatedValuations'],
    body: () => ({ valueCents: toCents(500_000) }),
  },
  ...lienRows,
  {
    call: 'attestInquiries',
    persona: 't27',
    step: 'INQUIRY_ATTESTATION',
    meanwhile: ['softCredit'],
    body: (facts) => ({
      inquiries: recentMortgageInquiries(facts).map(({ id }) => ({ id, answer: 'NO_NEW_DEBT' })),
    }),
  },
  {
    call: 'attestLiens',
    persona: 't26',
    step: 'LIEN_ATTESTATION',
    meanwhile: ['lienDecisions'],
    body: (facts) => ({ liens: unmatchedRecordedLiens(facts).map(({ id }) => id), agreed: true }),
  },
  {
    call: 'selectOffer',
    persona: 't01',
    step: 'OFFER_SELECTION',
    meanwhile: ['initialDecisions'],
    body: () => ({ product: 'FIXED_TERM', termYears: 15, lineCents: toCents(50_000) }),
  },
  {
    call: 'selectOffer',
    persona: 't01',
    step: 'ADDITIONAL_PROFILE',
    meanwhile: ['offerSelection'],
    body: () => ({ product: 'FIXED_TERM', termYears: 15, lineCents: toCents(50_000) }),
  },
  {
    call: 'answerAssets',
    persona: 't17',
    step: 'ASSETS_PREQUAL',
    meanwhile: [{ fact: 'assets', value: { answer: 'SKIPPED' } }, 'initialDecisions'],
    body: () => ({ answer: 'SKIPPED' }),
  },
  ...(['additionalProfile', 'ssn'] as const).map(
    (fact): OpenForm => ({
      ...{ call: 'saveAdditionalProfile', persona: 't01', step: 'HMDA_COLLECTION', meanwhile: [fact] },
      body: () => ({ ...additionalProfile, hardCreditConsent: consent }),
    }),
  ),
  {
    call: 'saveAdditionalProfile',
    persona: 't56',
    step: 'APP_SUBMISSION',
    meanwhile: ['signers'],
    body: () => ({ ...additionalProfile, hardCreditConsent: consent }),
  },
  {
    call: 'saveEmployerContact',
    persona: 't19',
    step: 'EMPLOYER_VERIFICATION',
    meanwhile: [
      { fact: 'employerContacts', value: { employer: 'Mill', name: 'Ann', phone: '5555550199' } },
      { fact: 'employerAnswers', value: { answer: 'NOT_CONFIRMED' } },
      { fact: 'incomeRetries', value: {} },
      { fact: 'incomeSources', value: { how: 'EMPLOYER', source: 'EMPINFO' } },
    ],
    body: () => ({ employer: 'Employer', name: 'Payroll', phone: '(555) 555-0119' }),
  },
  {
    call: 'answerChangedOffer',
    persona: 't37',
    step: 'FINAL_OFFER',
    meanwhile: ['changedOffers'],
    body: () => ({ answer: 'ACCEPTED' }),
  },
  {
    call: 'enterAccount',
    persona: 't01',
    step: 'BANK_ACCOUNT_CONFIRMATION',
    meanwhile: [
      'bankAccounts',
      { fact: 'accountConfirmations', value: { answer: 'CHANGED' } },
      { fact: 'manualEntryChoices', value: {} },
    ],
    body: () => ({ ...account, accountNumberAgain: account.accountNumber }),
  },
  {
    call: 'confirmAccount',
    persona: 't01',
    step: 'BANK_ACCOUNT_CONFIRMATION',
    meanwhile: ['bankAccounts'],
    body: () => ({ answer: 'CONFIRMED' }),
  },
  {
    call: 'saveAutopay',
    persona: 't01',
    step: 'AUTOPAY_ACCOUNT',
    meanwhile: ['bankAccounts', 'accountConfirmations', 'bankChecks'],
    body: () => ({ payType: 'AUTOPAY', authorization: consent }),
  },
  {
    call: 'saveCorrection',
    persona: 't01',
    step: 'INCOME_VERIFICATION',
    meanwhile: ['contact'],
    body: () => ({ what: 'CONTACT', redone: [], email: 'new@example.com', phone: '(555) 555-0199' }),
  },
];

/** Why a versioned call has no row. */
const WITHOUT_ROW: Readonly<Record<string, string>> = {
  saveHomeCondition: 'It is answered once: a second form finds the application at another step.',
  answerFoundLiens: 'found-liens.test.ts, with the review that finds such a lien.',
};

const rows = FORMS.map((form) => {
  const [first] = form.meanwhile;
  return { ...form, fact: typeof first === 'object' ? first.fact : first };
});

it.each(rows)('$call refuses a form that shows an older $fact', async (row) => {
  const { call, persona, step, meanwhile, body } = row;
  const person = await personAt(app, withOwnEmail(persona), step);
  const shown = await factsOfPerson(app, person);
  for (const fact of meanwhile) await recordAsAnyone(app, person, asWrite(fact, shown));
  const facts = await factsOfPerson(app, person);
  const send = (version: number) => submit(call, person, version, body(facts));

  expect(await send(newestSeq(shown))).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
  expect(newestSeq(await factsOfPerson(app, person))).toBe(newestSeq(facts));
  expect(await send(newestSeq(facts))).toMatchObject({ status: 200 });
});

it('covers every call whose form has a version', () => {
  const versioned = Object.values<Call>(CALLS).filter((call) => call.versioned);
  const covered = new Set<string>([...FORMS.map(({ call }) => call), ...Object.keys(WITHOUT_ROW)]);
  expect(versioned.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
});

function submit(call: CallName, { jwt, uuid }: Person, version: number, body: object) {
  const headers = { 'idempotency-key': randomUUID() };
  return app.call(call, { params: { uuid }, jwt, version, headers, body });
}

function asWrite(fact: FactName | FactWrite, facts: Facts): FactWrite {
  if (typeof fact !== 'string') return fact;
  const known = facts[fact];
  const { seq: _, at: __, ...value } = (Array.isArray(known) ? known.at(-1) : known) ?? expect.fail(fact);
  return { fact, value } as FactWrite;
}

let people = 0;
function withOwnEmail(id: string) {
  people += 1;
  return { ...builtInPersona(id), email: `stale${people}@example.com` };
}
