// Proves CO-31, CO-32.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleDraft } from '@homeline/contract/rules/rule-drafts.ts';
import type { RuleProposal } from '@homeline/contract/rules/rule-proposals.ts';
import { addDays, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts';
import { addStaff } from '../accounts/staff.ts';

const ORGANISATION = 'harborview';
const FIRST = '2026-01-01';
const FOLDER = join(import.meta.dirname, '../../../../../organisations', ORGANISATION);
const RATES = readFileSync(join(FOLDER, 'rates', `${FIRST}.dmn`), 'utf8');
const DAY = addDays(civilDateIn('America/Los_Angeles', Date.now()), 30);
const withCell = (value: string) => RATES.replace(/(id="term_row_3_out_1"><text>)[^<]*/, `$1${value}`);
const DEARER = withCell('0.3');

let app: TestApp;
let [cora, otto] = ['', ''];
async function openServer(): Promise<void> {
  app = await testApp();
  await app.context.jobs.start(app.context);
  cora = await staff('Cora Credit');
  otto = await staff('Otto Officer');
}
const closeServer = () => app.stop();

async function staff(
  name: string,
  roles: readonly StaffRole[] = ['CREDIT_OFFICER'],
  organisation = ORGANISATION,
) {
  const body = { email: `${name.replace(' ', '.')}@lender.example.com`, password: PASSWORD };
  await addStaff(app.context, { organisation, name, roles, ...body });
  const answer = await app.call('logIn', { body, headers: { 'x-org': organisation } });
  return (answer.body as { jwt: string }).jwt;
}

type Name = Parameters<TestApp['call']>[0];
const ask = (jwt: string, name: Name, given: object = {}) =>
  app.call(name, { params: { kind: 'rates' }, jwt, headers: { 'x-org': ORGANISATION }, ...given });
const save = (jwt: string, xml: string, version?: number) =>
  ask(jwt, 'saveRuleDraft', { body: { xml, basedOn: FIRST, ...(version !== undefined && { version }) } });
const saved = async (jwt: string, xml: string, version?: number) =>
  (await save(jwt, xml, version)).body as RuleDraft;
const propose = (jwt: string, version: number) =>
  ask(jwt, 'proposeRuleDraft', { body: { version, effectiveOn: DAY } });
const proposals = async (jwt: string) => (await ask(jwt, 'listRuleProposals')).body as RuleProposal[];
const confirm = (jwt: string, { id, sha256 }: RuleProposal) =>
  ask(jwt, 'confirmRuleProposal', { params: { id }, body: { sha256 } });
const giveBack = (jwt: string, { id }: RuleProposal) =>
  ask(jwt, 'returnRuleProposal', { params: { id }, body: { comment: 'Too dear in Texas' } });
const acts = async () =>
  ((await ask(cora, 'listRuleActs')).body as { what: string; by: string }[])
    .toReversed()
    .map(({ what, by }) => `${what} ${by}`);
const sheets = () => app.context.rulebooks.get(ORGANISATION).sheets.map(({ version }) => version);

async function proposed(): Promise<RuleProposal> {
  const { version } = await saved(cora, DEARER);
  expect((await propose(cora, version)).body).toMatchObject({ changes: [{ change: 'PROPOSED' }] });
  const [proposal] = await proposals(otto);
  if (!proposal) throw new Error('Nothing is proposed');
  return proposal;
}

describe('a draft of a rate sheet', () => {
  beforeEach(openServer);
  afterEach(closeServer);

  it('is stored with its author, and can be read by colleagues', async () => {
    const draft = await saved(cora, DEARER);
    expect(draft).toMatchObject({ kind: 'rates', basedOn: FIRST, changedBy: 'Cora Credit' });
    expect((await ask(otto, 'getRuleDraft')).body).toMatchObject({ xml: DEARER, version: draft.version });
    expect((await ask(otto, 'listRuleDrafts')).body).toMatchObject([{ kind: 'rates' }]);
  });

  it('may be unfinished, but not larger than a file may be', async () => {
    expect((await save(cora, 'not even XML')).status).toBe(200);
    const huge = await save(otto, `${RATES}<!--${'x'.repeat(2_000_000)}-->`);
    expect(huge).toMatchObject({ status: 422, body: { errors: ['The file is larger than 2 MB'] } });
    expect((await save(otto, 'x'.repeat(5_000_000))).status).toBe(413);
  });

  it('is saved by one of two people at once; the other is told who was first', async () => {
    const [one, other] = await Promise.all([save(cora, DEARER), save(otto, withCell('0.35'))]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const { version } = (await ask(cora, 'getRuleDraft')).body as RuleDraft;
    expect((await save(otto, withCell('0.4'), version)).status).toBe(200);
    expect(await save(cora, withCell('0.45'), version)).toMatchObject({
      status: 409,
      body: {
        code: 'STALE_VERSION',
        errors: ['Otto Officer changed this draft after you opened it. Nothing was saved.'],
      },
    });
  });

  it('is not overwritten from a discarded draft', async () => {
    const first = await saved(cora, DEARER);
    const query = { version: first.version };
    expect((await ask(otto, 'discardRuleDraft', { query })).status).toBe(204);
    await saved(otto, withCell('0.35'));
    expect((await save(cora, withCell('0.4'), first.version)).status).toBe(409);
    expect((await ask(otto, 'discardRuleDraft', { query })).status).toBe(409);
    expect(await acts()).toEqual(['DISCARDED Otto Officer']);
  });

  it('is hidden from other lenders', async () => {
    const { version } = await saved(cora, DEARER);
    const elsewhere = await staff('Elsa Elsewhere', ['CREDIT_OFFICER'], 'homeline');
    const headers = { 'x-org': 'homeline' };
    expect((await ask(elsewhere, 'getRuleDraft', { headers })).status).toBe(404);
    expect((await ask(elsewhere, 'getRuleDraft')).status).toBe(404);
    const body = { version, effectiveOn: DAY };
    expect((await ask(elsewhere, 'proposeRuleDraft', { headers, body })).status).toBe(404);
    expect((await ask(elsewhere, 'listRuleDrafts', { headers })).body).toEqual([]);
  });

  it('is read by managers, who can’t change it', async () => {
    await saved(cora, DEARER);
    const mona = await staff('Mona Manager', ['MANAGER']);
    expect((await ask(mona, 'getRuleDraft')).body).toMatchObject({
      proposeDisabledReason: expect.stringContaining('Only these roles'),
    });
    expect((await save(mona, RATES)).status).toBe(404);
    expect((await ask(await staff('Pat Processor', ['OPERATIONS']), 'getRuleDraft')).status).toBe(404);
  });
});

describe('a check, which writes nothing', () => {
  beforeAll(openServer);
  afterAll(closeServer);

  const problemsOf = async (xml: string) =>
    ((await ask(cora, 'checkRules', { body: { kind: 'rates', xml } })).body as { problems: string[] })
      .problems;

  it('finds no problem in publishable rules', async () => {
    expect(await problemsOf(DEARER)).toEqual([]);
  });

  it.each([
    [
      'a formula in a cell',
      withCell('0.3 + 0.1'),
      /^table "Term", row 3, column ".+": can’t read 0.3 \+ 0.1/,
    ],
    [
      'a table without a row for everybody else',
      RATES.replace(/<rule id="term_row_3">[\s\S]*?<\/rule>/, ''),
      /table "Term": gap: no row matches Term, years 15/,
    ],
    ['text that is not XML', 'not even XML', /is not a DMN 1.3 file/],
    [
      'an external entity',
      DEARER.replace('<definitions', '<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]><definitions'),
      /declares a document type/,
    ],
    [
      'a credit policy',
      readFileSync(join(FOLDER, 'policy', `${FIRST}.dmn`), 'utf8'),
      /is a credit policy, not a rate sheet/,
    ],
  ])('names %s', async (_, xml, message) => {
    expect((await problemsOf(xml)).join('\n')).toMatch(message);
  });
});

describe('publishing a draft', () => {
  beforeEach(openServer);
  afterEach(closeServer);

  it('needs a second person, publishes exactly the proposal, and records both names', async () => {
    const proposal = await proposed();
    expect(proposal).toMatchObject({
      kinds: ['rates'],
      effectiveOn: DAY,
      proposedBy: 'Cora Credit',
      isOwn: false,
    });
    expect(proposal.disabledReason).toBeUndefined();
    expect(sheets()).toEqual([FIRST]);
    const read = await ask(otto, 'getRuleProposal', { params: { id: proposal.id } });
    expect(read.body).toMatchObject({ files: { rates: DEARER } });
    expect((await confirm(otto, proposal)).body).toMatchObject({ changes: [{ change: 'PUBLISHED' }] });
    expect(sheets()).toEqual([FIRST, DAY]);
    const { versions } = (await ask(otto, 'listRuleVersions')).body as {
      versions: { effectiveOn: string }[];
    };
    expect(versions.find(({ effectiveOn }) => effectiveOn === DAY)).toMatchObject({
      proposedBy: 'Cora Credit',
      publishedBy: 'Otto Officer',
    });
    expect(await proposals(otto)).toEqual([]);
    expect((await ask(otto, 'getRuleDraft')).status).toBe(404);
    expect(await acts()).toEqual(['PROPOSED Cora Credit', 'PUBLISHED Otto Officer']);
  });

  it('can’t be confirmed by the same person, or proposed by anyone but its last editor', async () => {
    const proposal = await proposed();
    expect(await confirm(cora, proposal)).toMatchObject({
      status: 403,
      body: { errors: ['You proposed this. Another person must confirm it.'] },
    });
    expect((await proposals(cora))[0]?.disabledReason).toContain('Another person must confirm it');
    const { version } = (await ask(otto, 'getRuleDraft')).body as RuleDraft;
    expect((await propose(otto, version)).status).toBe(403);
    expect((await propose(cora, version)).status).toBe(403);
    expect(sheets()).toEqual([FIRST]);
  });

  it('ends when the draft changes: the older proposal is no longer confirmed', async () => {
    const proposal = await proposed();
    const { version } = (await ask(cora, 'getRuleDraft')).body as RuleDraft;
    await saved(cora, withCell('0.4'), version);
    expect(await proposals(otto)).toEqual([]);
    expect(await confirm(otto, proposal)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    expect((await propose(cora, version)).status).toBe(409);
    expect(sheets()).toEqual([FIRST]);
  });

  it('isn’t confirmed with a text that the person didn’t see', async () => {
    const proposal = await proposed();
    expect((await confirm(otto, { ...proposal, sha256: '0'.repeat(64) })).status).toBe(409);
    const altered = JSON.stringify({ rates: withCell('0.01') });
    await app.context.db.updateTable('rule_proposal').set({ files: altered }).execute();
    expect((await confirm(otto, proposal)).status).toBe(409);
    expect(sheets()).toEqual([FIRST]);
  });

  it('takes effect once when two people confirm at the same moment', async () => {
    const proposal = await proposed();
    const ulla = await staff('Ulla Underwriter', ['UNDERWRITER']);
    const answers = await Promise.all([confirm(otto, proposal), confirm(ulla, proposal)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(sheets()).toEqual([FIRST, DAY]);
  });

  it('can be returned with a comment for its author to continue', async () => {
    const proposal = await proposed();
    expect((await giveBack(otto, proposal)).status).toBe(204);
    expect(await proposals(cora)).toEqual([]);
    expect((await ask(cora, 'listRuleActs')).body).toMatchObject([
      { what: 'RETURNED', by: 'Otto Officer', comment: 'Too dear in Texas', effectiveOn: DAY },
      { what: 'PROPOSED' },
    ]);
    expect((await confirm(otto, proposal)).status).toBe(409);
    expect((await giveBack(otto, proposal)).status).toBe(409);
    const { version } = (await ask(cora, 'getRuleDraft')).body as RuleDraft;
    expect((await propose(cora, version)).status).toBe(200);
    const [again] = await proposals(cora);
    expect((await giveBack(cora, again as RuleProposal)).status).toBe(204);
    expect((await acts()).at(-1)).toBe('TAKEN_BACK Cora Credit');
  });

  it('is neither proposed with an error, nor confirmed or returned by a role without the right', async () => {
    const broken = await saved(cora, withCell('cheap'));
    expect((await propose(cora, broken.version)).status).toBe(422);
    const { version } = await saved(cora, DEARER, broken.version);
    await propose(cora, version);
    const [proposal] = (await proposals(cora)) as [RuleProposal];
    const mona = await staff('Mona Manager', ['MANAGER']);
    expect((await proposals(mona))[0]?.disabledReason).toContain('Only these roles');
    expect((await confirm(mona, proposal)).status).toBe(404);
    expect((await giveBack(mona, proposal)).status).toBe(404);
    const elsewhere = await staff('Elsa Elsewhere', ['CREDIT_OFFICER'], 'homeline');
    const headers = { 'x-org': 'homeline' };
    const body = { sha256: proposal.sha256 };
    const foreign = { params: { id: proposal.id }, headers, body };
    expect((await ask(elsewhere, 'confirmRuleProposal', foreign)).status).toBe(404);
  });
});

describe('files sent by a script', () => {
  beforeEach(openServer);
  afterEach(closeServer);

  const publish = (jwt: string, rates: string) =>
    ask(jwt, 'publishRules', { params: { effectiveOn: DAY }, body: { rates } });
  const withdraw = (jwt: string) =>
    ask(jwt, 'withdrawRules', { params: { effectiveOn: DAY }, query: { kind: 'rates' } });

  it('are published by the same files from another person, and withdrawn by two', async () => {
    expect((await publish(cora, DEARER)).body).toMatchObject({ changes: [{ change: 'PROPOSED' }] });
    expect((await publish(cora, DEARER)).status).toBe(403);
    expect((await publish(otto, withCell('0.35'))).body).toMatchObject({ changes: [{ change: 'PROPOSED' }] });
    expect((await publish(cora, withCell('0.35'))).body).toMatchObject({
      changes: [{ change: 'PUBLISHED' }],
    });
    expect((await publish(cora, withCell('0.35'))).body).toMatchObject({
      changes: [{ change: 'UNCHANGED' }],
    });

    expect((await withdraw(cora)).body).toMatchObject({ changes: [{ change: 'PROPOSED' }] });
    expect(sheets()).toEqual([FIRST, DAY]);
    expect((await withdraw(cora)).status).toBe(403);
    expect((await withdraw(otto)).body).toMatchObject({ changes: [{ change: 'WITHDRAWN' }] });
    expect(sheets()).toEqual([FIRST]);
    const [, , row] = await app.context.db
      .selectFrom('rule_version')
      .select(['withdrawn', 'published_by', 'proposed_by'])
      .where('organisation', '=', ORGANISATION)
      .where('kind', '=', 'rates')
      .orderBy('number')
      .execute();
    expect(row).toMatchObject({ withdrawn: true });
    expect(row?.published_by).not.toBe(row?.proposed_by);
  });
});
