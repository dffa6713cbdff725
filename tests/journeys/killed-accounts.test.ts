// Proves PR-19, PR-21, PR-32, PR-41, PR-47.

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { DATABASES, KILLS_TIMEOUT_MS, killedAt, namesOf, type Point } from './killed-exchanges.ts';
import { callerAt, completeApplication } from './traveller.ts';
import { personOf } from './visit.ts';

const isLong = Boolean(process.env['TEST_LONG']);
type Server = Awaited<ReturnType<typeof killedAt>>;

/** T01 at a step, and what they do there. */
async function personAt({ installation }: Pick<Server, 'installation'>, step: StepName) {
  const { publicUrl } = installation;
  const t01 = personOf('t01');
  const { uuid, jwt } = await completeApplication(installation, t01, publicUrl, undefined, step);
  const caller = callerAt(publicUrl);
  type Call = Parameters<typeof caller>[0];
  const call = (name: Call, body?: object, version?: number) =>
    caller(
      name,
      {
        ...{ params: { uuid }, headers: { 'idempotency-key': randomUUID() } },
        ...(body && { body }),
        ...(version !== undefined && { version }),
      },
      jwt,
    );
  const status = async () => (await call('getStatus')).body as { step: StepName; version: number };
  return {
    uuid,
    /** Sends a form that shows what is known now. */
    send: async (name: Call, form: object) => call(name, form, (await status()).version),
    /** Waits until the tasks have brought the application to a step. */
    async until(step: StepName) {
      while ((await status()).step !== step) await setTimeout(100);
    },
    /** Opens the bank provider's page, does something there and comes back. */
    async visitBank(act: object = {}) {
      const returnPath = `/account/heloc/${uuid}/bank/disburse?returned=1`;
      const { url } = (await call('openBankLink', { returnPath })).body as { url: string };
      await fetch(`${url}/finish`, {
        ...{ method: 'POST', body: JSON.stringify(act) },
        headers: { 'content-type': 'application/json' },
      });
      return call('finishBankLink', {});
    },
  };
}

describe.runIf(isLong)(
  'a server killed in every exchange about an account that the borrower types at Plaid',
  () => {
    it.each(DATABASES)(
      'has one account, proved by its deposit (%s)',
      async (database) => {
        const points: Point[] = [
          ['the link', 'POST', /link\/token\/create$/],
          ['how far the deposit is', 'POST', /plaid\/accounts\/get$/],
        ];
        const server = await killedAt(database, { bank: ['plaid'] }, points, { microDeposits: true });
        try {
          const person = await personAt(server, 'DISBURSEMENT_ACCOUNT');
          expect(await person.visitBank({ typed: '1111222233330000' })).toMatchObject({
            body: { step: 'ACCOUNT_DEPOSIT_SENT' },
          });
          const proved: Point[] = [['that the code was right', 'POST', /plaid\/accounts\/get$/]];
          server.killAt(proved);
          expect(await person.visitBank({ code: 'abc' })).toMatchObject({ status: 200 });
          expect(server.killed.toSorted()).toEqual(namesOf([...points, ...proved]));
          expect(await server.made()).toMatchObject({ items: 1 });
        } finally {
          await server.installation.stop();
        }
      },
      KILLS_TIMEOUT_MS,
    );
  },
);

describe.runIf(isLong)(
  'a server killed in every exchange while a borrower signs in at the bank again',
  () => {
    it.each(DATABASES)(
      'renews the same account (%s)',
      async (database) => {
        const server = await killedAt(database, { bank: ['plaid'] }, []);
        try {
          const person = await personAt(server, 'DISBURSEMENT_ACCOUNT');
          await person.visitBank();
          const { sandboxUrl } = server.installation;
          await fetch(`${sandboxUrl}/control/bank-logins-ended`, { method: 'PUT' });
          const points: Point[] = [
            ['that the sign-in has ended', 'POST', /identity\/match$/],
            ['the link that renews it', 'POST', /link\/token\/create$/],
            ['the end of the visit', 'POST', /link\/token\/get$/],
            ['the account numbers', 'POST', /auth\/get$/],
          ];
          server.killAt(points);
          expect(await person.send('confirmAccount', { answer: 'CONFIRMED' })).toMatchObject({ status: 200 });
          await person.until('DISBURSEMENT_ACCOUNT');
          expect(await person.visitBank()).toMatchObject({ body: { step: 'BANK_ACCOUNT_CONFIRMATION' } });
          expect(server.killed.toSorted()).toEqual(namesOf(points));
          expect(await server.made()).toMatchObject({ items: 1 });
        } finally {
          await server.installation.stop();
        }
      },
      KILLS_TIMEOUT_MS,
    );
  },
);

describe.runIf(isLong)('a server killed in every exchange that ends what providers keep', () => {
  it.each(DATABASES)(
    'ends it once each, and deletes the records (%s)',
    async (database) => {
      const providers = { bank: ['plaid'], income: ['truv'], identity: ['stripe'] } as const;
      const server = await killedAt(database, providers, []);
      const { installation, killAt, killed, made } = server;
      try {
        const { uuid, until } = await personAt(server, 'INSURANCE_REQUEST');
        expect(await made()).toMatchObject({ items: 1, connections: 1, redactedIds: 0 });
        const call = callerAt(installation.publicUrl);
        const { jwt: staff } = (await call('logIn', { body: installation.staff })).body as { jwt: string };
        const body = { reason: 'They asked by phone' };
        const headers = { 'idempotency-key': randomUUID() };
        const withdrawn = await call('withdrawApplication', { params: { uuid }, headers, body }, staff);
        expect(withdrawn).toMatchObject({ status: 200 });
        await until('CANCELLED');
        const points: Point[] = [
          ['the removal of the bank', 'POST', /item\/remove$/],
          ['the removal of the payroll', 'DELETE', /truv\/v1\/links\//],
          ['the removal of the person at the payroll provider', 'DELETE', /truv\/v1\/users\//],
          ['the redaction of the ID', 'POST', /verification_sessions\/\w+\/redact$/],
        ];
        killAt(points);
        // Past the three years of the register (12 CFR 1003.5(a)(1)(i)), the start looks for records that are due.
        await installation.moveClock('2031-01-10T17:00:00.000Z');
        await installation.kill();
        await installation.startServer();
        const isDone = async () => {
          const { items, connections, redactedIds } = await made();
          return items === 0 && connections === 0 && redactedIds === 1 && killed.length === points.length;
        };
        while (!(await isDone())) await setTimeout(200);
        expect(killed.toSorted()).toEqual(namesOf(points));
        const { jwt } = (await call('logIn', { body: installation.staff })).body as { jwt: string };
        const file = async () => (await call('getLoanFile', { params: { uuid } }, jwt)).status;
        while ((await file()) !== 404) await setTimeout(200);
      } finally {
        await installation.stop();
      }
    },
    KILLS_TIMEOUT_MS,
  );
});
