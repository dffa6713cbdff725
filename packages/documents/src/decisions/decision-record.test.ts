import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../render-html.ts';
import { renderPdf } from '../render-pdf.ts';
import { LENDER } from '../sample.ts';
import { decisionRecord } from './decision-record.ts';

const FIRST = civilDate('2026-01-01');

const model = decisionRecord({ lender: LENDER, madeOn: civilDate('2026-03-10'), loanNumber: '1000000001' }, [
  {
    title: 'On the stated income',
    madeAt: '2026-03-10 17:00 UTC',
    decision: 'SELECT, UNVERIFIED_OFFER',
    explanation: {
      sheetVersion: FIRST,
      policyVersion: FIRST,
      sections: [
        {
          title: 'Interest rate',
          lines: [
            { label: 'Base rate', value: '9.25%', from: 'Score 760', rule: { table: 'Base rate', row: 15 } },
            { label: 'Term', value: '−0.15%', from: 'Term 10', rule: { table: 'Term', row: 2 } },
            { label: 'Interest rate, fixed', value: '9.10%', isTotal: true },
          ],
        },
      ],
    },
  },
]);

describe('the record of decisions', () => {
  it('names for each number what it was made from, the row of the table and its version', () => {
    const page = renderHtml(model);
    for (const words of ['January 1, 2026', 'Score 760', 'Base rate, row 15', '−0.15%', '9.10%']) {
      expect(page).toContain(words);
    }
  });

  it('is a PDF for the file, of no type that a borrower is sent', async () => {
    expect(model.type).toBeUndefined();
    expect(String.fromCharCode(...(await renderPdf(model)).subarray(0, 5))).toBe('%PDF-');
  });
});
