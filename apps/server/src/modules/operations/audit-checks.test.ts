// Proves CO-37.

import type { verifyLoanFile } from '@homeline/contract/loan-files/verify-loan-file.ts';
import type { AuditCheck } from '@homeline/contract/operations/audit-checks.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { makeAuditChecks } from './audit-checks.ts';

let app: TestApp;
let officer: string;
let uuid: string;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
  officer = await createStaffMember(app, ['COMPLIANCE_OFFICER']);
  ({ uuid } = await app.register());
  await app.register();
});
afterAll(() => app.stop());

let keys = 0;
const start = async (jwt = officer, headers = {}) => {
  keys += 1;
  const { status } = await app.call('startAuditCheck', {
    jwt,
    headers: { 'idempotency-key': `audit-key-${keys}`, ...headers },
  });
  return status;
};
const list = async (jwt = officer, headers = {}) =>
  (await app.call('listAuditChecks', { jwt, headers })).body as AuditCheck[];
const verify = async () =>
  (await app.call('verifyLoanFile', { jwt: officer, params: { uuid } })).body as z.infer<
    typeof verifyLoanFile.answer
  >;

it('runs one audit per lender at a time, and records its scope and requester', async () => {
  expect([await start(), await start()]).toEqual([204, 204]);
  expect(await list()).toMatchObject([{ state: 'QUEUED', applications: 0, checked: 0 }]);
  await makeAuditChecks(app.context);
  const [check, ...older] = await list();
  expect(older).toEqual([]);
  expect(check).toMatchObject({
    ...{ state: 'DONE', applications: 2, checked: 2, requestedBy: expect.stringMatching(/\w/) },
    result: { facts: 10, anchors: 0, findings: 0, shown: [] },
  });
  expect(await verify()).toMatchObject({ facts: 5, findings: [] });
});

it('reports a changed fact on the lender’s page and the application’s', async () => {
  await sql`update fact set actor = 'STAFF nobody' where seq = 1 and application_id = ${uuid}`.execute(
    app.context.db,
  );
  await start();
  await makeAuditChecks(app.context);
  const [check] = await list();
  const [finding] = check?.result?.shown ?? [];
  expect(finding).toEqual({ application: uuid, text: expect.stringMatching(/^fact 1 .*: its actor$/) });
  expect((await verify()).findings).toEqual([finding?.text]);
});

it('takes over the audit of a server that has stopped', async () => {
  await start();
  const stopping = new AbortController();
  stopping.abort();
  await makeAuditChecks(app.context, stopping.signal);
  const states = async () => (await list()).map(({ state }) => state);
  expect(await states()).toEqual(['RUNNING', 'DONE', 'DONE']);
  await makeAuditChecks(app.context);
  expect(await states()).toEqual(['RUNNING', 'DONE', 'DONE']);
  await sql`update audit_check set alive_at = now() - interval '4 minutes' where finished_at is null`.execute(
    app.context.db,
  );
  await makeAuditChecks(app.context);
  expect(await states()).toEqual(['DONE', 'DONE', 'DONE']);
});

it('is hidden from other lenders', async () => {
  const headers = { 'x-org': 'harborview' };
  const elsewhere = await createStaffMember(app, ['MANAGER'], 'harborview');
  expect(await list(elsewhere, headers)).toEqual([]);
  const params = { uuid };
  expect((await app.call('verifyLoanFile', { jwt: elsewhere, headers, params })).status).toBe(404);
});
