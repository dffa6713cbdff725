// Proves MS-01, SH-07.

import {
  FACTS,
  type FactName,
  type Facts,
  type FactWrite,
  newestSeq,
  noFacts,
  withFact,
} from '@homeline/domain/facts/facts.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { applyAutomaticRules } from '@homeline/domain/workflow/automatic-rules.ts';
import { currentStep, openStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { displayedStage } from '@homeline/domain/workflow/progress.ts';
import { PROGRESS_STAGES, type ProgressStage } from '@homeline/domain/workflow/step.ts';
import { messageAt } from '@homeline/domain/workflow/step-message.ts';
import { STEP_TABLE, STEPS, type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { history, type Numbered } from './history.ts';
import { applicants, homeline } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const walks = applicants.map((person) => ({ person, ...walk(person, homeline, STARTED_AT) }));

/** Every fact of every persona, to be combined in any order. */
const known: readonly FactWrite[] = walks.flatMap(({ facts }) =>
  (Object.keys(FACTS) as FactName[]).flatMap((fact) =>
    [facts[fact]].flat().flatMap((entry) => {
      if (!entry) return [];
      const { seq: _, at: __, ...value } = entry as { seq: number; at: string };
      return [{ fact, value } as unknown as FactWrite];
    }),
  ),
);

describe('for any facts', () => {
  it('there is exactly one current step, and the same facts give the same step', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known), { maxLength: 60 }), (writes) => {
        const facts = writes.reduce<Facts>((so, write) => withFact(so, write, STARTED_AT), noFacts());
        const open = STEPS.filter((step) => openStep(step, facts));
        expect(open.length).toBeGreaterThan(0);
        expect(currentStep(facts).id).toBe(open[0]?.id);
        expect(currentStep(structuredClone(facts)).id).toBe(open[0]?.id);
      }),
      { numRuns: 500 },
    );
  });

  it('automatic rules terminate', () => {
    const context = { ...homeline, today: '2026-03-10' as never };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known), { maxLength: 60 }), (writes) => {
        const facts = writes.reduce<Facts>((so, write) => withFact(so, write, STARTED_AT), noFacts());
        const applied = applyAutomaticRules(facts, context, STARTED_AT);
        expect(applyAutomaticRules(applied.facts, context, STARTED_AT).step.id).toBe(applied.step.id);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the personas together', () => {
  it('visit every step the server can derive', () => {
    const visited = new Set(walks.flatMap(({ path }) => path));
    const never = (Object.keys(STEP_TABLE) as StepName[]).filter((step) => !visited.has(step));
    // A lender must choose small deposits, staff alone put an application on hold, and a browser alone gives up waiting.
    const elsewhere = ['ACCOUNT_DEPOSIT_SENT', 'ACCOUNT_DEPOSIT_CODE', 'ON_HOLD', 'UNKNOWN'];
    expect(never).toEqual(elsewhere);
  });

  it('get a message at every step of theirs that follows a wait or a review', () => {
    const untold = walks.flatMap(({ path }) =>
      path.filter((id, index) => {
        const step = stepOf(id);
        const isTheirs = step.kind === 'BORROWER_ACTION' || step.kind === 'ERROR';
        const before = path[index - 1];
        if (!isTheirs || !before || !['WAITING', 'REVIEW'].includes(stepOf(before).kind)) return false;
        return !messageAt({ from: stepOf(before), step, isOwnAct: false }, false);
      }),
    );
    // The letter about a decline is its message.
    expect([...new Set(untold)]).toEqual(['CREDIT_SCORE_DECLINE']);
  });

  it.each(walks.map((each) => [each.person.id, each] as const))(
    '%s: progress goes back only when offers reopen',
    (_, { path, facts }) => {
      const rank = (stage: ProgressStage) =>
        PROGRESS_STAGES.indexOf(stage === 'MANUAL_NOTARY' ? 'ENOTARY' : stage);
      let shown: ProgressStage | undefined;
      for (const id of path) {
        const next = displayedStage(shown, stepOf(id), facts);
        const opensOffersAgain = id === 'WAITING_FOR_INITIAL_OFFERS' || id === 'OFFER_SELECTION';
        if (shown && !opensOffersAgain) expect(rank(next)).toBeGreaterThanOrEqual(rank(shown));
        shown = next;
      }
    },
  );

  it('never wait forever: every possible provider answer moves the step', () => {
    const tried = new Set<string>();
    for (const { facts } of walks) {
      for (const before of history(facts)) {
        const step = currentStep(before);
        if (step.kind !== 'WAITING' || !taskOf(step, before)) continue;
        const next = arrival(facts, newestSeq(before) + 1);
        for (const answer of next ? answersOf(next.fact) : []) {
          if (!next || answer === 'PENDING') continue;
          const after = withFact(
            before,
            { fact: next.fact, value: { ...next.value, answer } } as unknown as FactWrite,
            STARTED_AT,
          );
          // Verifying an identity also starts the sanctions screen in the same write.
          if (next.fact === 'identityResults' && answer !== 'FAILED_VERIFICATION') continue;
          expect(`${answer} leads to ${currentStep(after).id}`).not.toBe(`${answer} leads to ${step.id}`);
          tried.add(`${step.id} ${answer}`);
        }
      }
    }
    expect(tried.size).toBeGreaterThan(50);
  });
});

/** Returns the fact with the given number. */
function arrival(facts: Facts, seq: number): { fact: FactName; value: object } | undefined {
  for (const fact of Object.keys(FACTS) as FactName[]) {
    const entry = ([facts[fact]].flat() as (Numbered | undefined)[]).find((each) => each?.seq === seq);
    if (entry) return { fact, value: entry };
  }
  return undefined;
}

/** Returns every answer that a fact can have. */
function answersOf(fact: FactName): readonly string[] {
  const { value, by } = FACTS[fact];
  const shape: { answer?: { options?: readonly string[] } } = 'shape' in value ? value.shape : {};
  return by.includes('VENDOR') ? (shape.answer?.options ?? []) : [];
}
