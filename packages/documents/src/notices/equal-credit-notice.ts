import { type DocumentModel, section } from '../document.ts';
import { equalCreditStatement } from '../equal-credit.ts';
import { frame } from '../frame.ts';
import type { SubjectWith } from '../subject.ts';
import { VALUATION_RIGHTS } from './valuation-rights.ts';

/** Writes the notice of equal credit and of the right to copies of valuations (12 CFR 1002.9(b)(1) and 1002.14(a)(2)). */
export function equalCreditNotice(subject: SubjectWith<'borrower' | 'property'>): DocumentModel {
  return frame(subject, 'ECOA_NOTICE', {
    sections: [
      section('Equal credit opportunity', equalCreditStatement(subject.lender)),
      section('Your right to a copy of every valuation', ...VALUATION_RIGHTS),
    ],
  });
}
