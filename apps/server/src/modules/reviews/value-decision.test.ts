import type { DecisionEntry } from '@homeline/contract/reviews/list-decisions.ts';
import { documentText } from '@homeline/documents/document-text.ts';
import { REASONS } from '@homeline/domain/reasons/reason-codes.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  keyOf,
  registerPersona,
  waitForNewFact,
  workingApp,
} from '../../testing/journey.ts';
import { createDecider } from '../../testing/persona-driver.ts';
import { loadDecisionRecord } from './get-decision-record.ts';

/** A home whose value only the owner estimates, and a BPO below it. */
const ira = builtInPersona('t35');
const indebted: Persona = {
  ...ira,
  ...{ testId: '935-00-2035', name: 'Ira Indebted', email: 'ira.indebted@example.com' },
  ...{ estimatedValue: 350_000, bpoValue: 300_000, request: { amount: 20_000, termYears: 15 } },
};

let app: AppWithProviders;
let officer: string;
beforeAll(async () => {
  app = await workingApp([indebted]);
  officer = await createDecider(app);
});
afterAll(() => app.stop());

/** Drives a persona with a BPO to a step, and returns what staff, the examiner and the borrower read. */
async function valued(persona: Persona, until: StepName) {
  const borrower = await registerPersona(app, persona);
  const facts = await advanceTo(app, borrower, until);
  if (until === 'DECLINED' && facts.adverseActionNotice.length === 0)
    await waitForNewFact(app, borrower, facts);
  const params = { uuid: borrower.uuid };
  const listed = await app.call('listDecisions', { params, jwt: officer });
  const record = await loadDecisionRecord(app.context, keyOf(borrower), '1000000001');
  const explained = await app.call('explainDecision', { params, jwt: borrower.jwt });
  return {
    decisions: (listed.body as { decisions: DecisionEntry[] }).decisions,
    record: record ? documentText(record) : '',
    explained: explained.body as DecisionEntry['explanation'],
  };
}

describe('a broker’s opinion below the value used for the offers', () => {
  it('is explained to staff, examiner and borrower with the terms that it changes', async () => {
    const { decisions, record, explained } = await valued(ira, 'FINAL_OFFER');
    expect(decisions.at(-1)).toMatchObject({ on: 'CHANGE', decision: 'FINAL', failures: ['VALUATION'] });
    expect(record).toContain('Terms that changed');
    const listed = decisions.at(-1)?.explanation ?? expect.fail();
    const linesOf = ({ sections }: typeof listed) => sections.flatMap(({ lines }) => lines);
    const value = '$430,000';
    expect(linesOf(listed)).toContainEqual({
      ...{ label: 'Property value', value, from: 'Broker price opinion (BPO)' },
    });
    expect(linesOf(explained)).toContainEqual({
      ...{ label: 'Value of your home', value, from: 'A broker’s opinion of value' },
    });
  });

  it('is explained as a decline if it supports no line', async () => {
    const { decisions, record, explained } = await valued(indebted, 'DECLINED');
    expect(decisions.map(({ on }) => on)).toEqual(['INITIAL', 'FINAL', 'VALUE', 'END']);
    expect(decisions.at(-2)).toMatchObject({
      decision: 'DECLINE',
      reasonCodes: ['AA23'],
      failures: ['EQUITY'],
    });
    expect(record).toContain('On the value of the home');
    expect(explained.sections[0]).toMatchObject({
      title: 'Reasons',
      lines: [{ value: REASONS.AA23.text }],
    });
    const lines = explained.sections.flatMap((section) => section.lines);
    expect(lines).toContainEqual({
      ...{ label: 'Our decision', value: 'We can’t offer you a line', isTotal: true },
    });
  });
});
