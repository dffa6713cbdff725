// Proves RU-14, RU-23, RU-54, RU-55.

import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type Facts, type FactValue, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { toCents } from '../money/cents.ts';
import { NO_OTHER_FEES } from '../policy/fees.ts';
import { propertyLookupFact } from '../property/property-lookup-fact.ts';
import { reasonsInWords } from '../reasons/printed-reasons.ts';
import { REASONS } from '../reasons/reason-codes.ts';
import { homelineRules } from '../testing/homeline.ts';
import { statedReasonsOf } from '../underwriting/eligibility.ts';
import type { FitRefusal } from '../underwriting/fit-terms.ts';
import { decideInitial, type InitialFile } from '../underwriting/initial-decision.ts';
import { refusalAsFailure } from '../underwriting/refusal-as-failure.ts';
import { currentStep, taskOf } from '../workflow/current-step.ts';
import { adverseActionOf } from './notice.ts';
import { inquiriesWereKey, usedCreditReport } from './report.ts';

const LOOKED_UP_ON = civilDate('2026-03-02');
const AT = '2026-03-02T15:00:00.000Z';

function known(...writes: FactWrite[]): Facts {
  return writes.reduce<Facts>((facts, write) => withFact(facts, write, AT), noFacts());
}

function home(parts: Partial<FactValue<'property'>> = {}): FactWrite {
  const uuid = '00000000-0000-4000-8000-000000000001';
  const where = { street1: '1 Elm', city: 'Columbus', state: 'OH', zip: '43085' } as const;
  return {
    fact: 'property',
    value: { uuid, ...where, occupancy: 'PRIMARY', listedForSale: false, ...parts },
  };
}

function lookup(...ineligible: string[]): FactWrite {
  return {
    fact: 'propertyLookups',
    value: { answer: 'MATCHED', lookedUpOn: LOOKED_UP_ON, ineligible, statedReasons: [] },
  };
}

function report(...scoreFactors: string[]): FactWrite {
  return {
    fact: 'softCredit',
    value: { answer: 'HIT', report: { fico: 600, scoreFactors } },
  } as unknown as FactWrite;
}

function decision(outcome: string, reasonCodes: string[], stated: string[] = []): FactWrite {
  return {
    fact: 'initialDecisions',
    value: { outcome, reasonCodes, statedReasons: stated },
  } as unknown as FactWrite;
}

function changedOffer(
  reason: FactValue<'changedOffers'>['reason'],
  change: object = { lineAmountCents: toCents(50_000) },
): FactWrite {
  const before = { lineAmountCents: toCents(75_000), noteRatePct: 8.6 };
  return { fact: 'changedOffers', value: { reason, before, after: { ...before, ...change } } } as FactWrite;
}

/** Returns a file that passes every rule but whose price is too high. */
function anUnpricedFile(): InitialFile {
  const { sheet, policy } = homelineRules;
  return {
    property: {
      state: 'OH',
      occupancy: 'PRIMARY',
      propertyType: 'CONDO',
      ownership: 'INDIVIDUAL',
      condition: 'GOOD',
    },
    derogatories: undefined,
    incomeIsVerified: false,
    scenario: {
      sheet: { ...sheet, apr: { ...sheet.apr, ceilingPct: 8 } },
      policy,
      fico: 642,
      valueCents: toCents(500_000),
      retainedLiensCents: [toCents(300_000)],
      monthlyIncomeCents: toCents(9000),
      monthlyDebtsCents: toCents(1000),
      occupancy: 'PRIMARY',
      lienPosition: 2,
      propertyType: 'CONDO',
      state: 'OH',
      incomeDoc: 'VERIFIED_AUTOMATED',
      codes: [],
      product: 'FIXED_TERM',
      otherFees: NO_OTHER_FEES,
      payoffsCents: toCents(0),
      ownerAges: [40],
    },
  };
}

const refusedTerms: FactWrite = { fact: 'finalOfferAnswers', value: { answer: 'REFUSED' } };

