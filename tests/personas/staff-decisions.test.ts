// Proves CO-11, RU-15, RU-23, RU-32, RU-45, RU-54.

import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { brokerOpinionFacts } from '@homeline/domain/offers/apply-broker-opinion.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import {
  DECISION_COPY,
  isDecisionOffered,
  reasonCodesAskedFor,
} from '@homeline/domain/staff/decision-copy.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { STAFF_DECISIONS, staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import { StaffInput } from '@homeline/domain/workflow/staff-outcome.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
const withFacts = (facts: Facts, ...writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'), facts);

const at = (person: Persona, step: StepName) => walk(person, homeline, STARTED_AT, step).facts;
const decide = (facts: Facts, step: StepName, decision: string, given: StaffInput = {}) =>
  staffDecision(step, decision)?.(facts, context, given) ?? expect.fail();
const inOwnWords = (statedReason: string): StaffInput => ({ reasonCodes: ['AA24'], statedReason });
const opinionOf = (valueCents: number): FactWrite => ({
  fact: 'brokerOpinions',
  value: { answer: 'REPORT', valueCents: toCents(valueCents / 100), condition: 'AVERAGE' },
});

describe('Texas: the line stays within 80% of the broker’s value (Tex. Const. art. XVI, 50(a)(6)(B))', () => {
  const taylor = personNamed('T15');
  const income = { ...taylor.income, monthlyGross: 60_000 };
  const waiting = at(
    { ...taylor, income, request: { ...taylor.request, amount: 170_000 } },
    'WAITING_FOR_BPO',
  );

  it('even when that value is within 5% of the value used', () => {
    expect(currentTerms(waiting)).toMatchObject({ lineAmountCents: toCents(170_000), cltvPct: 80 });
    const known = withFacts(waiting, opinionOf(toCents(475_500)));
    const lowered = withFacts(known, ...brokerOpinionFacts(known, context));
    expect(lowered.brokerOpinionEvaluations.at(-1)).toMatchObject({ outcome: 'LOWERS_OFFER' });
    // 80% of $475,500 is $380,400, less $230,000.
    expect(lowered.changedOffers.at(-1)?.after.lineAmountCents).toBe(toCents(150_400));
  });

  it('and the compliance review shows the share of that value', () => {
    const low = walk({ ...taylor, bpoValue: 460_000 }, homeline, STARTED_AT, 'FUNDING_DECISION').facts;
    expect(low.brokerOpinionEvaluations.at(-1)?.outcome).toBe('SUPPORTS_OFFER');
    const lines = low.complianceDecisions.at(-1)?.explanation?.sections[0]?.lines;
    // ($230,000 + $75,000) / $460,000.
    expect(lines).toContainEqual({
      code: 'TEXAS_CLTV',
      amounts: { pct: expect.closeTo(66.304, 3), maxPct: 80 },
    });
  });

  it('and a value that doesn’t support it can only lower the offer', () => {
    const known = withFacts(waiting, opinionOf(toCents(330_000)));
    expect(decide(known, 'BPO_HOLD', 'VALUE_ACCEPTED')).toEqual({
      refusal: 'This value does not support the line. Lower the offer instead',
    });
  });

  it('and no reviewer can accept a value nobody found', () => {
    const unseen = withFacts(waiting, { fact: 'brokerOpinions', value: { answer: 'NO_ACCESS' } });
    expect(decide(unseen, 'BPO_HOLD', 'VALUE_ACCEPTED')).toEqual({ missing: 'valueCents' });
    const accepted = decide(unseen, 'BPO_HOLD', 'VALUE_ACCEPTED', { valueCents: toCents(510_000) });
    expect(accepted).toMatchObject([
      { fact: 'brokerOpinionEvaluations', value: { outcome: 'SUPPORTS_OFFER', valueCents: 51_000_000 } },
      { fact: 'valuationDecisions', value: { decision: 'VALUE_ACCEPTED' } },
    ]);
  });
});

describe('a referral to an underwriter', () => {
  const reviewed = at(personNamed('T43'), 'UW_REVIEW');

  it('appears in the explanation of the decision', () => {
    const lines = reviewed.finalDecisions.at(-1)?.explanation.sections.flatMap(({ lines: each }) => each);
    expect(lines).toContainEqual({
      code: 'UNDERWRITER_QUESTION',
      amounts: { question: 'TAX_RETURN_INCOME', isConfirmed: false },
    });
  });

  it('is declined with the reason stated in the notice (12 CFR 1002.9(b)(2))', () => {
    expect(decide(reviewed, 'UW_REVIEW', 'UW_DECLINED')).toEqual({ missing: 'reasonCodes' });
    const reason = 'Your tax returns show income from a business that has ended';
    const ruling = decide(reviewed, 'UW_REVIEW', 'UW_DECLINED', inOwnWords(reason));
    const declined = withFacts(reviewed, ...(ruling as readonly FactWrite[]));
    expect(adverseActionOf(declined)).toMatchObject({ reasonCodes: ['AA24'], statedReasons: [reason] });
  });
});

describe('a reviewer’s decline reason', () => {
  const closing = at(personNamed('T01'), 'FUNDING_DECISION');

  it.each([
    ['TITLE_REVIEW', 'TITLE_REJECTED'],
    ['OWNERSHIP_REVIEW', 'OWNERSHIP_REJECTED'],
    ['HARD_CREDIT_REVIEW', 'REVIEW_FAILED'],
    ['LIEN_MISMATCH_REVIEW', 'LIENS_UNRESOLVED'],
    ['BPO_HOLD', 'BPO_UNOBTAINABLE'],
    ['COMPLIANCE_REVIEW', 'COMPLIANCE_FAILED'],
  ] as const)('is what the notice states: %s, %s', (step, decision) => {
    const reason = 'The home is on leased land, and the lease has expired';
    const refused = withFacts(
      closing,
      ...(decide(closing, step, decision, inOwnWords(reason)) as FactWrite[]),
    );
    expect(adverseActionOf(refused)).toMatchObject({ reasonCodes: ['AA24'], statedReasons: [reason] });
  });

  it.each([
    ['COMPLIANCE_REVIEW', 'COMPLIANCE_FAILED'],
    ['HARD_CREDIT_REVIEW', 'REVIEW_FAILED'],
  ] as const)('is asked for where nothing else says why: %s, %s', (step, decision) => {
    const comments = 'The file does not hold together';
    expect(decide(closing, step, decision)).toEqual({ missing: 'reasonCodes' });
    expect(decide(closing, step, decision, { comments })).toEqual({ missing: 'reasonCodes' });
  });

  it.each([
    ['TRUST_REVIEW', 'TRUST_DOCUMENT_REJECTED'],
    ['FUNDING_DECISION', 'FUNDING_CONDITION'],
  ] as const)('is what a request for documents says: %s, %s', (step, decision) => {
    const reason = 'The last page is missing';
    const given = { reason, conditionUuid: '00000000-0000-4000-8000-000000000002' };
    const asked = withFacts(closing, ...(decide(closing, step, decision, given) as FactWrite[]));
    expect(asked.conditions.at(-1)?.comments).toBe(reason);
  });

  it('is refused when no notice would state it', () => {
    const reason = 'The photo shows someone else';
    expect(decide(closing, 'IDENTITY_FRAUD_REVIEW', 'IDENTITY_REJECTED', { reason })).toEqual({
      refusal: 'This decision does not send a reason to the borrower. Remove the reason',
    });
  });
});

describe('a reason a notice may not state (12 CFR 1002.9(b)(2))', () => {
  const closing = at(personNamed('T01'), 'FUNDING_DECISION');
  const refusals = [
    ['UW_REVIEW', 'UW_DECLINED'],
    ['TITLE_REVIEW', 'TITLE_REJECTED'],
    ['FUNDING_DECISION', 'FUNDING_DENIED'],
  ] as const;

  it.each(refusals)('is never free text: %s, %s', (step, decision) => {
    for (const reason of ['We do not lend in that neighborhood', 'AA10'])
      expect(decide(closing, step, decision, { reason })).toEqual({
        refusal: expect.stringContaining('12 CFR 1002.9(b)(2)'),
      });
  });

  it('isn’t taken in own words either, and the reviewer is told what to write', () => {
    for (const reason of ['Internal policy', 'You are too old for this line', 'too old'])
      expect(StaffInput.safeParse(inOwnWords(reason)).error?.issues).toMatchObject([
        { path: ['statedReason'], message: expect.stringContaining('12 CFR 1002.') },
      ]);
  });

  it.each([
    ['five codes', { reasonCodes: ['AA01', 'AA02', 'AA03', 'AA04', 'AA05'] }, 'Choose 4 reasons or fewer'],
    ['a code twice', { reasonCodes: ['AA01', 'AA01'] }, 'Choose each reason once'],
    ['the score itself', { reasonCodes: ['AA26'] }, 'Invalid option'],
    ['AA24 without its words', { reasonCodes: ['AA24'] }, 'Required'],
    ['words without AA24', { reasonCodes: ['AA10'], statedReason: 'The well ran dry' }, 'Choose AA24'],
  ])('isn’t one of %s', (_, given, message) => {
    const [issue] = StaffInput.safeParse(given).error?.issues ?? [];
    expect(issue?.message).toContain(message);
  });

  it.each(refusals)('may be given by a reason code: %s, %s', (step, decision) => {
    const refused = withFacts(
      closing,
      ...(decide(closing, step, decision, { reasonCodes: ['AA10'] }) as FactWrite[]),
    );
    expect(adverseActionOf(refused)).toMatchObject({ reasonCodes: ['AA10'], statedReasons: [] });
  });
});

describe('what the console says of a decision is what it does', () => {
  it('a closing that the attorney sends back goes to the title agent', () => {
    const reviewed = at(personNamed('T39'), 'ATTORNEY_REVIEW');
    const sent = decide(reviewed, 'ATTORNEY_REVIEW', 'ATTORNEY_REJECTED') as FactWrite[];
    expect(currentStep(withFacts(reviewed, ...sent))).toMatchObject({
      id: 'TITLE_REVIEW',
      owner: 'TITLE_AGENT',
    });
    expect(DECISION_COPY['ATTORNEY_REJECTED']?.effect).toContain('title is reviewed');
  });

  it('every reason that a decision requires is marked as required', () => {
    const closing = at(personNamed('T01'), 'FUNDING_DECISION');
    const steps = Object.entries(STAFF_DECISIONS) as [StepName, Record<string, unknown>][];
    const required = steps.flatMap(([step, decisions]) =>
      Object.keys(decisions).filter((name) => {
        const outcome = decide(closing, step, name);
        return 'missing' in outcome && ['reason', 'reasonCodes'].includes(outcome.missing);
      }),
    );
    expect(required).toContain('UW_DECLINED');
    for (const name of required)
      expect([DECISION_COPY[name]?.reason, reasonCodesAskedFor(name, closing)], name).toContain('REQUIRED');
  });

  it('comments are offered where the file keeps them, and nowhere else', () => {
    const closing = at(personNamed('T01'), 'FUNDING_DECISION');
    const conditionUuid = '00000000-0000-4000-8000-000000000002';
    const steps = Object.entries(STAFF_DECISIONS) as [StepName, Record<string, unknown>][];
    const kept = steps.flatMap(([step, decisions]) =>
      Object.keys(decisions).flatMap((name) => {
        const reason = DECISION_COPY[name]?.reason === 'REQUIRED' && { reason: 'A page is missing' };
        const codes = DECISION_COPY[name]?.reasonCodes && { reasonCodes: ['AA10' as const] };
        const given = { conditionUuid, ...reason, ...codes };
        const silent = decide(closing, step, name, given);
        if ('missing' in silent || 'refusal' in silent || silent.length === 0) return [];
        return { name, isKept: !('refusal' in decide(closing, step, name, { ...given, comments: 'Seen' })) };
      }),
    );
    expect(kept).toContainEqual({ name: 'FUNDING_CONDITION', isKept: false });
    expect(kept.length).toBeGreaterThan(30);
    for (const { name, isKept } of kept)
      expect([name, !DECISION_COPY[name]?.takesNoComments]).toEqual([name, isKept]);
  });

  it('a signer is offered to be taken off only where one has declined to sign', () => {
    const closing = at(personNamed('T01'), 'FUNDING_DECISION');
    expect(isDecisionOffered('SIGNER_REMOVED', closing)).toBe(false);
    expect(isDecisionOffered('DOCUMENTS_REGENERATED', closing)).toBe(true);
    const refused = at(personNamed('T58'), 'SIGNDOCS_REVIEW');
    expect(isDecisionOffered('SIGNER_REMOVED', refused)).toBe(true);
  });

  it.each([
    ['PAYSTUB_REVIEW', 'PAYSTUBS_REJECTED'],
    ['TRUST_REVIEW', 'TRUST_DOCUMENT_REJECTED'],
    ['DOCUMENT_REVIEW', 'CONDITIONS_REJECTED'],
    ['FUNDING_DECISION', 'FUNDING_CONDITION'],
  ] as const)('the borrower isn’t asked for a document without being told why: %s, %s', (step, decision) => {
    const closing = at(personNamed('T01'), 'FUNDING_DECISION');
    expect(decide(closing, step, decision)).toEqual({ missing: 'reason' });
  });
});

describe('a reviewer’s comments on a request', () => {
  const closing = at(personNamed('T01'), 'FUNDING_DECISION');
  const comments = 'Deed looks forged, we suspect ownership fraud';

  it.each([
    ['OWNERSHIP_REVIEW', 'OWNERSHIP_REJECTED', 'AA29'],
    ['TRUST_REVIEW', 'TRUST_REJECTED', 'AA29'],
    ['TITLE_REVIEW', 'TITLE_REJECTED', 'AA29'],
    ['LIEN_MISMATCH_REVIEW', 'LIENS_UNRESOLVED', 'AA30'],
    ['BPO_HOLD', 'BPO_UNOBTAINABLE', 'AA27'],
    ['IDENTITY_FRAUD_REVIEW', 'IDENTITY_REJECTED', 'AA25'],
  ] as const)('are kept with a refusal, and no part of its notice: %s, %s', (step, decision, code) => {
    const refused = withFacts(closing, ...(decide(closing, step, decision, { comments }) as FactWrite[]));
    expect(adverseActionOf(refused)).toMatchObject({ reasonCodes: [code], statedReasons: [] });
    expect(JSON.stringify(refused)).toContain(comments);
  });

  it('appear in no document request, and are refused when no decision keeps them', () => {
    const conditionUuid = '00000000-0000-4000-8000-000000000002';
    const reason = 'The payoff letter of the second lien';
    const given = { comments, conditionUuid, reason };
    const asked = decide(closing, 'TRUST_REVIEW', 'TRUST_DOCUMENT_REJECTED', given) as FactWrite[];
    expect(withFacts(closing, ...asked).conditions.at(-1)?.comments).toBe(reason);
    expect(decide(closing, 'FUNDING_DECISION', 'FUNDING_CONDITION', given)).toEqual({
      refusal: 'This decision does not keep comments. Remove the comments',
    });
  });
});

describe('a reviewer may not', () => {
  const closing = at(personNamed('T01'), 'FUNDING_DECISION');

  it('accept pay stubs without the income they show', () => {
    const stubs = at(personNamed('T18'), 'PAYSTUB_REVIEW');
    expect(decide(stubs, 'PAYSTUB_REVIEW', 'PAYSTUBS_ACCEPTED')).toEqual({ missing: 'monthlyGrossCents' });
    const nothing = { monthlyGrossCents: cents(0) };
    expect(decide(stubs, 'PAYSTUB_REVIEW', 'PAYSTUBS_ACCEPTED', nothing)).toEqual({
      missing: 'monthlyGrossCents',
    });
  });

  it('deny funding without a reason', () => {
    expect(decide(closing, 'FUNDING_DECISION', 'FUNDING_DENIED')).toEqual({ missing: 'reasonCodes' });
    const reason = 'The insurance of your home ended before the money could be paid';
    const ruling = decide(closing, 'FUNDING_DECISION', 'FUNDING_DENIED', inOwnWords(reason));
    const denied = withFacts(closing, ...(ruling as readonly FactWrite[]));
    expect(adverseActionOf(denied).statedReasons).toEqual([reason]);
  });

  it.each(['COMPLIANCE_PASSED', 'ATTORNEY_REQUIRED'])('approve a high-cost mortgage: %s', (decision) => {
    const { sheet } = homeline;
    const averagePrimeOfferRate: typeof sheet.averagePrimeOfferRate = (termYears) => {
      const hit = sheet.averagePrimeOfferRate(termYears);
      return { ...hit, output: { pct: 0 } };
    };
    const cheapMoney = { ...context, sheet: { ...sheet, averagePrimeOfferRate } };
    const ruling = staffDecision('COMPLIANCE_REVIEW', decision)?.(closing, cheapMoney, {});
    expect(ruling).toEqual({ refusal: expect.stringContaining('high-cost mortgage') });
    expect(decide(closing, 'COMPLIANCE_REVIEW', decision)).toHaveLength(1);
  });

  it('approve a New York line above the Treasury yield plus 9 points', () => {
    const { sheet } = homeline;
    const { property = expect.fail() } = closing;
    const inNewYork: Facts = { ...closing, property: { ...property, state: 'NY' } };
    const ratePct = currentTerms(closing)?.noteRatePct ?? expect.fail();
    const passAt = (facts: Facts, yieldPct: number) => {
      const treasuryYield: typeof sheet.treasuryYield = (termYears) => {
        const hit = sheet.treasuryYield(termYears);
        return { ...hit, output: { pct: yieldPct } };
      };
      const at = { ...context, sheet: { ...sheet, treasuryYield } };
      return staffDecision('COMPLIANCE_REVIEW', 'COMPLIANCE_PASSED')?.(facts, at, {});
    };
    expect(passAt(inNewYork, ratePct - 9.01)).toEqual({
      refusal: expect.stringContaining('high-cost mortgage (N.Y. Banking Law § 6-l(1)(g)(i))'),
    });
    expect(passAt(inNewYork, ratePct - 8.99)).toHaveLength(1);
    expect(passAt(closing, ratePct - 9.01)).toHaveLength(1);
  });

  it.each(['COMPLIANCE_PASSED', 'ATTORNEY_REQUIRED'])(
    'approve a home in an unlicensed state or a name not cleared: %s',
    (decision) => {
      const pass = (facts: Facts, licensedStates: readonly string[]) =>
        staffDecision('COMPLIANCE_REVIEW', decision)?.(facts, { ...context, licensedStates }, {});
      expect(pass(closing, ['TX'])).toEqual({ refusal: expect.stringContaining('no license in the state') });
      const unscreened = { ...closing, sanctionsScreens: [] };
      expect(pass(unscreened, ['OH'])).toEqual({ refusal: expect.stringContaining('are being compared') });
      const listed = withFacts(closing, { fact: 'sanctionsScreens', value: { answer: 'POSSIBLE_MATCH' } });
      expect(pass(listed, ['OH'])).toEqual({ refusal: expect.stringContaining('must be compared') });
      const cleared = withFacts(
        listed,
        ...(decide(listed, 'COMPLIANCE_REVIEW', 'SANCTIONS_CLEARED') as FactWrite[]),
      );
      expect(pass(cleared, ['OH'])).toHaveLength(1);
    },
  );

  it('clear a name that matched nothing on the sanctions list', () => {
    for (const step of ['SANCTIONS_REVIEW', 'COMPLIANCE_REVIEW'] as const)
      expect(decide(closing, step, 'SANCTIONS_CLEARED')).toEqual({
        refusal: 'No potential sanctions match is pending',
      });
  });

  it('skip the legal limits: each line keeps them with how its terms comply', () => {
    const explained = closing.complianceDecisions.at(-1)?.explanation;
    expect(explained?.sections[0]?.lines.map(({ code }) => code)).toEqual([
      'LICENSE',
      'SANCTIONS_SCREENED',
      'SANCTIONS_CLEARED',
      'FEDERAL_AMOUNTS_IN_DATE',
      'FEE_LIMIT',
      'HIGH_COST_RATE_TEST',
      'HIGH_COST_FEES_TEST',
    ]);
    const texan = at(personNamed('T15'), 'FUNDING_DECISION').complianceDecisions.at(-1)?.explanation;
    expect(texan?.sections[0]?.lines).toContainEqual({
      code: 'TEXAS_CLTV',
      amounts: { pct: 61, maxPct: 80 },
    });
  });
});
