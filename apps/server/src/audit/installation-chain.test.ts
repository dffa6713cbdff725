// Proves CO-73.

import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLender } from '../modules/operations/audit-lender.ts';
import type { TestApp } from '../testing/app.ts';
import { pdfOf } from '../testing/files.ts';
import { appWithIdleTasks, personAskedForDocument } from '../testing/person-at.ts';
import type { Person } from '../testing/stages.ts';
import { appendLink, keepLinks, linkFile } from './installation-chain.ts';
import { findingInWords } from './verify-lender.ts';

const PDF = pdfOf('the words of a bank statement');

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await appWithIdleTasks();
});
afterAll(() => app.stop());

/** A borrower of today with one document. */
beforeEach(async () => {
  person = await personAskedForDocument(app);
  await app.call('uploadDocument', {
    params: { uuid: person.uuid },
    query: { type: 'BANK_STATEMENT', name: 'statement.pdf' },
    body: PDF,
    headers: { 'content-type': 'application/pdf', 'idempotency-key': randomUUID() },
    jwt: person.jwt,
  });
});

const run = (statement: string) => sql.raw(statement).execute(app.context.db);
const files = () => linkFile(app.context.config.anchorsDir);
/** What the minute's job does. */
async function link(): Promise<void> {
  await appendLink(app.context.db, app.context.sealing, app.context.clock.now());
  await keepLinks(app.context.db, files());
}
/** The findings about the person, as the command line prints them. */
async function findings(): Promise<string[]> {
  const { findings: found } = await auditLender(app.context, 'homeline');
  return found
    .filter(({ applicationId }) => applicationId === undefined || applicationId === person.uuid)
    .map(findingInWords);
}

/** Removes every trace of the application but what the installation's chain has. */
async function erase(): Promise<void> {
  for (const table of [
    'document',
    'stored_file',
    'fact',
    'projection',
    'outbox',
    'event',
    'search_term',
    'audit_event',
  ])
    await run(`delete from ${table} where application_id = '${person.uuid}'`);
  await run(`delete from application where id = '${person.uuid}'`);
}

describe('the audit', () => {
  it('reports no changes when there are none, and counts the files', async () => {
    await link();
    const checked = await auditLender(app.context, 'homeline');
    expect(checked.files).toBeGreaterThan(0);
    expect(await findings()).toEqual([]);
  });

  it('finds an application deleted completely on its first day', async () => {
    await link();
    await erase();
    expect(await findings()).toEqual([
      expect.stringMatching(
        `^application ${person.uuid}: the application was removed, or its events up to \\d+$`,
      ),
    ]);
  });

  it('finds an emptied and a replaced stored file', async () => {
    await run(`update stored_file set sealed = '\\x00' where application_id = '${person.uuid}'`);
    expect(await findings()).toEqual([expect.stringMatching(/: the bytes of file [\w-]{36} were changed$/)]);
    await run(`update stored_file set sha256 = 'other' where application_id = '${person.uuid}'`);
    expect(await findings()).toContainEqual(expect.stringMatching(/: file [\w-]{36} was exchanged$/));
  });

  it('finds deleted or changed document rows, and a deleted file', async () => {
    await run(`update document set type = 'SUPPORT' where application_id = '${person.uuid}'`);
    expect(await findings()).toEqual([
      expect.stringMatching(/: document [\w-]{36} \(BANK_STATEMENT\) was changed$/),
    ]);
    await run(`delete from document where application_id = '${person.uuid}'`);
    expect(await findings()).toEqual([
      expect.stringMatching(/: document [\w-]{36} \(BANK_STATEMENT\) was removed$/),
    ]);
    await run(`delete from stored_file where application_id = '${person.uuid}'`);
    expect(await findings()).toContainEqual(expect.stringMatching(/: file [\w-]{36} was removed$/));
  });
});

describe('the installation’s chain', () => {
  it('gets a link only when something changed, in the database and in the file', async () => {
    await link();
    const before = (await files().read()).length;
    await link();
    expect(await files().read()).toHaveLength(before);
    await personAskedForDocument(app);
    await link();
    expect(await files().read()).toHaveLength(before + 1);
    const path = join(app.context.config.anchorsDir, '_installation.jsonl');
    expect(readFileSync(path, 'utf8')).not.toContain(person.uuid);
    appendFileSync(path, '{"number": 9');
    expect(await files().read()).toHaveLength(before + 1);
  });

  it('shows a changed or removed link', async () => {
    await link();
    await run('delete from installation_link where number = (select max(number) from installation_link)');
    expect(await findings()).toEqual([
      expect.stringMatching(/^link \d+ of the installation's chain differs from/),
    ]);
    await run("update installation_link set hash = 'other' where number = 1");
    expect(await findings()).toContain("the installation's chain was changed at link 1");
  });
});