describe('the reasons of a decline (12 CFR 1002.9(b)(2))', () => {
  it('name every failed rule once, in policy order', () => {
    const facts = known(
      home(),
      lookup(),
      report('39', '18'),
      decision('SCORE_DECLINE', ['AA26', 'AA21', 'AA17', 'AA23']),
    );
    expect(adverseActionOf(facts)).toMatchObject({
      action: 'DECLINE',
      reasonCodes: ['AA17', 'AA26', 'AA21', 'AA23'],
    });
  });

  it('combine a review’s refusal with the failed rules', () => {
    const facts = known(home(), lookup(), report(), decision('DELINQUENCY', ['AA17', 'AA23']), {
      fact: 'delinquencyDecisions',
      value: { decision: 'CONFIRMED' },
    });
    expect(adverseActionOf(facts).reasonCodes).toEqual(['AA17', 'AA23']);
  });

  it('name both refusing reviews after operations’ own reason', () => {
    const facts = known(
      home(),
      { fact: 'titleDecisions', value: { decision: 'REJECTED' } },
      { fact: 'identityDecisions', value: { decision: 'REJECTED' } },
      { fact: 'declineDecision', value: { reason: 'The home burned down' } },
    );
    expect(adverseActionOf(facts).reasonCodes).toEqual(['AA24', 'AA25', 'AA29']);
    expect(adverseActionOf(facts).statedReasons).toEqual(['The home burned down']);
  });

  it('of an underwriter are those of the referral, else unconfirmed income', () => {
    const declined: FactWrite = { fact: 'underwriterDecisions', value: { decision: 'DECLINED' } };
    const referred = known(home(), lookup(), report(), decision('MANUAL_REVIEW', ['AA18']), declined);
    expect(adverseActionOf(referred).reasonCodes).toEqual(['AA18']);
    const unnamed = known(home(), lookup(), report(), declined);
    expect(adverseActionOf(unnamed)).toMatchObject({ reasonCodes: ['AA10'], statedReasons: [] });
  });

  it('of a denied funding name the missing requirements', () => {
    const denied: FactWrite = { fact: 'fundingDecisions', value: { decision: 'DENIED' } };
    expect(adverseActionOf(known(home(), lookup(), denied))).toMatchObject({
      reasonCodes: ['AA24', 'AA31'],
      statedReasons: [
        'The deed that you signed could not be recorded',
        'The account that the money was to be paid to could not be confirmed',
      ],
    });
  });

  it('of decisions made before reasons were coded use the text of the one code', () => {
    const declined: FactWrite = { fact: 'declineDecision', value: { reason: 'AA10' } };
    const rejected: FactWrite = { fact: 'titleDecisions', value: { decision: 'REJECTED', reason: 'AA30' } };
    expect(adverseActionOf(known(home(), declined, rejected))).toMatchObject({
      reasonCodes: ['AA10', 'AA30'],
      statedReasons: [],
    });
  });

  it('are those that staff chose, in their order, with compliance’s confirmed words in their place', () => {
    const declined: FactWrite = {
      fact: 'underwriterDecisions',
      value: {
        decision: 'DECLINED',
        reasonCodes: ['AA10', 'AA24', 'AA28'],
        statedReason: 'The well of the home ran dry',
      },
    };
    const notice = adverseActionOf(known(home(), lookup(), report(), declined));
    expect(reasonsInWords(notice.reasonCodes, notice).map(({ text }) => text)).toEqual([
      REASONS.AA10.text,
      'The well of the home ran dry',
      REASONS.AA28.text,
    ]);
  });

  it('distinguish unconfirmed employment from unconfirmed income', () => {
    const linked: FactWrite = { fact: 'incomeSources', value: { how: 'EMPLOYER', source: 'TRUV_PAYROLL' } };
    const contact: FactWrite = { fact: 'employerContacts', value: { employer: 'A', name: 'B', phone: 'C' } };
    const denied: FactWrite = { fact: 'employerAnswers', value: { answer: 'NOT_CONFIRMED' } };
    expect(adverseActionOf(known(linked, contact, denied)).reasonCodes).toEqual(['AA06']);
    const unread: FactWrite = { fact: 'incomeResults', value: { answer: 'ERROR' } };
    expect(adverseActionOf(known(linked, unread)).reasonCodes).toEqual(['AA10']);
  });

  it.each([
    [
      'a home listed for sale',
      home({ listedForSale: true }),
      'The home is offered for sale, or was within the last 60 days',
    ],
    [
      'a second home in Texas',
      home({ state: 'TX', occupancy: 'SECOND_HOME' }),
      'In Texas we lend only on the home that you live in',
    ],
  ])('state %s in full', (_, property, words) => {
    const parcel = {
      parcelId: '1',
      propertyType: 'COOP',
      ownership: 'INDIVIDUAL',
      condition: 'GOOD',
      county: 'Franklin',
      ownedSince: civilDate('2016-01-01'),
      recordedLiens: [],
    } as const;
    const found = propertyLookupFact(
      known(property),
      homelineRules.policy,
      { answer: 'MATCHED', parcel: { ...parcel, recordedLiens: [] } },
      LOOKED_UP_ON,
    );
    const facts = known(property, found);
    expect(adverseActionOf(facts).reasonCodes).toEqual(['AA28', 'AA24']);
    expect(adverseActionOf(facts).statedReasons).toEqual([words]);
  });

  it('state that the price exceeds the maximum, never that reserves are short', () => {
    const unpriced = decideInitial(anUnpricedFile());
    expect(unpriced.reasonCodes).toEqual(['AA24']);
    const facts = known(
      home(),
      lookup(),
      report(),
      decision('DECLINE', ['AA24'], [...statedReasonsOf(unpriced.failures)]),
    );
    expect(adverseActionOf(facts).statedReasons).toEqual([
      expect.stringContaining('above the highest price we may charge'),
    ]);
  });

  it('of an unexplained inquiry don’t mention too many inquiries', () => {
    const failed: FactWrite = { fact: 'hardCreditDecisions', value: { decision: 'FAILED' } };
    expect(adverseActionOf(known(home(), lookup(), report(), failed))).toMatchObject({
      reasonCodes: ['AA24'],
      statedReasons: ['A new inquiry on your credit report could not be explained'],
    });
  });
});

