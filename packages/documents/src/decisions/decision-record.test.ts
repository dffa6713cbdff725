// Proves RU-03.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { describe, expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { renderHtml } from '../render-html.ts';
import { renderPdf } from '../render-pdf.ts';
import { LENDER, sampleSubject } from '../testing/sample.ts';
import { decisionRecord } from './decision-record.ts';

const FIRST = civilDate('2026-01-01');

const SHA = '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0';
const { borrower, property } = sampleSubject();
const subject = {
  lender: LENDER,
  madeOn: civilDate('2026-03-10'),
  applicationId: '5f0c2f9a-6a52-4d57-9f6e-2d7b7a3a1c01',
  loanNumber: '1000000001',
  borrower,
  property,
};
const versions = [
  { kind: 'rates', version: FIRST, sha256: SHA },
  { kind: 'policy', version: civilDate('2026-02-01'), sha256: 'of another file' },
] as const;

const model = decisionRecord(subject, versions, [
  {
    title: 'On the offers',
    madeAt: '2026-03-10 17:00 UTC',
    decision: 'SELECT, UNVERIFIED_OFFER',
    explanation: {
      sheet: { version: FIRST, sha256: SHA },
      sections: [
        {
          title: 'Interest rate',
          code: 'RATE',
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

describe('the decision record', () => {
  it('names the inputs, the table row and the rule version of each figure', () => {
    const page = renderHtml(model);
    for (const words of ['January 1, 2026', 'Score 760', 'Base rate, row 15', '−0.15%', '9.10%']) {
      expect(page).toContain(words);
    }
  });

  it('identifies the borrower by name, home and loan number, without sealed data', () => {
    const words = documentText(model);
    for (const particular of [
      borrower.name,
      '18 Elm Court, Dublin, OH 43016',
      subject.loanNumber,
      subject.applicationId,
    ]) {
      expect(words).toContain(particular);
    }
    for (const kept of [borrower.ssnLast4 ?? '', borrower.email, borrower.phone])
      expect(words).not.toContain(kept);
  });

  it('lists each rule version by type, effective date and checksum', () => {
    expect(model.opening).toMatchObject([
      {
        caption: 'Rule versions used',
        rows: [
          ['Rate sheet', 'January 1, 2026', SHA],
          ['Credit policy', 'February 1, 2026', 'of another file'],
        ],
      },
    ]);
  });

  it('renders as a PDF without a borrower document type', async () => {
    expect(model.type).toBeUndefined();
    expect(String.fromCharCode(...(await renderPdf(model)).subarray(0, 5))).toBe('%PDF-');
  });
});
