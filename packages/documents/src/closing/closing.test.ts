// Proves RU-22, LW-05, LW-09.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { formatDollars, toCents } from '@homeline/domain/money/cents.ts';
import { rescissionEnds } from '@homeline/domain/rescission/rescission.ts';
import { describe, expect, it } from 'vitest';
import { asSigned } from '../as-signed.ts';
import { documentText } from '../document-text.ts';
import { feesPaidFrom } from '../fees.ts';
import { earlyDisclosure } from '../summary/early-disclosure.ts';
import { sampleLine, sampleSignatures, sampleSubject, TEXAS_HOME } from '../testing/sample.ts';
import { autopayAuthorization } from './autopay-authorization.ts';
import { closingSummary } from './closing-summary.ts';
import { helocAgreement } from './heloc-agreement.ts';
import { noticeOfRightToCancel } from './right-to-cancel.ts';

describe('the closing summary', () => {
  it('adds up to the cash in the terms, to the cent', () => {
    const line = sampleLine({
      lineDollars: 100_000,
      feePct: 4.99,
      manualNotary: true,
      payoffDollars: 21_340.57,
    });
    const text = documentText(closingSummary(sampleSubject({ line })));
    // 100,000.00 − 4,990.00 − 300.00 − 150.00 − 21,340.57
    expect(text).toContain('Cash to you\n$73,219.43');
    expect(text).toContain('Payoff to First Lakes Bank\n-$21,340.57');
    expect(text).toContain('Recording fee\nThe county or state\nThe initial draw\n$150.00');
    expect(text).toContain('Total you pay\n\n\n$5,440.00');
    expect(text).toContain('You bring no money to closing.');
    expect(text).not.toContain('You, at closing');
  });

  it('shows only the amounts in the terms', () => {
    const { line } = sampleSubject();
    const text = documentText(closingSummary(sampleSubject()));
    expect(text).toContain(formatDollars(line.terms.monthlyPaymentCents));
    expect(text).toContain(formatDollars(line.terms.originationFeeCents));
    expect(feesPaidFrom(line.fees, 'DRAW')).toBe(line.terms.originationFeeCents + toCents(150));
  });

  it('throws when the items do not add up to the cash in the terms', () => {
    const { line } = sampleSubject();
    const wrong = {
      ...line,
      payoffs: [{ creditor: 'Another', amountCents: toCents(1), isCreditLine: false }],
    };
    expect(() => closingSummary(sampleSubject({ line: wrong }))).toThrow(
      'The items do not leave the cash that the terms promise',
    );
  });
});

describe('the notary method, chosen after signing', () => {
  const cashByNotary = { byVideoCents: toCents(72_607.5), inPersonCents: toCents(72_307.5) };
  const byVideo = { ...sampleLine(), cashByNotary };
  const inPerson = { ...sampleLine({ manualNotary: true }), cashByNotary };

  it.each([closingSummary, helocAgreement])(
    'is shown with both costs in every signed document, whichever the terms assume',
    (write) => {
      for (const line of [byVideo, inPerson]) {
        const text = documentText(write(sampleSubject({ line })));
        expect(text).toContain('An in-person notary costs $300.00, deducted from the initial draw');
        expect(text).toContain('By video\n$0.00\n$72,607.50');
        expect(text).toContain('In person\n$300.00\n$72,307.50');
      }
      expect(documentText(write(sampleSubject()))).not.toContain('In person');
    },
  );

  it('is named next to the cash to the borrower', () => {
    expect(documentText(closingSummary(sampleSubject({ line: byVideo })))).toContain(
      'Cash to you, video notary\n$72,607.50',
    );
    expect(documentText(closingSummary(sampleSubject({ line: inPerson })))).toContain(
      'Cash to you, in-person notary\n$72,307.50',
    );
  });
});