describe('a score below the minimum is printed as its key factors', () => {
  const byNumber = (factor: string) => `Factor ${factor} of your credit score, as the agency numbers it`;
  const NAMED_NONE = 'What the report on your credit shows; the agency named no factor by itself';

  it.each([
    [['99', '98'], ['AA26'], [byNumber('99'), byNumber('98')]],
    [['95', '96', '97', '98', '99'], ['AA26'], ['95', '96', '97', '98'].map(byNumber)],
    [['98', '14'], ['AA26'], ['Your credit history is too limited', byNumber('98')]],
    [
      ['98', '97', '96', '95', '08'],
      ['AA26'],
      ['Too many recent inquiries on your credit report', ...['98', '97', '96'].map(byNumber)],
    ],
    [
      ['98', '97'],
      ['AA26', 'AA21', 'AA20', 'AA23'],
      [
        byNumber('98'),
        'A bankruptcy',
        'A foreclosure or repossession',
        'The value of the property does not support the line',
      ],
    ],
    [[], ['AA26'], [NAMED_NONE]],
  ])('for factors %s and reasons %s', (factors, codes, printed) => {
    const notice = adverseActionOf(
      known(home(), lookup(), report(...factors), decision('SCORE_DECLINE', codes)),
    );
    expect(reasonsInWords(notice.reasonCodes, notice).map(({ text }) => text)).toEqual(printed);
  });

  it('even when the borrower declined offers after a lower score', () => {
    const reported = (fact: 'softCredit' | 'hardCredit', fico: number) =>
      ({
        fact,
        value: {
          answer: 'HIT',
          differs: fact === 'hardCredit',
          report: { fico, scoreFactors: ['98'], tradelines: [], mortgages: [] },
        },
      }) as unknown as FactWrite;
    const smaller = { product: 'FIXED_TERM', termYears: 15, maximumCents: toCents(50_000) };
    const facts = known(
      home(),
      reported('softCredit', 700),
      {
        fact: 'offerSelection',
        value: { terms: { ...smaller, lineAmountCents: toCents(75_000) } },
      } as unknown as FactWrite,
      { fact: 'applicationSubmission', value: {} } as unknown as FactWrite,
      reported('hardCredit', 660),
      {
        fact: 'initialDecisions',
        value: { outcome: 'OFFERS', reasonCodes: [], statedReasons: [], offers: [smaller] },
      } as unknown as FactWrite,
      { fact: 'cancellation', value: {} } as unknown as FactWrite,
    );
    expect(adverseActionOf(facts)).toMatchObject({
      action: 'COUNTER_OFFER',
      reasonCodes: ['AA24', 'AA26'],
      statedReasons: [byNumber('98')],
    });
  });
});

