import { describe, expect, it } from 'vitest';
import { sampleSubject } from '../sample.ts';
import type { AdverseAction } from '../subject.ts';
import { textOf } from '../text-of.ts';
import { adverseActionNotice } from './adverse-action-notice.ts';
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
    expect(
      reasonsOf({ reasonCodes: ['AA24'], statedReason: 'Your reserves are below what this line needs' }),
    ).toEqual(['Your reserves are below what this line needs']);
    expect(reasonsOf({ action: 'COUNTER_OFFER', reasonCodes: ['AA24'] })).toHaveLength(1);
  });

  it('names the agency and the score where a report had a part in it, and neither where none had', () => {
    const text = textOf(adverseActionNotice(sampleSubject()));
    expect(text).toContain('P.O. Box 2002, Allen, TX 75013');
    expect(text).toContain('within 60 days');
    expect(text).toContain('Your score\n762');
    const { lender, madeOn, borrower, adverseAction } = sampleSubject();
    expect(textOf(adverseActionNotice({ lender, madeOn, borrower, adverseAction }))).not.toContain(
      'Experian',
    );
  });

  it('carries the notice of equal credit and its agency', () => {
    expect(textOf(adverseActionNotice(sampleSubject()))).toContain(
      'Federal Trade Commission, Equal Credit Opportunity',
    );
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