describe('the HELOC agreement', () => {
  // $100,000 at 9.25% over 15 years, opened 2026-03-10, first due 2026-04-15: the last installment is $1,632.52 on 2041-03-15.
  it('shows a payment schedule with daily interest', () => {
    const line = sampleLine({ lineDollars: 100_000, noteRatePct: 9.25 });
    const opening = {
      openedOn: civilDate('2026-03-10'),
      firstDrawOn: civilDate('2026-03-10'),
      firstDueOn: civilDate('2026-04-15'),
      feesDeliveredOn: civilDate('2026-03-03'),
    };
    const text = documentText(helocAgreement(sampleSubject({ line, opening })));
    expect(text).toContain('1 to 179\nMonthly from April 15, 2026\n$1,029.19');
    expect(text).toContain('180\nMarch 15, 2041\n$1,632.52');
    expect(text).toContain('April 15, 2026\n36\n$911.70');
  });

  it('states the note rate as its annual percentage rate, never the APR with fees', () => {
    const text = documentText(helocAgreement(sampleSubject()));
    expect(text).toContain('ANNUAL PERCENTAGE RATE of 8.40%');
    expect(text).not.toContain('8.91%');
    // 8.40 / 365.25
    expect(text).toContain('0.022998% a day');
  });

  it('includes the account-opening terms (12 CFR 1026.6(a)) and the billing rights', () => {
    const headings = helocAgreement(sampleSubject()).sections.map(({ heading }) => heading);
    expect(headings).toEqual([
      'Draws',
      'Finance charges',
      'Other charges',
      'Payments',
      'When we may end the plan, stop draws or change terms',
      'Security',
      'Taxes',
      'General',
      'Your billing rights: keep this notice for future use',
      'Signatures',
    ]);
  });

  it('is signed by the borrowers, not by a co-deed signer', () => {
    const text = documentText(helocAgreement(sampleSubject()));
    expect(text).toContain('María José Álvarez-O’Neill, borrower');
    expect(text).not.toContain('Daniel O’Neill');
  });

  it('includes the Texas terms only for a Texas home', () => {
    expect(documentText(helocAgreement(sampleSubject()))).not.toContain('Texas');
    expect(documentText(helocAgreement(sampleSubject({ property: TEXAS_HOME })))).toContain(
      'without recourse',
    );
  });

  it('throws for a Texas home when a payment would not cover its interest', () => {
    const line = sampleLine({ termYears: 30, noteRatePct: 9.25 });
    const opening = {
      openedOn: civilDate('2026-03-10'),
      firstDrawOn: civilDate('2026-03-10'),
      firstDueOn: civilDate('2026-04-15'),
      feesDeliveredOn: civilDate('2026-03-03'),
    };
    expect(() => helocAgreement(sampleSubject({ line, opening, property: TEXAS_HOME }))).toThrow('Texas');
    expect(() => helocAgreement(sampleSubject({ line, opening }))).not.toThrow();
  });
});

describe('interest before the first draw (12 CFR 1026.6(a)(1)(i))', () => {
  // Persona T01: $75,000 at 8.60%, signed March 10, 2026. Eight days earlier, $141.27 would be charged for money not yet sent.
  const line = sampleLine({ lineDollars: 75_000, noteRatePct: 8.6 });
  const openedOn = civilDate('2026-03-10');
  const firstDueOn = civilDate('2026-04-10');
  const agreement = (firstDrawOn: string) =>
    documentText(
      helocAgreement(
        sampleSubject({
          line,
          opening: { openedOn, firstDrawOn: civilDate(firstDrawOn), firstDueOn, feesDeliveredOn: openedOn },
        }),
      ),
    );

  it('is not charged: the schedule starts on the day that the money goes out', () => {
    const text = agreement('2026-03-18');
    // 75,000 × 8.60% × 23 / 365.25
    expect(text).toContain('April 10, 2026\n23\n$406.16');
    expect(text).not.toContain('$547.43');
    expect(agreement('2026-03-10')).toContain('April 10, 2026\n31\n$547.43');
  });

  it('is ruled out in the agreement, which names the day that its schedule assumes', () => {
    const text = agreement('2026-03-18');
    expect(text).toContain('We expect to make the first draw, $75,000.00, on March 18, 2026.');
    expect(text).toContain('We assume that the first draw goes out on Wednesday, March 18, 2026');
    expect(text).toContain('from the day on which we send its money, and not before');
    expect(text).toContain('No payment is due before the first draw goes out.');
    expect(text).not.toContain('from the opening');
  });
});

