// Proves LW-08.

import { describe, expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { LENDER, sampleSubject } from '../testing/sample.ts';
import { privacyNotice } from './privacy-notice.ts';

describe('the privacy notice (12 CFR 1016, Appendix)', () => {
  it('has each of the seven reasons of the model form, in its order', () => {
    const blocks = privacyNotice(sampleSubject()).sections.flatMap((section) => section.blocks);
    const table = blocks.find((block) => block.kind === 'table');
    expect(table?.rows.map(([reason, ...answers]) => [reason?.split(': ')[0], ...answers])).toEqual([
      ['For our everyday business purposes', 'Yes', 'No'],
      ['For our marketing purposes', 'Yes', 'No'],
      ['For joint marketing with other financial companies', 'No', 'We don’t share'],
      ['For our affiliates’ everyday business purposes', 'No', 'We don’t share'],
      ['For our affiliates’ everyday business purposes', 'No', 'We don’t share'],
      ['For our affiliates to market to you', 'No', 'We don’t share'],
      ['For nonaffiliates to market to you', 'No', 'We don’t share'],
    ]);
  });

  it('names the lender’s affiliates, or says that it has none', () => {
    const written = (affiliates: readonly string[]) =>
      documentText(
        privacyNotice({
          ...sampleSubject(),
          lender: { ...LENDER, practices: { ...LENDER.practices, affiliates: [...affiliates] } },
        }),
      );
    expect(written([])).toContain('Northgate Home Credit, Inc. has no affiliates.');
    expect(written(['Northgate Title, LLC'])).toContain(
      'Our affiliates include Northgate Title, LLC. Northgate Home Credit, Inc. does not share with our affiliates.',
    );
  });
});
