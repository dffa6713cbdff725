import { type Block, paragraph } from '../document.ts';

/** The sample disclosure of 12 CFR 1002, Appendix C, form C-9, word for word, and what we copy besides appraisals. */
export const VALUATION_RIGHTS: readonly Block[] = [
  paragraph(
    'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of ' +
      'any appraisal, even if your loan does not close. You can pay for an additional appraisal for your own use at your own cost.',
  ),
  paragraph(
    'We do the same with every other written valuation, such as an automated value or a broker price opinion. The copy is free.',
  ),
];
