// Proves RU-01.

import type { RuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, createStaffMember } from '../../testing/persona-driver.ts';

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

it('lists the current version of each day, without corrected and withdrawn texts', async () => {
  const row = {
    organisation: 'homeline',
    kind: 'rates',
    xml: '',
    published_at: app.context.clock.now(),
    published_by: 'SEED',
  } as const;
  const day = { effective_on: civilDate('2026-12-01'), withdrawn: false };
  const withdrawn = { ...row, effective_on: civilDate('2027-01-01'), sha256: 'three' };
  await app.context.db
    .insertInto('rule_version')
    .values([
      { ...row, ...day, sha256: 'one' },
      { ...row, ...day, sha256: 'two' },
      { ...withdrawn, withdrawn: false },
      { ...withdrawn, withdrawn: true },
    ])
    .execute();
  const { status, body } = await app.call('listRuleVersions', { jwt: await createDecider(app) });
  expect(status).toBe(200);
  const { versions } = body as RuleVersions;
  expect(versions).toHaveLength(3);
  expect(versions).toEqual(
    expect.arrayContaining([
      { kind: 'rates', effectiveOn: '2026-01-01', sha256: sha256(homelineFiles.rates) },
      { kind: 'policy', effectiveOn: '2026-01-01', sha256: sha256(homelineFiles.policy) },
      { kind: 'rates', effectiveOn: '2026-12-01', sha256: 'two' },
    ]),
  );
});

it('answers 404 to staff at another desk', async () => {
  const jwt = await createStaffMember(app, ['TITLE_AGENT']);
  expect((await app.call('listRuleVersions', { jwt })).status).toBe(404);
});