describe('the autopay discount (12 CFR 1026.40(f)(3)(i))', () => {
  const withDiscount = {
    ...sampleLine({ noteRatePct: 8.6 }),
    withoutAutopay: { noteRatePct: 8.85, monthlyPaymentCents: toCents(753.99) },
  };
  const { plan } = sampleSubject();
  const discounted = sampleSubject({
    line: withDiscount,
    plan: { ...plan, recentRatePct: 8.6, ratePctWithoutAutopay: 8.85 },
  });
  const writers = [helocAgreement, autopayAuthorization, earlyDisclosure];

  it.each(writers)('has the same size, event and later rate in every document: %o', (write) => {
    const text = documentText(write(discounted));
    expect(text).toContain(
      'The rate of 8.60% includes a discount of 0.25 percentage points for automatic payment. The discount ends only if automatic payment ends: you end the authorization',
    );
    // 8.85 / 365.25
    expect(text).toContain('the ANNUAL PERCENTAGE RATE is then 8.85% (0.024230% a day)');
    expect(text).not.toMatch(/8\.60%, fixed|fixed for the whole plan/);
  });

  it.each(writers)('is not mentioned where the rate does not depend on automatic payment: %o', (write) => {
    expect(documentText(write(sampleSubject()))).not.toMatch(/discount|lower rate/i);
  });

  it('is the agreement’s only rate change', () => {
    expect(documentText(helocAgreement(discounted))).toContain('No other event changes the rate.');
    expect(documentText(helocAgreement(sampleSubject()))).toContain('is fixed for the whole plan');
  });
});

describe('the agreement of an interest-only line', () => {
  const line = sampleLine({ product: 'INTEREST_ONLY_AGE_RESTRICTED' });

  it.each([helocAgreement, earlyDisclosure])(
    'promises no equal payments and no negative amortization: %o',
    (write) => {
      const text = documentText(write(sampleSubject({ line })));
      expect(text).not.toMatch(/equal monthly payment|repayment period|joins the principal\. This/);
      expect(text).toContain('still pay only interest');
      expect(text).toContain('There is no negative amortization: every minimum payment is the interest');
      expect(text).toContain('one balloon payment');
    },
  );

  it('repays the principal of a later draw at maturity', () => {
    expect(documentText(helocAgreement(sampleSubject({ line })))).toContain(
      'You pay its interest monthly, and its principal is part of the balloon payment at maturity.',
    );
  });
});

describe('the notice of right to cancel (12 CFR 1026.15(b))', () => {
  it.each([
    ['2026-07-01', 'Monday, July 6, 2026'],
    ['2026-07-02', 'Tuesday, July 7, 2026'],
    ['2026-11-24', 'Saturday, November 28, 2026'],
    ['2026-12-31', 'Tuesday, January 5, 2027'],
    ['2026-03-04', 'Saturday, March 7, 2026'],
    ['2029-01-18', 'Monday, January 22, 2029'],
  ])('ends at midnight of the third business day: signed on %s, ends on %s', (signed, ends) => {
    const openedOn = civilDate(signed);
    const endsOn = rescissionEnds({
      lastSignedOn: openedOn,
      noticesDeliveredOn: openedOn,
      disclosuresDeliveredOn: openedOn,
    });
    const subject = sampleSubject({
      opening: { openedOn, firstDrawOn: openedOn, firstDueOn: openedOn, feesDeliveredOn: openedOn },
      rescission: { endsOn, delivery: 'ELECTRONIC' },
    });
    expect(documentText(noticeOfRightToCancel(subject))).toContain(`no later than midnight of ${ends}`);
  });

  it('goes to every owner: two paper copies or one electronic copy', () => {
    const { endsOn } = sampleSubject().rescission;
    const paper = documentText(
      noticeOfRightToCancel(sampleSubject({ rescission: { endsOn, delivery: 'PAPER' } })),
    );
    expect(paper).toContain('María José Álvarez-O’Neill and Daniel O’Neill');
    expect(paper).toContain('two copies of this notice on paper');
    expect(documentText(noticeOfRightToCancel(sampleSubject()))).toContain(
      'one copy of this notice electronically',
    );
  });

  it('goes in Texas to a non-titled spouse too', () => {
    const signers = sampleSubject().signers.map((signer, index) => ({ ...signer, holdsTitle: index === 0 }));
    expect(documentText(noticeOfRightToCancel(sampleSubject({ signers })))).not.toContain('Daniel');
    expect(documentText(noticeOfRightToCancel(sampleSubject({ signers, property: TEXAS_HOME })))).toContain(
      'Daniel',
    );
  });

  it('never shows an acknowledgment signature as a wish to cancel', () => {
    const document = asSigned(
      noticeOfRightToCancel(sampleSubject()),
      sampleSignatures({ name: 'Signed by hand' }),
    );
    const wish = document.sections.find(({ heading }) => heading === 'I wish to cancel');
    expect(JSON.stringify(wish)).not.toContain('Signed by hand');
    expect(documentText(document)).toContain('Signed by hand');
  });
});
