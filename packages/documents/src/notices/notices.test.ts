import { describe, expect, it } from 'vitest';
import type { AdverseAction } from '../subject.ts';
import { sampleSubject } from '../testing/sample.ts';
import { textOf } from '../text-of.ts';
import { adverseActionNotice } from './adverse-action-notice.ts';
import { coBorrowerNotice } from './co-borrower-notice.ts';
import { incompletenessNotice } from './incompleteness-notice.ts';

function reasonsOf(parts: Partial<AdverseAction>): readonly unknown[] {
  const { adverseAction } = sampleSubject();
  const document = adverseActionNotice(sampleSubject({ adverseAction: { ...adverseAction, ...parts } }));
  const block = document.sections[0]?.blocks[0];
  return block?.kind === 'list' ? block.items : [];
}

describe('the adverse action notice (12 CFR 1002.9(b))', () => {
  it('gives at most four reasons, the principal ones first', () => {
    const reasonCodes = ['AA09', 'AA17', 'AA21', 'AA10', 'AA23', 'AA28'];
    expect(reasonsOf({ reasonCodes })).toEqual([
      'Your monthly obligations are too high for your income',
      'Past or present late payments to other creditors',
      'A bankruptcy',
      'We could not confirm your income',
    ]);
  });

  it('adds inquiries as a fifth when they were a key factor', () => {
    const reasonCodes = ['AA09', 'AA17', 'AA21', 'AA10'];
    expect(reasonsOf({ reasonCodes, inquiriesWereKey: true })).toHaveLength(5);
  });

  it('never gives the score itself as a reason', () => {
    expect(reasonsOf({ reasonCodes: ['AA26', 'AA17'] })).toEqual([
      'Past or present late payments to other creditors',
    ]);
  });

  it('wants another reason stated in full', () => {
    expect(() => reasonsOf({ reasonCodes: ['AA24'] })).toThrow('no reason that can be printed');
    const stated = 'Your reserves are below what this line needs';
    expect(reasonsOf({ reasonCodes: ['AA24'], statedReasons: [stated] })).toEqual([stated]);
  });

  it('carries the notice of equal credit and its agency', () => {
    expect(textOf(adverseActionNotice(sampleSubject()))).toContain(
      'Federal Trade Commission, Equal Credit Opportunity',
    );
  });
});

describe('what the Fair Credit Reporting Act adds (15 USC 1681m(a))', () => {
  const { adverseAction } = sampleSubject();
  const { report } = adverseAction;
  const noticeWith = (parts: Partial<AdverseAction>) =>
    textOf(adverseActionNotice(sampleSubject({ adverseAction: { ...adverseAction, ...parts } })));

  it('is the agency with address and phone, its free report and the right to dispute', () => {
    const text = noticeWith({});
    expect(text).toContain('P.O. Box 2002, Allen, TX 75013');
    expect(text).toContain('(888) 397-3742');
    expect(text).toContain('free copy of your report if you ask for it within 60 days');
    expect(text).toContain('right to dispute it with the agency');
    expect(text).toContain('played no part in our decision');
  });

  it('is the score that was used, with its date, its range, its factors and who provided it', () => {
    const text = noticeWith({});
    for (const said of [
      'Score\n762',
      'Date\nFebruary 18, 2026',
      'Range\n300 to 850',
      'Provided by\nExperian',
    ])
      expect(text).toContain(said);
    expect(text).toContain('Too few accounts paid as agreed');
  });

  it('says so where the agency named no factor of the score', () => {
    const score = { ...(report?.score ?? expect.fail()), factors: [] };
    expect(noticeWith({ report: { bureau: score.bureau, score } })).toContain('The agency named none');
  });

  it('is nothing where no report had a part in it, even when a score is known', () => {
    const { report: _, ...without } = adverseAction;
    const text = textOf(adverseActionNotice(sampleSubject({ adverseAction: without })));
    expect(text).not.toContain('Experian');
    expect(text).not.toContain('762');
  });

  it('names the agency alone where it knew no score', () => {
    const bureau = report?.bureau ?? expect.fail();
    const text = noticeWith({ report: { bureau } });
    expect(text).toContain('Experian');
    expect(text).not.toContain('credit score');
  });
});

describe('an application made together (12 CFR 1002.9(f))', () => {
  const { adverseAction } = sampleSubject();
  const toCoBorrower = (parts: Partial<AdverseAction> = {}) =>
    textOf(coBorrowerNotice(sampleSubject({ adverseAction: { ...adverseAction, ...parts } })));

  it('has one notice with the reasons, which names who applied together', () => {
    expect(textOf(adverseActionNotice(sampleSubject()))).toContain('You applied together with Ruth O’Neill.');
    const alone = sampleSubject({ adverseAction: { ...adverseAction, coBorrowers: [] } });
    expect(textOf(adverseActionNotice(alone))).not.toContain('together');
  });

  it('is told to the co-borrower with the agency that had a part in it and the rights against it', () => {
    const text = toCoBorrower();
    expect(text).toContain('Dear Ruth O’Neill,');
    expect(text).toContain('You are named as a co-borrower in an application of February 18, 2026');
    expect(text).toContain('information about an applicant from the consumer reporting agency');
    expect(text).toContain('(888) 397-3742');
    expect(text).toContain('free copy of your report if you ask for it within 60 days');
  });

  it('tells whoever reads it at the co-borrower’s address neither who applied, nor the home, the score or the reasons', () => {
    const text = toCoBorrower();
    for (const own of [
      'María',
      'Elm Court',
      '762',
      'Too few accounts paid as agreed',
      'Past or present late payments',
    ])
      expect(text).not.toContain(own);
  });

  it('tells the co-borrower of the right to the specific reasons, until when, and whom to ask (12 CFR 1002.9(a)(2)(ii))', () => {
    const text = toCoBorrower();
    for (const said of [
      'You have a right to a statement of the specific reasons',
      'contact Northgate Home Credit, Inc., 400 Market Street, Columbus, OH 43215, (800) 555-0142, within 60 days of the date of this letter',
      'within 30 days after receiving your request',
    ])
      expect(text).toContain(said);
  });

  it('names no agency to the co-borrower where no report had a part in it', () => {
    const { report: _, ...without } = adverseAction;
    const text = textOf(coBorrowerNotice(sampleSubject({ adverseAction: without })));
    expect(text).not.toContain('Experian');
  });
});

describe('the notice of incompleteness (12 CFR 1002.9(c)(2))', () => {
  it('says what is missing, by when, and what follows', () => {
    const text = textOf(incompletenessNotice(sampleSubject()));
    expect(text).toContain('Your most recent pay stub');
    expect(text).toContain('Please send it by March 20, 2026.');
    expect(text).toContain('cannot give your application further consideration');
  });

  it('is not made when nothing is missing', () => {
    const { missing } = sampleSubject();
    expect(() => incompletenessNotice(sampleSubject({ missing: { ...missing, items: [] } }))).toThrow(
      RangeError,
    );
  });
});

it.each([
  ['adverse action', adverseActionNotice],
  ['co-borrower', coBorrowerNotice],
  ['incompleteness', incompletenessNotice],
])('the notice (%s) says what was applied for, with the article of its name', (_, noticeOf) => {
  const { lender, ...subject } = sampleSubject();
  const text = textOf(noticeOf({ ...subject, lender: { ...lender, productName: 'Equity Credit Line' } }));
  expect(text).toContain('for an Equity Credit Line.');
  expect(textOf(noticeOf(sampleSubject()))).toContain('for a Home Equity Line.');
});
