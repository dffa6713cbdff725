// Proves RU-09.

import { describe, expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import type { AdverseAction } from '../subject.ts';
import { sampleSubject } from '../testing/sample.ts';
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
  it('gives at most four reasons, most important first', () => {
    const reasonCodes = ['AA09', 'AA17', 'AA21', 'AA10', 'AA23', 'AA28'];
    expect(reasonsOf({ reasonCodes })).toEqual([
      'Your monthly obligations are too high for your income',
      'Past or present late payments to other creditors',
      'A bankruptcy',
      'We could not confirm your income',
    ]);
  });

  it('adds inquiries as a fifth reason when they were a key factor', () => {
    const reasonCodes = ['AA09', 'AA17', 'AA21', 'AA10'];
    expect(reasonsOf({ reasonCodes, inquiriesWereKey: true })).toHaveLength(5);
  });

  it('never gives the score itself as a reason', () => {
    expect(reasonsOf({ reasonCodes: ['AA26', 'AA17'] })).toEqual([
      'Past or present late payments to other creditors',
    ]);
  });

  it('requires a reason stated in full when no code has a text', () => {
    expect(() => reasonsOf({ reasonCodes: ['AA24'] })).toThrow('no reason that can be printed');
    const stated = 'Your reserves are below what this line needs';
    expect(reasonsOf({ reasonCodes: ['AA24'], statedReasons: [stated] })).toEqual([stated]);
  });

  it('includes the equal credit notice with the supervising agency', () => {
    expect(documentText(adverseActionNotice(sampleSubject()))).toContain(
      'Federal Trade Commission, Equal Credit Opportunity',
    );
  });
});

describe('the Fair Credit Reporting Act part of the notice (15 USC 1681m(a))', () => {
  const { adverseAction } = sampleSubject();
  const { report } = adverseAction;
  const noticeWith = (parts: Partial<AdverseAction>) =>
    documentText(adverseActionNotice(sampleSubject({ adverseAction: { ...adverseAction, ...parts } })));

  it('names the agency, the free report and the right to dispute in the words of form C-1', () => {
    const text = noticeWith({});
    expect(text).toContain('P.O. Box 2002, Allen, TX 75013');
    expect(text).toContain('(888) 397-3742');
    expect(text).toContain(
      'Our credit decision was based in whole or in part on information obtained in a report from',
    );
    expect(text).toContain(
      'The reporting agency played no part in our decision and is unable to supply specific reasons',
    );
    expect(text).toContain(
      'from the reporting agency, if you request it no later than 60 days after you receive this notice',
    );
    expect(text).toContain('you have the right to dispute the matter with the reporting agency');
  });

  it('shows the score used, with its date, range, factors and provider', () => {
    const text = noticeWith({});
    for (const words of [
      'Score\n762',
      'Date\nFebruary 18, 2026',
      'Range\n300 to 850',
      'Provided by\nExperian',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Too few accounts paid as agreed');
  });

  it('says when the agency named no score factors', () => {
    const score = { ...(report?.score ?? expect.fail()), factors: [] };
    expect(noticeWith({ report: { bureau: score.bureau, score } })).toContain('The agency named none');
  });

  it('is absent when no report was used, even when a score is known', () => {
    const { report: _, ...without } = adverseAction;
    const text = documentText(adverseActionNotice(sampleSubject({ adverseAction: without })));
    expect(text).not.toContain('Experian');
    expect(text).not.toContain('762');
  });

  it('names only the agency when it gave no score', () => {
    const bureau = report?.bureau ?? expect.fail();
    const text = noticeWith({ report: { bureau } });
    expect(text).toContain('Experian');
    expect(text).not.toContain('credit score');
  });
});

describe('notices on a joint application (12 CFR 1002.9(f))', () => {
  const { adverseAction } = sampleSubject();
  const toCoBorrower = (parts: Partial<AdverseAction> = {}) =>
    documentText(coBorrowerNotice(sampleSubject({ adverseAction: { ...adverseAction, ...parts } })));

  it('give the reasons in one notice that names the co-borrowers', () => {
    expect(documentText(adverseActionNotice(sampleSubject()))).toContain(
      'You applied together with Ruth O’Neill.',
    );
    const alone = sampleSubject({ adverseAction: { ...adverseAction, coBorrowers: [] } });
    expect(documentText(adverseActionNotice(alone))).not.toContain('together');
  });

  it('tell the co-borrower which agency was used and the right to dispute', () => {
    const text = toCoBorrower();
    expect(text).toContain('Dear Ruth O’Neill,');
    expect(text).toContain('You are named as a co-borrower in an application of February 18, 2026');
    expect(text).toContain(
      'information about an applicant obtained in a report from the consumer reporting agency',
    );
    expect(text).toContain('(888) 397-3742');
    expect(text).toContain('free copy of your report from the reporting agency');
  });

  it('hide the applicant, the home, the score and the reasons from anyone at the co-borrower’s address', () => {
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

  it('tell the co-borrower how and until when to request the specific reasons (12 CFR 1002.9(a)(2)(ii))', () => {
    const text = toCoBorrower();
    for (const words of [
      'You have a right to a statement of the specific reasons',
      'contact Northgate Home Credit, Inc., 400 Market Street, Columbus, OH 43215, (800) 555-0142, within 60 days of the date of this letter',
      'within 30 days after receiving your request',
    ])
      expect(text).toContain(words);
  });

  it('name no agency to the co-borrower when no report was used', () => {
    const { report: _, ...without } = adverseAction;
    const text = documentText(coBorrowerNotice(sampleSubject({ adverseAction: without })));
    expect(text).not.toContain('Experian');
  });
});

describe('the notice of incompleteness (12 CFR 1002.9(c)(2))', () => {
  it('states the missing items, the deadline and the consequence', () => {
    const text = documentText(incompletenessNotice(sampleSubject()));
    expect(text).toContain('Your most recent pay stub');
    expect(text).toContain('Please send it by March 20, 2026.');
    expect(text).toContain('cannot give your application further consideration');
  });

  it('throws when nothing is missing', () => {
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
])('the %s notice names the product applied for, with its article', (_, noticeOf) => {
  const { lender, ...subject } = sampleSubject();
  const text = documentText(
    noticeOf({ ...subject, lender: { ...lender, productName: 'Equity Credit Line' } }),
  );
  expect(text).toContain('for an Equity Credit Line.');
  expect(documentText(noticeOf(sampleSubject()))).toContain('for a Home Equity Line.');
});
