// Proves RU-03.

import type { DecisionEntry } from '@homeline/contract/reviews/list-decisions.ts';
import { documentText } from '@homeline/documents/document-text.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { loadDecisionRecord } from './get-decision-record.ts';

const FIRST = civilDate('2026-01-01');
const LATER = civilDate('2026-01-02');

let app: AppWithProviders;
let officer: string;
let journey: Journey;
let published: { sha256: string; xml: string };

/** Finds a manufactured home ineligible under one policy, then publishes another. */
beforeAll(async () => {
  app = await workingApp();
  officer = await createDecider(app);
  journey = await register(app, builtInPersona('t41'));
  await drive(journey, officer);
  const { number: _, ...policy } = await app.context.db
    .selectFrom('rule_version')
    .selectAll()
    .where('organisation', '=', 'homeline')
    .where('kind', '=', 'policy')
    .executeTakeFirstOrThrow();
  published = policy;
  const xml = `${policy.xml}\n`;
  const published_at = app.context.clock.now();
  await app.context.db
    .insertInto('rule_version')
    .values({ ...policy, effective_on: LATER, xml, sha256: sha256(xml), published_at })
    .execute();
  await app.context.rulebooks.refresh();
});
afterAll(() => app.stop());

describe('an ineligible home, after another policy took effect', () => {
  it('is listed before the notice, with the policy, row and values that decided it', async () => {
    const { body } = await app.call('listDecisions', { params: { uuid: journey.uuid }, jwt: officer });
    const { decisions } = body as { decisions: DecisionEntry[] };
    expect(decisions.map(({ on }) => on)).toEqual(['PROPERTY', 'END']);
    expect(decisions[0]).toMatchObject({
      decision: 'INELIGIBLE',
      reasonCodes: ['AA28'],
      failures: ['PROPERTY_TYPE'],
      explanation: {
        policy: { version: FIRST, sha256: published.sha256 },
        sections: [
          {
            lines: [{ from: expect.stringContaining('manufactured'), rule: { row: expect.any(Number) } }, {}],
          },
        ],
      },
    });
    expect(decisions[1]?.explanation).not.toHaveProperty('policy');
  });

  it('appears in the examiner’s record with only the policy that decided it', async () => {
    const key = { organisation: 'homeline', applicationId: journey.uuid };
    const record = await loadDecisionRecord(app.context, key, '1000000001');
    const words = record ? documentText(record) : '';
    expect(words).toContain(published.sha256);
    expect(words).toContain('Rules about the home, row');
    expect(words).not.toContain('January 2, 2026');
  });

  it('is explained to the borrower with the notice’s reasons and the row', async () => {
    const { body } = await journey.app.call('explainDecision', {
      params: { uuid: journey.uuid },
      jwt: journey.jwt,
    });
    expect(body).toMatchObject({
      policy: { version: FIRST },
      sections: [{ title: 'Reasons' }, { title: 'Your home' }],
    });
  });
});
