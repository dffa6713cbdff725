// Proves ST-14.

import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { insuranceStanding, requiredCoverageCents } from '@homeline/domain/facts/insurance.selectors.ts';
import { fundingChecks } from '@homeline/domain/funding/funding-checks.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { applyAutomaticRules } from '@homeline/domain/workflow/automatic-rules.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { applicants, homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const TODAY = '2026-03-20' as never;
const DOCUMENT = '00000000-0000-4000-8000-000000000001';

const SENDS = personNamed('T01');
const POSTPONES = personNamed('T02');

const factsAt = (person: Persona, step: StepName) => walk(person, homeline, STARTED_AT, step).facts;

/** Writes facts, and what the automatic rules make of them. */
function told(facts: Facts, ...writes: FactWrite[]): Facts {
  return writes.reduce((known, write) => {
    const now = withFact(known, write, STARTED_AT);
    return applyAutomaticRules(now, { ...homeline, today: TODAY }, STARTED_AT).facts;
  }, facts);
}

const stepOf = (facts: Facts) => currentStep(facts).id;
const taskAt = (facts: Facts) => taskOf(currentStep(facts), facts);

const sends: FactWrite = { fact: 'insuranceUploads', value: { documents: [DOCUMENT] } };
const postpones: FactWrite = { fact: 'insurancePostponement', value: {} };
const found = (answer: 'IN_FORCE' | 'NO_POLICY_ON_FILE'): FactWrite => ({
  fact: 'insuranceLookups',
  value: { answer },
});
const checked = (answer: 'COVERED' | 'NOT_COVERED'): FactWrite => ({
  fact: 'insuranceChecks',
  value: { answer, ...(answer === 'NOT_COVERED' && { shortfalls: ['COVERAGE'] }) },
});

describe('the request for the policy before signing', () => {
  const asked = factsAt(SENDS, 'INSURANCE_REQUEST');

  it('comes after the flood zone is known, while the policy is looked up', () => {
    expect(stepOf(asked)).toBe('INSURANCE_REQUEST');
    expect(taskAt(asked)).toBe('lookUpInsurance');
    expect(insuranceStanding(asked)).toBe('MISSING');
  });

  it('asks nobody whose policy is on file', () => {
    const known = told(asked, found('IN_FORCE'));
    expect(stepOf(known)).toBe('CLOSING_DISCLOSURE_GENERATION');
    expect(insuranceStanding(known)).toBe('ON_FILE');
  });

  it('waits for whom no policy is on file', () => {
    const unknown = told(asked, found('NO_POLICY_ON_FILE'));
    expect(stepOf(unknown)).toBe('INSURANCE_REQUEST');
    expect(taskAt(unknown)).toBeUndefined();
  });

  it('has a policy checked at once, and passes one that covers the home', () => {
    const sent = told(asked, sends);
    expect(taskAt(sent)).toBe('checkInsurance');
    expect(insuranceStanding(sent)).toBe('CHECKING');
    const covered = told(sent, checked('COVERED'));
    expect(stepOf(covered)).toBe('CLOSING_DISCLOSURE_GENERATION');
    expect(insuranceStanding(covered)).toBe('ACCEPTED');
  });

  it('asks again for a policy that fell short', () => {
    const short = told(asked, found('NO_POLICY_ON_FILE'), sends, checked('NOT_COVERED'));
    expect(stepOf(short)).toBe('INSURANCE_REQUEST');
    expect(taskAt(short)).toBeUndefined();
    expect(insuranceStanding(short)).toBe('FELL_SHORT');
    const again = told(short, sends);
    expect(taskAt(again)).toBe('checkInsurance');
    expect(stepOf(told(again, checked('COVERED')))).toBe('CLOSING_DISCLOSURE_GENERATION');
  });

  it('holds up nobody who signs first, whatever their policy lacks', () => {
    for (const before of [[], [sends], [sends, checked('NOT_COVERED')]])
      expect(stepOf(told(asked, ...before, postpones))).toBe('CLOSING_DISCLOSURE_GENERATION');
  });

  it('is met by every applicant whose documents are written, in every state and with every signer', () => {
    for (const person of applicants) {
      const { path } = walk(person, homeline, STARTED_AT);
      if (!path.includes('CLOSING_DISCLOSURE_GENERATION')) continue;
      const [asks, reviews] = [path.indexOf('INSURANCE_REQUEST'), path.indexOf('COMPLIANCE_REVIEW')];
      expect([person.id, asks >= 0 && asks < reviews]).toEqual([person.id, true]);
    }
  });

  it('doesn’t come back to an application that was past it when the step was new', () => {
    for (const person of ['T01', 'T02', 'T20', 'T54'].map(personNamed)) {
      const { path, facts } = walk(person, homeline, STARTED_AT);
      for (const step of path.slice(path.indexOf('COMPLIANCE_REVIEW') + 1, path.indexOf('DEED_REVIEW'))) {
        const { insurancePostponement: _, ...older } = factsAt(person, step);
        const withoutInsurance: Facts = {
          ...older,
          ...{ insuranceUploads: [], insuranceLookups: [], insuranceChecks: [], insuranceDecisions: [] },
        };
        expect([person.id, stepOf(withoutInsurance)]).toEqual([person.id, step]);
      }
      expect(facts.closingDocuments.length).toBeGreaterThan(0);
    }
  });
});

describe('the gate before the money', () => {
  it('is passed unseen by a policy accepted before signing', () => {
    const { path } = walk(SENDS, homeline, STARTED_AT);
    expect(path).not.toContain('INSURANCE_UPLOAD');
    expect(path).not.toContain('INSURANCE_REVIEW');
    expect(path.at(-1)).toBe('COMPLETE');
  });

  it('asks whoever postponed the policy, and stops the money until it is accepted', () => {
    const gate = factsAt(POSTPONES, 'INSURANCE_UPLOAD');
    expect(insuranceStanding(gate)).toBe('POSTPONED');
    const accepted = () => ({ line: { code: 'INSURANCE_ACCEPTED' } });
    expect(fundingChecks(gate, TODAY)).toContainEqual(
      expect.objectContaining({ line: expect.objectContaining(accepted().line), holds: false }),
    );
    const { path } = walk(POSTPONES, homeline, STARTED_AT);
    expect(path.indexOf('INSURANCE_REVIEW')).toBeLessThan(path.indexOf('FUNDING_DECISION'));
    expect(stepOf(told(gate, sends, checked('NOT_COVERED')))).toBe('INSURANCE_REVIEW');
  });

  it('asks for another policy than the one that fell short before signing', () => {
    const short = { ...POSTPONES, forced: { ...POSTPONES.forced } };
    const asked = factsAt(short, 'INSURANCE_REQUEST');
    const signed = told(asked, found('NO_POLICY_ON_FILE'), sends, checked('NOT_COVERED'), postpones);
    expect(insuranceStanding(signed)).toBe('POSTPONED');
    expect(insuranceStanding(told(signed, sends))).toBe('CHECKING');
  });

  it('checks a policy there whose check was still running when the borrower went on', () => {
    const gate = factsAt(POSTPONES, 'INSURANCE_UPLOAD');
    const early = { ...gate, insuranceUploads: [{ documents: [DOCUMENT], seq: 0.5, at: STARTED_AT }] };
    expect(stepOf(early)).toBe('INSURANCE_REVIEW');
    expect(taskAt(early)).toBe('checkInsurance');
  });
});

describe('a policy accepted before signing', () => {
  const signed = factsAt(SENDS, 'RESCISSION');
  const checkedFor = (measure: object): Facts => ({
    ...signed,
    insuranceChecks: signed.insuranceChecks.map((check) => ({ ...check, ...measure })),
  });
  const needed = requiredCoverageCents(signed);

  it('counts while the home needs no more than it was checked for', () => {
    expect(stepOf(checkedFor({ neededCents: needed, withFlood: false }))).toBe('RESCISSION');
  });

  it('is checked again once the line needs more, and counts when it covers that too', () => {
    const larger = checkedFor({ neededCents: cents(needed - 1), withFlood: false });
    expect(stepOf(larger)).toBe('INSURANCE_REVIEW');
    expect(taskAt(larger)).toBe('checkInsurance');
    expect(stepOf(told(larger, checked('COVERED')))).toBe('RESCISSION');
    expect(stepOf(told(larger, checked('NOT_COVERED')))).toBe('INSURANCE_REVIEW');
  });

  it('is checked again for floods once the home turns out to be in their zone', () => {
    const inZone = told(checkedFor({ neededCents: needed, withFlood: false }), {
      fact: 'floodDeterminations',
      value: { answer: 'SPECIAL_HAZARD' },
    });
    expect(insuranceStanding(inZone)).toBe('CHECKING');
  });

  it('is checked again when the deed comes back more than 30 days later', () => {
    const back = (days: number): Facts => ({
      ...signed,
      remoteNotaryResults: signed.remoteNotaryResults.map((result) => ({
        ...result,
        at: new Date(Date.parse(signed.insuranceChecks.at(-1)?.at ?? '') + days * 86_400_000).toISOString(),
      })),
    });
    expect(stepOf(back(30))).toBe('RESCISSION');
    expect(stepOf(back(31))).toBe('INSURANCE_REVIEW');
  });
});

it('a policy on file for a smaller line is looked up again, and asked for where there is none', () => {
  const asked = factsAt(SENDS, 'INSURANCE_REQUEST');
  const value = { answer: 'IN_FORCE', neededCents: cents(requiredCoverageCents(asked) - 1) } as const;
  const smaller = told(asked, { fact: 'insuranceLookups', value });
  expect(taskAt(smaller)).toBe('lookUpInsurance');
  expect(stepOf(told(smaller, found('NO_POLICY_ON_FILE')))).toBe('INSURANCE_REQUEST');
});
