// Proves RU-33.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EquityLoanField } from './equity-loan-field.tsx';
import type { LiensQuestions } from './home-cost-fields.tsx';

/** Renders the field beside an answer to the first lien. */
function shown(answer: 'CONFIRMED' | 'PAY_OFF', isEquityLoan?: boolean): string {
  const said: Readonly<Record<string, unknown>> = {
    'liens.0.answer': answer,
    'liens.0.isEquityLoan': isEquityLoan,
  };
  const form = {
    value: (name: string) => said[name],
    field: (name: string, label: string) => ({ name, label, value: said[name] }),
  } as unknown as LiensQuestions;
  return renderToStaticMarkup(<EquityLoanField form={form} index={0} holder="River Bank" />);
}

test('warns at once that a Texas equity loan must be paid off, and names the options', () => {
  const advice = 'Texas allows one equity loan on a home at a time';
  expect(shown('CONFIRMED', true)).toContain(advice);
  expect(shown('CONFIRMED', true)).toContain('We can’t continue your application while you keep this one');
  for (const other of [shown('CONFIRMED'), shown('CONFIRMED', false), shown('PAY_OFF', true)]) {
    expect(other).toContain('Did you take cash out with this loan?');
    expect(other).not.toContain(advice);
  }
});
