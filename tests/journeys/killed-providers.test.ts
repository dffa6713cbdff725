// Proves PR-10, PR-19, PR-31.

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { registrationOf } from '../../apps/server/src/testing/persona-calls.ts';
import {
  DATABASES,
  KILLS_TIMEOUT_MS,
  killedAt,
  namesOf,
  type Point,
  type Providers,
} from './killed-exchanges.ts';
import { callerAt, completeApplication } from './traveller.ts';
import { personOf } from './visit.ts';

const isLong = Boolean(process.env['TEST_LONG']);

type Case = {
  readonly title: string;
  readonly person: string;
  /** The source of income that the person links, if another than the persona’s. */
  readonly source?: 'PLAID_TRANSACTIONS';
  readonly providers: Providers;
  readonly until: StepName;
  /** Each exchange is killed once, by default after the provider acted and before its answer arrived. */
  readonly killedIn: readonly Point[];
  /** What the providers have created in the end. */
  readonly made: Readonly<Record<string, number>>;
};

/** Suggestions of addresses (Photon) aren't here: they create nothing, and the page asks again with the next letter. */
const CASES: readonly Case[] = [
  {
    title: 'funds the line, with two credit reports, one linked account, one payroll connection and one ID',
    person: 't01',
    until: 'COMPLETE',
    providers: {
      ...{ bank: ['plaid'], income: ['truv'], credit: ['mismo'], property: ['attom'], valuation: ['attom'] },
      ...{ sanctions: ['yente'], identity: ['stripe'] },
    },
    killedIn: [
      ['the county record', 'GET', /expandedprofile/],
      ['the soft pull', 'POST', /uaweb\/mismo$/],
      ['the look-up of its report', 'POST', /uaweb\/mismo$/],
      ['the automated value', 'GET', /attomavm/],
      ['the hard pull', 'POST', /uaweb\/mismo$/],
      ['the order of payroll', 'POST', /truv\/v1\/orders\/$/],
      ['the look-up of the connection', 'GET', /truv\/v1\/links\/\?/],
      ['the income report', 'GET', /income\/report/],
      ['the link token', 'POST', /link\/token\/create$/],
      ['the end of the visit', 'POST', /link\/token\/get$/],
      // Plaid takes a public token once, and gives its answer once: a token that never arrived there can be sent again.
      ['the token exchange', 'POST', /public_token\/exchange$/, 'REQUEST_ARRIVES'],
      ['the account numbers', 'POST', /auth\/get$/],
      ['the name at the bank', 'POST', /identity\/match$/],
      ['the balance', 'POST', /accounts\/balance\/get$/],
      ['the look-up of an earlier visit', 'GET', /identity\/verification_sessions\?/],
      ['the visit for the ID', 'POST', /identity\/verification_sessions$/],
      ['the end of that visit', 'GET', /identity\/verification_sessions\?/],
      ['the tries that failed', 'GET', /identity\/verification_reports\?/],
      ['what the ID says', 'GET', /identity\/verification_sessions\/vs_/],
      ['the sanctions screen', 'POST', /\/match\//],
      ['the catalog of lists', 'GET', /yente\/catalog$/],
    ],
    made: { reports: 2, items: 1, connections: 1, verifiedIds: 1 },
  },
  {
    title: 'verifies income from deposits, with one item',
    person: 't01',
    source: 'PLAID_TRANSACTIONS',
    until: 'DISBURSEMENT_ACCOUNT',
    providers: { income: ['plaid'] },
    killedIn: [
      ['the person at Plaid', 'POST', /user\/create$/],
      ['the link token', 'POST', /link\/token\/create$/],
      ['the end of the visit', 'POST', /link\/token\/get$/],
      ['the income report', 'POST', /bank_income\/get$/],
    ],
    made: { items: 1 },
  },
  {
    title: 'verifies income from financial accounts, with one connection and one report of each kind',
    person: 't17',
    until: 'DISBURSEMENT_ACCOUNT',
    providers: { income: ['truv'] },
    killedIn: [
      ['the order', 'POST', /truv\/v1\/orders\/$/],
      // Not the orders of reports: see below.
      ['the income report', 'GET', /income_insights\/reports\/\w+\/$/],
      ['the assets report', 'GET', /assets\/reports\/\w+\/$/],
    ],
    made: { connections: 1, incomeReports: 2 },
  },
];

describe.runIf(isLong).each(CASES)('a server killed in every exchange with its providers', (each) => {
  const { title, source, providers, until, killedIn } = each;
  const known = personOf(each.person);
  const person = source ? { ...known, income: { ...known.income, source } } : known;
  it.each(DATABASES)(
    `${title} (%s)`,
    async (database) => {
      const { installation, killed, made } = await killedAt(database, providers, killedIn);
      try {
        const { publicUrl } = installation;
        const { steps } = await completeApplication(installation, person, publicUrl, undefined, until);
        expect(steps.at(-1)).toBe(until);
        expect(killed.toSorted()).toEqual(namesOf(killedIn));
        expect(await made()).toMatchObject(each.made);
      } finally {
        await installation.stop();
      }
    },
    KILLS_TIMEOUT_MS,
  );
});

describe.runIf(isLong)('a server killed between Plaid’s exchange of the token and its answer', () => {
  it.each(DATABASES)(
    'asks the borrower to link again, and keeps one account (%s)',
    async (database) => {
      const points: Point[] = [['the token exchange', 'POST', /public_token\/exchange$/]];
      const { installation, killed } = await killedAt(database, { bank: ['plaid'] }, points);
      try {
        const { publicUrl } = installation;
        const t01 = personOf('t01');
        const { uuid, jwt } = await completeApplication(
          ...([installation, t01, publicUrl, undefined, 'DISBURSEMENT_ACCOUNT'] as const),
        );
        const call = callerAt(publicUrl);
        const headers = () => ({ 'idempotency-key': randomUUID() });
        const link = async () => {
          const body = { returnPath: `/account/heloc/${uuid}/bank/disburse` };
          const opened = await call('openBankLink', { params: { uuid }, headers: headers(), body }, jwt);
          await fetch(`${(opened.body as { url: string }).url}/finish`, { method: 'POST' });
          return call('finishBankLink', { params: { uuid }, headers: headers(), body: {} }, jwt);
        };
        expect(await link()).toMatchObject({ status: 422, body: { code: 'LINK_FAILED' } });
        expect(killed).toEqual(namesOf(points));
        expect(await link()).toMatchObject({ status: 200, body: { step: 'BANK_ACCOUNT_CONFIRMATION' } });
      } finally {
        await installation.stop();
      }
    },
    KILLS_TIMEOUT_MS,
  );
});

describe.runIf(isLong).each([
  ['the income report', /income_insights\/reports\/$/, 1],
  ['the assets report', /assets\/reports\/$/, 2],
] as const)('a server killed between Truv’s order of %s and its answer', (report, path, ordered) => {
  it.each(DATABASES)(
    'orders no other until a person decides so (%s)',
    async (database) => {
      const points: Point[] = [[`the order of ${report}`, 'POST', path]];
      const { installation, killed, made } = await killedAt(database, { income: ['truv'] }, points);
      try {
        const { publicUrl } = installation;
        const { uuid, jwt } = await completeApplication(
          ...([installation, personOf('t17'), publicUrl, undefined, 'WAITING_FOR_INCOME_DATA'] as const),
        );
        const call = callerAt(publicUrl);
        const { body } = await call('logIn', { body: installation.staff });
        const { jwt: staff } = body as { jwt: string };
        const unknown = async () =>
          ((await call('listReviews', {}, staff)).body as Reviews).unknownOutcomes.filter(
            (each) => each.uuid === uuid,
          );
        while ((await unknown()).length === 0) await setTimeout(100);
        expect(killed).toEqual(namesOf(points));
        expect(await made()).toMatchObject({ incomeReports: ordered });
        const [{ reference } = { reference: '' }] = await unknown();
        const headers = { 'idempotency-key': randomUUID() };
        const decided = { params: { reference }, headers, body: { resolution: 'SEND_AGAIN' } };
        expect(await call('resolveOutcome', decided, staff)).toMatchObject({ status: 200 });
        const step = async () =>
          (await call('getStatus', { params: { uuid } }, jwt)).body as { step: string };
        while ((await step()).step === 'WAITING_FOR_INCOME_DATA') await setTimeout(100);
        expect(await made()).toMatchObject({ incomeReports: 3 });
      } finally {
        await installation.stop();
      }
    },
    KILLS_TIMEOUT_MS,
  );
});

describe.runIf(isLong)('a server killed while it sends a text message over Twilio', () => {
  const TEXT = 'Please call us about your application.';
  it.each(DATABASES)(
    'sends it once (%s)',
    async (database) => {
      // Whoever claimed a message has it for five minutes, so one kill is what a test can wait for.
      const points: Point[] = [['the message', 'POST', /Messages\.json$/]];
      const { installation, killed } = await killedAt(database, { messaging: ['twilio'] }, points);
      try {
        const call = callerAt(installation.publicUrl);
        const headers = () => ({ 'idempotency-key': randomUUID() });
        const registration = { ...registrationOf(personOf('t01')), takesTexts: true };
        const registered = await call('register', { body: registration, headers: headers() });
        const { applicationUuid: uuid } = registered.body as { applicationUuid: string };
        const { body } = await call('logIn', { body: installation.staff });
        const { jwt } = body as { jwt: string };
        const written = { channel: 'TEXT_MESSAGE', text: TEXT };
        await call('writeToBorrower', { params: { uuid }, headers: headers(), body: written }, jwt);
        const sent = async () => {
          const messages = await (await fetch(`${installation.sandboxUrl}/control/messages`)).json();
          return (messages as { text: string }[]).filter(({ text }) => text.includes(TEXT)).length;
        };
        const timeline = async () =>
          JSON.stringify((await call('getTimeline', { params: { uuid } }, jwt)).body);
        while (!/Staff message: (sent|delivered)/.test(await timeline())) await setTimeout(100);
        expect(killed.toSorted()).toEqual(namesOf(points));
        expect(await sent()).toBe(1);
      } finally {
        await installation.stop();
      }
    },
    KILLS_TIMEOUT_MS,
  );
});
