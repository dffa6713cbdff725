// Proves DS-27.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { describe, expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import type { Line } from '../subject.ts';
import { REQUIRED_ITEMS } from '../testing/required-items.ts';
import { sampleLine, sampleSubject } from '../testing/sample.ts';
import { earlyDisclosure } from './early-disclosure.ts';

describe('the early disclosure (12 CFR 1026.40(d))', () => {
  it('has every item in the regulation’s order', () => {
    const withoutSpace = (words: string) => words.replace(/\s/g, '');
    const text = withoutSpace(documentText(earlyDisclosure(sampleSubject())));
    const items = REQUIRED_ITEMS.HELOC_EARLY_DISCLOSURE ?? [];
    const positions = items.map(([item, words]) => [item, text.indexOf(withoutSpace(words))] as const);
    expect(positions.filter(([, position]) => position < 0)).toEqual([]);
    expect(positions).toEqual(positions.toSorted(([, a], [, b]) => a - b));
  });

  it('puts items (1) to (4) before the rest, each under its own heading', () => {
    const headings = earlyDisclosure(sampleSubject()).sections.map(({ heading }) => heading);
    expect(headings.slice(0, 4)).toEqual([
      'Keep a copy',
      'Availability of terms',
      'Security interest and risk to your home',
      'What we may do',
    ]);
  });

  // $10,000 at 8.40% over 180 months; at 10% over 120 months the payment is a tenth of that for $100,000, $1,321.51.
  it.each([
    [8.4, 15, '$97.89'],
    [10, 10, '$132.15'],
  ] as const)('computes the $10,000 example at %d%% over %i years', (rate, years, payment) => {
    const { plan } = sampleSubject();
    const subject = sampleSubject({ plan: { ...plan, recentRatePct: rate, termsYears: [years] } });
    expect(documentText(earlyDisclosure(subject))).toContain(
      `${years} years (${years * 12} payments)\n${payment}`,
    );
  });

  it('gives an example for every term, and the highest fee, before the borrower chooses', () => {
    const { lender, madeOn, plan } = sampleSubject();
    const text = documentText(
      earlyDisclosure({ lender, madeOn, plan: { ...plan, termsYears: [5, 10], originationFeePct: 4.99 } }),
    );
    expect(text).toContain('5 years (60 payments)');
    expect(text).toContain('10 years (120 payments)');
    expect(text).toContain('up to 4.99% of the credit limit');
  });

  it('warns of the balloon payment of an interest-only plan', () => {
    const line = sampleLine({ product: 'INTEREST_ONLY_AGE_RESTRICTED', noteRatePct: 9.25 });
    const text = documentText(earlyDisclosure(sampleSubject({ line })));
    expect(text).toContain('one balloon payment');
    expect(text).toContain('$77.08\n$10,000.00');
  });

  it('applies the Texas minimum draw and ban on negative amortization', () => {
    const { plan } = sampleSubject();
    const text = documentText(earlyDisclosure(sampleSubject({ plan: { ...plan, state: 'TX' } })));
    expect(text).toContain('at least $4,000.00');
    expect(text).toContain('There is no negative amortization');
  });

  it('shows third-party fees as one amount or a range', () => {
    const { plan } = sampleSubject();
    const fees = { lowest: toCents(180), highest: toCents(180) };
    expect(
      documentText(earlyDisclosure(sampleSubject({ plan: { ...plan, thirdPartyFeesCents: fees } }))),
    ).toContain('together come to $180.00.');
    expect(documentText(earlyDisclosure(sampleSubject()))).toContain('between $0.00 and $480.00');
  });

  describe('written again', () => {
    const { terms: before } = sampleLine();
    const disclosedOn = civilDate('2026-02-18');
    const again = (line: Line) =>
      documentText(
        earlyDisclosure(sampleSubject({ line, reissue: { before, after: line.terms, disclosedOn } })),
      );

    it('shows each changed term before and now, and the refund of fees (12 CFR 1026.40(g))', () => {
      const text = again(sampleLine({ noteRatePct: 8.65, termYears: 20, feePct: 1.99 }));
      expect(text).toContain('What changed since February 18, 2026');
      expect(text).toContain('ANNUAL PERCENTAGE RATE\n8.40%\n8.65%');
      expect(text).toContain('Length of the plan\n15 years\n20 years');
      expect(text).toContain('Origination fee\n$2,242.50 (2.99%)\n$1,492.50 (1.99%)');
      expect(text).not.toContain('Recording fees and taxes');
      expect(text).toContain('we refund all fees that you paid in connection with your application');
      expect(text).toContain('These are the terms of the application that you submitted.');
    });

    it('promises no refund where only fees to others changed, which were estimates', () => {
      const line = sampleLine();
      const text = again({ ...line, terms: { ...line.terms, recordingFeeCents: toCents(180) } });
      expect(text).toContain('Recording fees and taxes\n$150.00\n$180.00');
      expect(text).not.toContain('because of this change');
    });

    it('says nothing of changes the first time', () => {
      expect(documentText(earlyDisclosure(sampleSubject()))).not.toContain('What changed');
    });
  });
});
