// Proves RU-06, RU-25.

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleChanges } from '@homeline/contract/rules/publish-rules.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { ORDINARY_LINE } from '@homeline/domain/testing/ordinary-line.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import type { Database } from '../../db/database.ts';
import { type TestApp, type TestResponse, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import { changedVersions } from './changed-versions.ts';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const DAY = '2026-12-01';

let folder: string;
let app: TestApp;
let underwriter: string;
let logged: string[];

function copyLenders(): void {
  folder = sampleLendersAnd({});
  logged = [];
}
const deleteLenders = () => rmSync(folder, { recursive: true });

async function openServer(): Promise<void> {
  copyLenders();
  app = await startServer();
  underwriter = await createStaffMember(app, ['UNDERWRITER']);
}
async function closeServer(): Promise<void> {
  await app.stop();
  deleteLenders();
}

async function startServer(database?: Database): Promise<TestApp> {
  const logTo = { write: (line: string) => void logged.push(line) };
  // All servers of an installation share its keys.
  const SEALING_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`;
  const environment = { ORGANISATIONS_DIR: folder, LOG_LEVEL: 'info', SEALING_KEYS };
  const server = await testApp({ ...(database && { database }), logTo }, environment);
  server.clock.moveTo(NOW - Date.now());
  return server;
}

type Files = { rates?: string; policy?: string };
const publish = (files: Files, effectiveOn = DAY, jwt = underwriter) =>
  app.call('publishRules', { params: { effectiveOn }, body: files, jwt });
const withdraw = (effectiveOn = DAY, query = {}, jwt = underwriter) =>
  app.call('withdrawRules', { params: { effectiveOn }, query, jwt });
const changesIn = ({ body }: TestResponse) =>
  (body as RuleChanges).changes.map(({ kind, change }) => [kind, change]);
const versions = (of = app) => of.context.rulebooks.get('homeline').sheets.map(({ version }) => version);
const bestRate = (of = app) =>
  of.context.rulebooks.get('homeline').sheets.at(-1)?.adjustments[0]?.evaluate(ORDINARY_LINE).output.pct;
const rowsOf = (day: string) =>
  app.context.db
    .selectFrom('rule_version')
    .selectAll()
    .where('organisation', '=', 'homeline')
    .where('effective_on', '=', civilDate(day))
    .orderBy('number')
    .execute();

const withCell = (text: string, id: string, value: string) =>
  text.replace(new RegExp(`(id="${id}"><text>)[^<]*`), (_, start) => `${start}${value}`);
const sheetWith = (rate: string) => withCell(homelineFiles.rates, 'base_row_1_out_1', rate);
/** A policy that lends up to 85% at a score of 700, where the sheet below has rates. */
const NARROWER_POLICY = withCell(homelineFiles.policy, 'limitsByScore_row_2_out_1', '79');
const WIDER_POLICY = withCell(homelineFiles.policy, 'limitsByScore_row_2_out_1', '85');
const WIDER_SHEET = homelineFiles.rates.replace(/(id="base_row_4[17]_out_1"><text>)[^<]*/g, '$113');

describe('publishing a rate sheet', () => {
  beforeEach(openServer);
  afterEach(closeServer);

  it('adds a version to the earlier one and records who published it', async () => {
    const answer = await publish({ rates: sheetWith('8.85') });
    expect(answer).toMatchObject({
      status: 200,
      body: { changes: [{ kind: 'rates', effectiveOn: DAY, change: 'PUBLISHED' }] },
    });
    expect(versions()).toEqual(['2026-01-01', DAY]);
    expect(bestRate()).toBe(8.85);
    expect(await rowsOf(DAY)).toMatchObject([{ published_by: expect.stringMatching(/^STAFF \S+$/) }]);
    expect(await rowsOf('2026-01-01')).toMatchObject([{ published_by: 'SEED' }, { published_by: 'SEED' }]);
    expect(logged.join()).toMatch(/"change":"PUBLISHED","by":"STAFF .*Rules published/);
  });

  it('replaces the version of the same day before that day comes', async () => {
    await publish({ rates: sheetWith('8.85') });
    expect(changesIn(await publish({ rates: sheetWith('8.7') }))).toEqual([['rates', 'CORRECTED']]);
    expect(bestRate()).toBe(8.7);
    expect(versions()).toEqual(['2026-01-01', DAY]);
  });

  it('changes nothing when repeated, even after the effective date', async () => {
    await publish({ rates: sheetWith('8.85') });
    expect(changesIn(await publish({ rates: sheetWith('8.85') }))).toEqual([['rates', 'UNCHANGED']]);
    app.clock.moveTo(Date.parse(`${DAY}T18:00:00Z`) - Date.now());
    underwriter = await createStaffMember(app, ['UNDERWRITER']);
    expect(changesIn(await publish({ rates: sheetWith('8.85') }))).toEqual([['rates', 'UNCHANGED']]);
    expect(await rowsOf(DAY)).toHaveLength(1);
  });

  it('takes effect at once when dated today and no version has that day', async () => {
    expect(changesIn(await publish({ rates: sheetWith('8.85') }, '2026-11-21'))).toEqual([
      ['rates', 'PUBLISHED'],
    ]);
    expect((await publish({ rates: sheetWith('8.7') }, '2026-11-21')).status).toBe(422);
  });

  it('succeeds together with a policy when neither can be published alone', async () => {
    expect((await publish({ policy: WIDER_POLICY })).status).toBe(422);
    expect(changesIn(await publish({ rates: WIDER_SHEET, policy: WIDER_POLICY }))).toEqual([
      ['rates', 'PUBLISHED'],
      ['policy', 'PUBLISHED'],
    ]);
  });

  it('is refused when it leaves a gap with a policy published for an earlier day', async () => {
    await publish({ rates: WIDER_SHEET, policy: WIDER_POLICY }, '2027-01-01');
    const { body } = await publish({ rates: homelineFiles.rates }, '2027-02-01');
    expect((body as { errors: string[] }).errors.join()).toContain('no rate for Score 700 to 719');
    expect(versions()).toEqual(['2026-01-01', '2027-01-01']);
  });

  it('is refused for the version already in effect, unless it restores an older one', async () => {
    const said = async (files: Files, day: string) => {
      const { status, body } = await publish(files, day);
      return [status, (body as { errors?: string[] }).errors?.[0]];
    };
    const repeated = homelineFiles.policy;
    expect(await said({ policy: repeated }, '2027-05-01')).toEqual([
      422,
      'policy 2027-05-01: nothing changed: it is the version of 2026-01-01, already in effect',
    ]);
    await publish({ policy: NARROWER_POLICY }, '2027-06-01');
    expect((await said({ policy: NARROWER_POLICY }, '2027-07-01'))[0]).toBe(422);
    expect((await said({ policy: repeated }, '2027-08-01'))[0]).toBe(200);
  });

  it('changes only the rules of the publisher’s own lender', async () => {
    await publish({ rates: sheetWith('8.85') });
    expect(app.context.rulebooks.get('harborview').sheets).toHaveLength(1);
  });
});

describe('a publication is refused whole, and nothing changes', () => {
  beforeAll(openServer);
  afterAll(closeServer);

  it.each<[string, Files, string, string]>([
    [
      'for a past day',
      { rates: sheetWith('8.85') },
      '2026-11-20',
      'rates 2026-11-20: is for a past day; publish it from 2026-11-21 or later',
    ],
    [
      'for a version that has taken effect',
      { rates: sheetWith('8.85') },
      '2026-01-01',
      'rates 2026-01-01: already took effect and can no longer change; publish a version from a later day',
    ],
    [
      'for a malformed cell',
      { rates: sheetWith('8,85') },
      DAY,
      'rates 2026-12-01: table "Base rate", row 1, column "Percent": can’t read 8,85',
    ],
    [
      'for a cell of 60,000 values',
      { rates: withCell(homelineFiles.rates, 'term_row_1_in_1', Array(60_000).fill(5).join(', ')) },
      DAY,
      'rates 2026-12-01: table "Term", row 1, column "Term, years": has more than 2,000 characters',
    ],
    [
      'for more than 2 MB',
      { rates: `${homelineFiles.rates}${' '.repeat(2_000_000)}` },
      DAY,
      'rates 2026-12-01: is larger than 2 MB',
    ],
    [
      'for a policy in place of a rate sheet',
      { rates: homelineFiles.policy },
      DAY,
      'rates 2026-12-01: is a credit policy, not a rate sheet',
    ],
    [
      'for a limit above the law',
      { policy: withCell(homelineFiles.policy, 'limitsByHome_row_4_out_2', '85') },
      DAY,
      'policy 2026-12-01: table "Limits by home", row 4, column "Highest combined loan to value, %": 85% exceeds the Texas limit of 80%',
    ],
    [
      'for a score without a rate',
      { rates: sheetWith('null') },
      DAY,
      'no rate for Score 800 to 850, Combined loan to value, % 0 to 50',
    ],
    [
      'for one bad file of two',
      { rates: sheetWith('8.85'), policy: '<definitions' },
      DAY,
      'policy 2026-12-01: ',
    ],
  ])('%s', async (_, files, day, words) => {
    const { status, body } = await publish(files, day);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'RULES_UNUSABLE' });
    expect((body as { errors: string[] }).errors.join('\n')).toContain(words);
    expect(versions()).toEqual(['2026-01-01']);
    expect(bestRate()).toBe(8.8);
    expect(app.context.rulebooks.get('homeline').policies).toHaveLength(1);
  });

  it('for an empty request', async () => {
    expect((await publish({})).status).toBe(400);
  });

  it.each(['another desk', 'another lender'])('for staff of %s, with a 404', async (who) => {
    const jwt =
      who === 'another desk'
        ? await createStaffMember(app, ['TITLE_AGENT', 'FUNDING_OFFICER'])
        : await createStaffMember(app, ['UNDERWRITER'], 'harborview');
    expect((await publish({ rates: sheetWith('8.85') }, DAY, jwt)).status).toBe(404);
    expect((await withdraw('2026-01-01', {}, jwt)).status).toBe(404);
    expect(versions()).toEqual(['2026-01-01']);
  });
});

describe('a withdrawal is refused', () => {
  beforeAll(openServer);
  afterAll(closeServer);

  it('once its effective date has come', async () => {
    expect(await withdraw('2026-01-01')).toMatchObject({
      status: 422,
      body: {
        errors: expect.arrayContaining(["rates 2026-01-01: already took effect and can't be withdrawn"]),
      },
    });
  });

  it('with a 404 for a day without a version', async () => {
    expect((await withdraw('2027-03-01')).status).toBe(404);
  });
});

describe('withdrawing a version', () => {
  beforeEach(openServer);
  afterEach(closeServer);

  it('removes it before its effective date and changes nothing when repeated', async () => {
    await publish({ rates: sheetWith('8.85') });
    expect(changesIn(await withdraw())).toEqual([['rates', 'WITHDRAWN']]);
    expect(versions()).toEqual(['2026-01-01']);
    expect(changesIn(await withdraw())).toEqual([['rates', 'UNCHANGED']]);
    expect(changesIn(await publish({ rates: sheetWith('8.85') }))).toEqual([['rates', 'PUBLISHED']]);
  });

  it('is refused when the remaining rules leave a gap, unless both are withdrawn', async () => {
    await publish({ rates: WIDER_SHEET, policy: WIDER_POLICY });
    const { status, body } = await withdraw(DAY, { kind: 'rates' });
    expect(status).toBe(422);
    expect((body as { errors: string[] }).errors[0]).toContain('no rate for Score 700 to 719');
    expect(versions()).toEqual(['2026-01-01', DAY]);
    expect(changesIn(await withdraw())).toEqual([
      ['rates', 'WITHDRAWN'],
      ['policy', 'WITHDRAWN'],
    ]);
  });
});

describe('the file of a published version', () => {
  beforeEach(openServer);
  afterEach(closeServer);

  const get = (kind: string, jwt = underwriter) =>
    app.call('getRuleVersion', { params: { effectiveOn: DAY, kind }, jwt });

  it('is returned byte for byte', async () => {
    await publish({ rates: sheetWith('8.85') });
    const xml = sheetWith('8.85');
    expect(await get('rates')).toMatchObject({ status: 200, body: { xml, sha256: sha256(xml) } });
    expect((await get('policy')).status).toBe(404);
  });
});

describe('a published version', () => {
  beforeEach(openServer);
  afterEach(closeServer);

  it('reaches a second server process without a request to it', async () => {
    const second = await startServer(app.context.database);
    await publish({ rates: sheetWith('8.85') });
    await vi.waitUntil(() => bestRate(second) === 8.85, { timeout: 60_000 });
    await withdraw();
    await vi.waitUntil(() => versions(second).length === 1, { timeout: 60_000 });
    await second.http.close();
  });

  it('survives a restart without a second read of the folder', async () => {
    await publish({ rates: sheetWith('8.85') });
    writeFileSync(join(folder, 'homeline/rates/2026-12-24.dmn'), sheetWith('8.7'));
    writeFileSync(join(folder, 'homeline/policy/2026-01-01.dmn'), '<definitions');
    const restarted = await startServer(app.context.database);
    expect(versions(restarted)).toEqual(['2026-01-01', DAY]);
    expect(bestRate(restarted)).toBe(8.85);
    await restarted.http.close();
  });

  it('altered in the database is logged once and not used', async () => {
    await publish({ rates: sheetWith('8.85') });
    await app.context.db
      .updateTable('rule_version')
      .set({ xml: sheetWith('8.7') })
      .where('organisation', '=', 'homeline')
      .where('effective_on', '=', civilDate(DAY))
      .execute();
    await app.context.rulebooks.refresh();
    await app.context.rulebooks.refresh();
    const lines = logged.filter((line) =>
      line.includes('rates 2026-12-01 was altered after it was published'),
    );
    expect(lines).toHaveLength(1);
    expect(versions()).toEqual(['2026-01-01']);
    expect(await changedVersions(app.context.db, 'homeline')).toEqual(['homeline/rates/2026-12-01']);
  });
});

describe('the seed of a running installation', () => {
  beforeEach(openServer);
  afterEach(closeServer);

  it('publishes the folder of a lender added later', async () => {
    cpSync(join(folder, 'harborview'), join(folder, 'lakeside'), { recursive: true });
    const organisation = join(folder, 'lakeside/organisation.json');
    writeFileSync(organisation, readFileSync(organisation, 'utf8').replaceAll('harborview', 'lakeside'));
    const restarted = await startServer(app.context.database);
    expect(restarted.context.rulebooks.get('lakeside').sheets).toHaveLength(1);
    await restarted.http.close();
  });
});

describe('the seed of an empty installation', () => {
  beforeEach(copyLenders);
  afterEach(deleteLenders);

  const file = (day: string) => join(folder, 'homeline/rates', `${day}.dmn`);

  it('publishes every version of the folder, past and future', async () => {
    writeFileSync(file('2026-06-01'), sheetWith('8.85'));
    writeFileSync(file('2027-01-01'), sheetWith('8.7'));
    const seeded = await testApp({}, { ORGANISATIONS_DIR: folder });
    expect(versions(seeded)).toEqual(['2026-01-01', '2026-06-01', '2027-01-01']);
    await seeded.stop();
  });

  it.each<[string, () => void, string]>([
    [
      'a malformed cell',
      () => writeFileSync(file('2026-01-01'), sheetWith('8,85')),
      'homeline: rates/2026-01-01.dmn: table "Base rate", row 1',
    ],
    [
      'a file name without a date',
      () => writeFileSync(file('winter'), homelineFiles.rates),
      'homeline: rates/winter.dmn: must be named by its effective date, such as 2026-01-01.dmn',
    ],
    [
      'a later version with a gap',
      () => writeFileSync(file('2027-01-01'), sheetWith('null')),
      'homeline: no rate for Score 800 to 850',
    ],
  ])('refuses %s: the server doesn’t start and publishes nothing', async (_, spoil, words) => {
    spoil();
    await expect(testApp({}, { ORGANISATIONS_DIR: folder })).rejects.toThrow(
      `Organisation homeline has no rules in effect. ${words}`,
    );
  });
});
