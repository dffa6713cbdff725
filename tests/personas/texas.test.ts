import { closingAllowedOn } from '@homeline/domain/closing/hold.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { lienMismatch } from '@homeline/domain/liens/lien-review.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { walk } from '@homeline/domain/testing/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { RULES } from '@homeline/domain/workflow/rules.ts';
import { staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTS = '2026-03-10T17:00:00.000Z';
const { dates: _, ...taylor } = personNamed('T15');
const { facts } = walk(taylor, homeline, STARTS, 'NOTE_SIGNING');

/** Taylor, who acknowledged the disclosures at another time. */
function received(at: string): Facts {
  const { disclosuresAcknowledgement } = facts;
  if (!disclosuresAcknowledgement) throw new Error('Nothing was acknowledged');
  return { ...facts, disclosuresAcknowledgement: { ...disclosuresAcknowledgement, at } };
}

/** Taylor, whose credit file tells of a line of credit as well. */
function owing(openedOn: string, answer: 'CONFIRMED' | 'PAY_OFF' | 'OTHER_HOME'): Facts {
  const loan = {
    ...{ id: 'other', lender: 'Lone Star Bank', openedOn: civilDate(openedOn), kind: 'HELOC' as const },
    ...{ balanceCents: toCents(10_000), monthlyPaymentCents: toCents(90) },
  };
  const softCredit = facts.softCredit.map(({ report, ...pull }) => ({
    ...pull,
    ...(report && { report: { ...report, mortgages: [...report.mortgages, loan] } }),
  }));
  const { lienAnswers } = facts;
  if (!lienAnswers) throw new Error('No lien was answered for');
  const liens = [...lienAnswers.liens, { id: 'other', answer }];
  return { ...facts, softCredit, lienAnswers: { ...lienAnswers, liens } };
}

describe('in Texas nobody closes before the twelfth day (Tex. Const. art. XVI, 50(a)(6)(M)(i))', () => {
  it('after the application, where the notice came with it', () => {
    expect(closingAllowedOn(facts)).toBe('2026-03-22');
  });

  it('after the owner received the notice, whenever it was made', () => {
    expect(closingAllowedOn(received('2026-03-20T17:00:00.000Z'))).toBe('2026-04-01');
    // By the calendar at the home: still the 20th in Texas.
    expect(closingAllowedOn(received('2026-03-21T04:30:00.000Z'))).toBe('2026-04-01');
  });
});

describe('a second lien of a Texan that is said to be on another home', () => {
  it('is looked at by an underwriter: a bare word takes no equity loan from this home', () => {
    const elsewhere = owing('2019-05-02', 'OTHER_HOME');
    expect(currentStep(elsewhere).id).toBe('LIEN_MISMATCH_REVIEW');
    const inOhio = {
      ...elsewhere,
      property: { ...(elsewhere.property ?? expect.fail()), state: 'OH' as const },
    };
    expect(lienMismatch(inOhio)).toBeUndefined();
  });
});

describe('another equity loan on a Texas home (Tex. Const. art. XVI, 50(a)(6)(K), (M)(iii))', () => {
  const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44 };
  const doubt = 'another equity loan stays on the home (Tex. Const. art. XVI, 50(a)(6)(K))';
  const staying = owing('2019-05-02', 'CONFIRMED');

  it('may not stay: the rule refers it, and nobody passes it', () => {
    expect(RULES.complianceClear(staying, context)).toEqual({ passes: false, reasons: [doubt] });
    for (const decision of ['COMPLIANCE_PASSED', 'ATTORNEY_REQUIRED']) {
      expect(staffDecision('COMPLIANCE_REVIEW', decision)?.(staying, context, {})).toEqual({
        cannot: `The law does not allow it: ${doubt}`,
      });
    }
  });

  it('is not mended by a cheaper offer', () => {
    expect(staffDecision('COMPLIANCE_REVIEW', 'REPRICE_REQUIRED')?.(staying, context, {})).toEqual({
      cannot: 'The law allows these terms: nothing asks for others',
    });
  });

  it('may be paid off from the draw', () => {
    expect(RULES.complianceClear(owing('2019-05-02', 'PAY_OFF'), context)).toMatchObject({ passes: true });
  });

  it('holds the closing until a year after its own, though it is paid off', () => {
    expect(closingAllowedOn(owing('2025-09-15', 'PAY_OFF'))).toBe('2026-09-15');
    expect(closingAllowedOn(owing('2024-09-15', 'PAY_OFF'))).toBe('2026-03-22');
  });

  it('is nobody’s business elsewhere', () => {
    const { property } = staying;
    if (!property) throw new Error('No home');
    const inOhio: Facts = { ...staying, property: { ...property, state: 'OH' } };
    expect(RULES.complianceClear(inOhio, context)).toMatchObject({ passes: true });
  });
});