describe('a counteroffer that is not accepted (12 CFR 1002.9(a)(1)(iv))', () => {
  it.each([
    ['INCOME', ['AA08'], []],
    ['VALUATION', ['AA23'], []],
    ['RESERVES', ['AA24'], ['Your reserves are too low for the line you requested']],
    ['FILE', ['AA09'], []],
  ] as const)('for %s gives the reason the requested terms weren’t available', (reason, codes, words) => {
    const facts = known(home(), changedOffer(reason), refusedTerms);
    expect(adverseActionOf(facts)).toMatchObject({ action: 'COUNTER_OFFER', reasonCodes: codes });
    expect(adverseActionOf(facts).statedReasons).toEqual(words);
  });

  it.each([
    ['VALUATION', 'The value of your home doesn’t support the price you asked for'],
    ['INCOME', 'Your verified income doesn’t support the price you asked for'],
  ] as const)('for %s gives the price as the reason when only the price is higher', (reason, words) => {
    const facts = known(home(), changedOffer(reason, { noteRatePct: 9.35 }), refusedTerms);
    expect(adverseActionOf(facts)).toMatchObject({ action: 'COUNTER_OFFER', statedReasons: [words] });
  });

  it('doesn’t exist when the terms equal the requested ones, because nothing was denied', () => {
    const confirmed = known(home(), changedOffer('UNDERWRITER', {}), refusedTerms);
    expect(currentStep(confirmed).id).toBe('CANCELLED');
    expect(taskOf(currentStep(confirmed), confirmed)).toBeUndefined();
  });

  it('counts as a denial, not as incompleteness, when the borrower doesn’t respond', () => {
    const silent: FactWrite = { fact: 'inactivity', value: {} };
    expect(adverseActionOf(known(home(), changedOffer('VALUATION'), silent)).action).toBe('COUNTER_OFFER');
    expect(adverseActionOf(known(home(), silent))).toMatchObject({
      action: 'INCOMPLETENESS',
      reasonCodes: ['AA01'],
    });
  });

  it('counts as a denial when the borrower refuses a winback', () => {
    const facts = known(
      home(),
      decision('DTI_DECLINE', ['AA09']),
      { fact: 'winbackOffers', value: {} },
      { fact: 'winbackAnswers', value: { answer: 'REFUSED' } },
    );
    expect(adverseActionOf(facts)).toMatchObject({ action: 'COUNTER_OFFER', reasonCodes: ['AA09'] });
  });
});

describe('the notice (15 USC 1681m(a))', () => {
  it('names the agency when its report, or the lack of one, is among the reasons', () => {
    const withReport = known(report());
    const hadAPart = (facts: Facts, reasonCodes: string[], statedReasons: string[] = []) =>
      usedCreditReport(facts, { reasonCodes, statedReasons });
    expect(hadAPart(withReport, ['AA29', 'AA17'])).toBe(true);
    expect(hadAPart(known({ fact: 'softCredit', value: { answer: 'NO_HIT' } }), ['AA14'])).toBe(true);
    expect(hadAPart(withReport, ['AA29', 'AA28'])).toBe(false);
    expect(hadAPart(noFacts(), ['AA17'])).toBe(false);
    // A county's recording tax uses no report. The price of a line does.
    const inFull = (refusal: FitRefusal) => [refusalAsFailure(refusal).statedReason ?? ''];
    expect(hadAPart(withReport, ['AA24'], inFull('RECORDING_TAX_ABOVE_MAXIMUM'))).toBe(false);
    expect(hadAPart(withReport, ['AA24'], inFull('TEXAS_OCCUPANCY'))).toBe(false);
    expect(hadAPart(withReport, ['AA24'], inFull('HIGH_COST'))).toBe(true);
    expect(hadAPart(withReport, ['AA24'], ['An underwriter wrote it'])).toBe(true);
    expect(hadAPart(withReport, ['AA24', 'AA17'], inFull('RECORDING_TAX_ABOVE_MAXIMUM'))).toBe(true);
  });

  it('adds inquiries when they are a key factor of a score reason', () => {
    expect(inquiriesWereKey(known(report('39', '08')), ['AA26'])).toBe(true);
    expect(inquiriesWereKey(known(report('39', '08')), ['AA17'])).toBe(false);
    expect(inquiriesWereKey(known(report('39')), ['AA26'])).toBe(false);
  });
});
