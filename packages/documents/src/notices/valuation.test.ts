// Proves MS-02.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { describe, expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { writeDocument } from '../templates.ts';
import { sampleSubject } from '../testing/sample.ts';

// 12 CFR 1002, Appendix C, form C-9.
const C_9 =
  'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional appraisal for your own use at your own cost.';

describe('the right to a copy of every valuation (12 CFR 1002.14)', () => {
  it.each(['ECOA_NOTICE', 'ADDITIONAL_MORTGAGE_DISCLOSURES'] as const)(
    'is stated in %s in the words of form C-9',
    (type) => {
      expect(documentText(writeDocument(type, sampleSubject()))).toContain(C_9);
    },
  );

  it('gives a copy of an automated value with everything the provider reported', () => {
    const text = documentText(writeDocument('VALUATION_REPORT', sampleSubject()));
    for (const words of ['$420,000', 'Automated valuation model (AVM)', 'February 18, 2026', '85', '10%'])
      expect(text).toContain(words);
    expect(text).not.toContain('Condition');
  });

  it('gives a copy of a broker’s opinion with the condition of the home', () => {
    const valuation = {
      kind: 'BROKER_OPINION',
      valueCents: toCents(398_500),
      valuedOn: civilDate('2026-03-01'),
      condition: 'FAIR',
    } as const;
    const text = documentText(writeDocument('VALUATION_REPORT', sampleSubject({ valuation })));
    for (const words of ['$398,500', 'Broker price opinion (BPO)', 'March 1, 2026', 'Fair'])
      expect(text).toContain(words);
  });
});
