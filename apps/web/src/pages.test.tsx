// @vitest-environment happy-dom
import { server } from '@homeline/client/testing/fake-server.ts';
import { getAdverseAction } from '@homeline/contract/adverse-action/get-adverse-action.ts';
import { getBank } from '@homeline/contract/bank/get-bank.ts';
import type { Call } from '@homeline/contract/call.ts';
import { getHmda } from '@homeline/contract/hmda/get-hmda.ts';
import { getInsurance } from '@homeline/contract/insurance/get-insurance.ts';
import { getLiens } from '@homeline/contract/liens/get-liens.ts';
import { getNotary } from '@homeline/contract/notary/get-notary.ts';
import { getOffers } from '@homeline/contract/offers/get-offers.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApplication } from './testing/open-application.tsx';

/** The heading of each step's page, and what it reads besides the answers. */
const PAGES: readonly (readonly [StepName, string, Call?])[] = [
  ['IN_PROGRESS', 'Is this you?'],
  ['PROPERTY_NO_MATCH', 'Is this the address on your deed?'],
  ['INCORRECT_OWNERSHIP', 'Do you own this home?'],
  ['INELIGIBLE_PROPERTY', 'We can’t lend on this home', getAdverseAction],
  ['CREDIT_NO_MATCH', 'What’s your Social Security number or ITIN?'],
  ['SOFT_CREDIT_NO_CREDIT', 'Do these details match your credit file?'],
  ['CREDIT_FROZEN', 'Lift the freeze on your credit file'],
  ['CREDIT_FROZEN_WITH_PIN', 'What’s the PIN for your credit freeze?'],
  ['CREDIT_INCORRECT_PIN', 'Check your PIN'],
  ['CREDIT_ERROR', 'Try your credit check again'],
  ['ESTIMATE_VALUE', 'What’s your home worth?'],
  ['LIEN_VERIFICATION', 'Is your home free of mortgages?', getLiens],
  ['ASSETS_PREQUAL', 'Do you have savings we can count?', getOffers],
  ['PREQUAL_WINBACK', 'Would another amount or term work better?', getOffers],
  ['ADDITIONAL_PROFILE', 'A few more things about you'],
  ['HMDA_COLLECTION', 'Demographic information', getHmda],
  ['APP_SUBMISSION', 'Review your application'],
  ['DISCLOSURE_SIGNING', 'Read your disclosures'],
  ['INCOME_VERIFICATION', 'How would you like to verify your income?'],
  ['MANUAL_PAYSTUB_UPLOAD', 'Upload your latest pay stubs'],
  ['EMPLOYER_VERIFICATION', 'Who can confirm your income at work?'],
  ['INCOME_ERROR', 'Verify your income another way'],
  ['DISBURSEMENT_ACCOUNT', 'Where should we send your money?', getBank],
  ['MANUAL_DISBURSEMENT_ACCOUNT', 'Which account should receive your money?', getBank],
  ['AUTOPAY_ACCOUNT', 'Set up autopay', getBank],
  ['IDENTITY_VERIFICATION', 'Verify your identity'],
  ['ID_VERIFICATION_FAILURE', 'We need one more thing from you'],
  ['BPO_CONDITION', 'What condition is your home in?'],
  ['DEED_SIGNING', 'Ready to meet your notary?', getNotary],
  ['NOTARY_SESSION', 'Your notary is ready', getNotary],
  ['NOTARY_ERROR', 'We couldn’t finish your session', getNotary],
  ['INSURANCE_UPLOAD', 'Show us that your home is insured', getInsurance],
];

const SNAG = 'Sorry, looks like we have hit a snag!';
const rows = PAGES.map(([step, heading, call]) => ({ step, heading, call }));
const reading = rows.flatMap(({ call, ...row }) => (call ? [{ ...row, call }] : []));

it.each(rows)('at $step: $heading', async ({ step, heading }) => {
  openApplication(step);
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(screen.queryByText(SNAG)).toBeNull();
});

it.each(reading)('at $step the page waits for $call.name', async ({ step, heading, call }) => {
  server.holds(call);
  openApplication(step);
  await screen.findByText('Loading', { selector: 'main *' });
  expect(screen.queryByRole('heading', { level: 1, name: heading })).toBeNull();
});

it.each(reading)('at $step the page says that $call.name can’t be loaded', async ({ step, call }) => {
  server.refuses(call, 'UNAVAILABLE');
  openApplication(step);
  await screen.findByRole('heading', { level: 1, name: SNAG });
  screen.getByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Loading', { selector: 'main *' })).toBeNull();
});
