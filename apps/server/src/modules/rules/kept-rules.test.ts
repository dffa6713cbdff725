// Proves RU-07.

import { randomUUID } from 'node:crypto';
import type { ComparedRules } from '@homeline/contract/rules/compare-rules.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { rulesOf } from './rulebooks.ts';

const KEPT = civilDate('2026-01-01');
const NEWER = civilDate('2026-01-02');

let app: AppWithProviders;
let officer: string;
let priced: Journey;

const ruleVersionRow = (kind: 'rates' | 'policy') =>
  app.context.db
    .selectFrom('rule_version')
    .selectAll()
    .where('organisation', '=', 'homeline')
    .where('kind', '=', kind)
    .where('effective_on', '=', KEPT)
    .executeTakeFirstOrThrow();

/** Alters the sheet that priced the application, after a newer one took effect. */
async function alterSheet(): Promise<void> {
  const sheet = await ruleVersionRow('rates');
  const xml = `${sheet.xml}\n`;
  const published_at = app.context.clock.now();
  const { number: _, ...row } = sheet;
  const newer = { ...row, effective_on: NEWER, xml, sha256: sha256(xml), published_at };
  await app.context.db.insertInto('rule_version').values(newer).execute();
  await app.context.db
    .updateTable('rule_version')
    .set({ xml })
    .where('organisation', '=', 'homeline')
    .where('kind', '=', 'rates')
    .where('effective_on', '=', KEPT)
    .execute();
  await app.context.rulebooks.refresh();
}

beforeAll(async () => {
  app = await workingApp();
  officer = await createDecider(app);
  priced = await register(app, builtInPersona('t01'));
  await drive(priced, officer, 'OFFER_SELECTION');
  await alterSheet();
});
afterAll(() => app.stop());

const desk = (name: 'listDecisions' | 'getDecisionRecord') =>
  app.call(name, { jwt: officer, params: { uuid: priced.uuid } });
const ask = (name: 'getOffers' | 'getAnswers', { jwt, uuid }: Journey) =>
  app.call(name, { jwt, params: { uuid } });

describe('an application whose rate sheet is unusable', () => {
  it('has no price, and the error names its versions', async () => {
    expect((await ask('getOffers', priced)).status).toBe(500);
    const facts = await priced.facts();
    expect(() => rulesOf(app.context, 'homeline', facts)).toThrow(
      'keeps homeline/rates/2026-01-01 and homeline/policy/2026-01-01, but one of them can no longer be used',
    );
  });

  it('still shows its answers, without fees', async () => {
    const { status, body } = await ask('getAnswers', priced);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('fees');
  });

  it('doesn’t stop the newer sheet from pricing other applications', async () => {
    const other = await register(app, builtInPersona('t02'));
    const facts = await drive(other, officer, 'OFFER_SELECTION');
    expect(facts.initialDecisions.at(-1)).toMatchObject({
      explanation: { sheet: { version: NEWER }, policy: { version: KEPT } },
    });
  });

  it('doesn’t stop a rule comparison', async () => {
    const { xml } = await ruleVersionRow('policy');
    const { status, body } = await app.call('compareRules', { jwt: officer, body: { kind: 'policy', xml } });
    expect(status).toBe(200);
    expect((body as ComparedRules).rows.map(({ uuid }) => uuid)).toContain(priced.uuid);
  });

  it('can be declined with its notice, and its decisions stay readable', async () => {
    const body = { reasonCodes: ['AA27'] };
    const headers = { 'idempotency-key': randomUUID() };
    const { jwt, uuid } = { jwt: officer, uuid: priced.uuid };
    expect((await app.call('declineApplication', { jwt, params: { uuid }, body, headers })).status).toBe(200);
    await vi.waitUntil(async () => (await priced.facts()).adverseActionNotice.length > 0, {
      timeout: 60_000,
    });
    const listed = await desk('listDecisions');
    expect(listed).toMatchObject({
      status: 200,
      body: { decisions: [{ on: 'INITIAL', explanation: { sheet: { version: KEPT } } }, { on: 'END' }] },
    });
    expect((await desk('getDecisionRecord')).status).toBe(200);
    expect((await app.call('explainDecision', { jwt: priced.jwt, params: { uuid } })).status).toBe(200);
  });
});
