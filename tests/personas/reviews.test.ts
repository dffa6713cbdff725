// Proves RU-19.

import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { REVIEW_NAMES } from '@homeline/domain/facts/explanation.ts';
import { FACTS, type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { REASONS } from '@homeline/domain/reasons/reason-codes.ts';
import { isReviewName } from '@homeline/domain/reviews/review-evidence.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import type { StaffInput } from '@homeline/domain/workflow/staff-outcome.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { applicants, homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };

type Explained = Pick<Facts['delinquencyDecisions'][number], 'explanation'>;

function decidedAt(facts: Facts, step: StepName, decision: string, given: StaffInput): Facts {
  const ruling = staffDecision(step, decision)?.(facts, context, given);
  return (ruling as readonly FactWrite[]).reduce(
    (known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'),
    facts,
  );
}

describe('a review decision', () => {
  it('is defined for every fact that records a staff decision', () => {
    const byStaff = Object.entries(FACTS)
      .filter(([name, { by }]) => by.includes('STAFF') && name.endsWith('Decisions'))
      .map(([name]) => name);
    expect(REVIEW_NAMES.toSorted()).toEqual(byStaff.filter((name) => name !== 'finalDecisions').toSorted());
  });

  const ends = applicants.map((person) => walk(person, homeline, STARTED_AT).facts);
  it.each(REVIEW_NAMES)('keeps its evidence: %s', (name) => {
    const made = ends.flatMap((facts): readonly Explained[] => facts[name]);
    expect(made.length).toBeGreaterThan(0);
    for (const { explanation } of made) {
      const [lookedAt, decided] = explanation?.sections ?? [];
      expect(lookedAt?.lines.length).toBeGreaterThan(0);
      expect(decided?.lines.at(-1)).toMatchObject({ code: 'DECISION', isTotal: true });
    }
  });

  it('names the policy rows that referred the application, with their version', () => {
    const { facts } = walk(personNamed('T12'), homeline, STARTED_AT);
    const [late, decided] = facts.delinquencyDecisions.at(-1)?.explanation?.sections ?? [];
    const { version, sha256 } = homeline.policy;
    expect(late?.lines.map(({ rule }) => rule?.policy)).toContainEqual({ version, sha256 });
    expect(decided?.lines.map(({ amounts }) => amounts)).toEqual([{ by: 'PERSON' }, { decision: 'CURED' }]);
  });

  it('says when an automatic rule decided', () => {
    const { facts } = walk(personNamed('T01'), homeline, STARTED_AT);
    const [waitedFor, decided] = facts.fundingDecisions.at(-1)?.explanation?.sections ?? [];
    expect(waitedFor?.lines).toContainEqual({
      code: 'CREDIT_REPORT_AGE',
      amounts: { days: 4, maxDays: 60 },
    });
    expect(decided?.lines[0]).toEqual({ code: 'DECIDED_BY', amounts: { by: 'RULE' } });
  });
});

describe('a reviewer’s comments', () => {
  const waiting = walk(personNamed('T30'), homeline, STARTED_AT, 'IDENTITY_FRAUD_REVIEW').facts;
  const comments = 'The photo shows someone else';

  it('are kept with an approval', () => {
    const facts = decidedAt(waiting, 'IDENTITY_FRAUD_REVIEW', 'IDENTITY_CLEARED', {
      comments: 'Seen in the branch',
    });
    expect(facts.identityDecisions.at(-1)?.explanation?.sections.at(-1)?.lines).toContainEqual({
      code: 'COMMENTS',
      amounts: { text: 'Seen in the branch' },
    });
  });

  it('are kept with a suspicion and never shown outside', () => {
    const facts = decidedAt(waiting, 'IDENTITY_FRAUD_REVIEW', 'IDENTITY_REJECTED', { comments });
    expect(JSON.stringify(facts.identityDecisions)).toContain(comments);
    expect(JSON.stringify(adverseActionOf(facts))).not.toContain(comments);
  });

  it('are kept apart from the decline reason that the notice states', () => {
    const statedReason = 'The deed does not show that you own the home';
    const given: StaffInput = { comments, reasonCodes: ['AA30', 'AA24'], statedReason };
    const facts = decidedAt(waiting, 'OWNERSHIP_REVIEW', 'OWNERSHIP_REJECTED', given);
    expect(facts.ownershipDecisions.at(-1)?.explanation?.sections.at(-1)?.lines).toEqual([
      { code: 'DECIDED_BY', amounts: { by: 'PERSON' } },
      { code: 'COMMENTS', amounts: { text: comments } },
      { code: 'STATED_REASON', amounts: { text: REASONS.AA30.text } },
      { code: 'STATED_REASON', amounts: { text: statedReason } },
      { code: 'DECISION', amounts: { decision: 'REJECTED' }, isTotal: true },
    ]);
  });

  it('appear in no fact but the review’s', () => {
    const facts = decidedAt(waiting, 'IDENTITY_FRAUD_REVIEW', 'IDENTITY_REJECTED', { comments });
    const others = Object.entries(facts).filter(([name]) => !isReviewName(name));
    expect(JSON.stringify(others)).not.toContain(comments);
  });
});
