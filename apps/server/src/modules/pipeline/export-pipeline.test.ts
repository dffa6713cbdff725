// Proves CO-07.

import { randomUUID } from 'node:crypto';
import { MOST_EXPORTED } from '@homeline/contract/pipeline/export-pipeline.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

type Exported = { applications: PipelineEntry[]; isCut: boolean };

let app: TestApp;
let manager: string;
beforeAll(async () => {
  app = await testApp();
  manager = await createStaffMember(app, ['MANAGER']);
});
afterAll(() => app.stop());

async function exported(query: object): Promise<Exported> {
  return (await app.call('exportPipeline', { jwt: manager, query })).body as Exported;
}

async function exportsInLog() {
  const administrator = await createStaffMember(app, ['ADMINISTRATOR']);
  const { body } = await app.call('listStaffChanges', { jwt: administrator });
  return (body as { what: string }[]).filter(({ what }) => what === 'EXPORT');
}

it('exports every page of a list in order, and audits who exported how many', async () => {
  for (let index = 0; index < 55; index += 1) {
    const lastName = `Exported-${'abcdefghij'[index % 10]}${'abcdef'[Math.floor(index / 10)]}`;
    const body = { ...REGISTRATION, firstName: 'Any', lastName, email: `${randomUUID()}@example.com` };
    await app.call('register', { body });
  }
  const { applications, isCut } = await exported({ search: 'exported', sort: 'borrower' });
  const names = applications.map(({ borrower = '' }) => borrower);
  expect([names.length, isCut]).toEqual([55, false]);
  expect(names).toEqual(names.toSorted());
  expect(await exportsInLog()).toEqual([
    expect.objectContaining({ what: 'EXPORT', subject: '55', by: expect.stringMatching(/./) }),
  ]);
});

it('stops at its limit, and says so', async () => {
  await sql`
    with copied as (
      insert into application
      select (jsonb_populate_record(null::application, to_jsonb(one) || jsonb_build_object(
        'id', gen_random_uuid(), 'loan_number', 'copy-' || number))).*
      from (select * from application limit 1) one, generate_series(1, ${MOST_EXPORTED}::int) number
      returning organisation, id, loan_number
    )
    insert into projection
    select (jsonb_populate_record(null::projection, to_jsonb(one) || jsonb_build_object(
      'application_id', copied.id, 'loan_number', copied.loan_number))).*
    from copied, (select * from projection limit 1) one`.execute(app.context.db);
  const { applications, isCut } = await exported({});
  expect([applications.length, isCut]).toEqual([MOST_EXPORTED, true]);
});

it('refuses partners, and hides other lenders’ applications', async () => {
  const partner = await createStaffMember(app, ['TITLE_AGENT']);
  expect((await app.call('exportPipeline', { jwt: partner })).status).toBe(404);
  const elsewhere = await createStaffMember(app, ['MANAGER'], 'harborview');
  const answer = await app.call('exportPipeline', { jwt: elsewhere, headers: { 'x-org': 'harborview' } });
  expect((answer.body as Exported).applications).toEqual([]);
});
