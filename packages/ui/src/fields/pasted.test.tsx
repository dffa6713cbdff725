// @vitest-environment happy-dom
// Proves VA-02, VA-04, VA-09.

import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { ExactMoneyField } from './exact-money-field.tsx';
import type { FieldProps } from './field.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';
import { PercentField } from './percent-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { PinField } from './pin-field.tsx';
import { SsnField } from './ssn-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

/** Tests what a field makes of pasted text: a value, or the text unchanged for the schema to reject. */
function pasted<T>(
  what: string,
  fieldOf: (field: FieldProps<T>) => ReactNode,
  table: readonly (readonly [string, unknown])[],
): void {
  it.each(table)(`${what} pasted as %j gives %j`, async (text, value) => {
    const { user, given } = renderField<T>(fieldOf);
    await user.click(screen.getByLabelText('Answer'));
    await user.paste(text);
    expect(given.at(-1)).toBe(value);
  });
}

pasted<string>('a phone number', (field) => <PhoneField {...field} />, [
  ['(555) 555-0123', '(555) 555-0123'],
  ['1-555-555-0123', '(555) 555-0123'],
  ['\u00A05555550123\u00A0', '(555) 555-0123'],
  ['５５５-５５５-０１２３', '(555) 555-0123'],
  ['+52 55 2345 6789', '+52 55 2345 6789'],
  ['(555) 555-0123 x45', '(555) 555-0123 x45'],
  ['tel', 'tel'],
]);

pasted<string>('a Social Security number', (field) => <SsnField {...field} />, [
  ['123-45-6788', '123456788'],
  ['123 45 6788', '123456788'],
  ['１２３-４５-６７８８', '123456788'],
  ['\u202A123456788\u202C', '123456788'],
  ['number', undefined],
]);

pasted<string>('a code of six digits', (field) => <PinField {...field} digits={6} />, [
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
  ['Your code is 123456.', '123456'],
]);

pasted<number>('an amount in whole dollars', (field) => <MoneyField {...field} />, [
  ['$4,500', 450_000],
  ['4500.00', 450_000],
  ['9\u00A0800', 980_000],
  ['1 250 000', 125_000_000],
  ['9\u200B800', 980_000],
  ['98 00', '98 00'],
  ['\u00A04,500 ', 450_000],
  ['＄４，５００', 450_000],
  ['4.500', '4.500'],
  ['300,50', '300,50'],
  ['-5', '-5'],
  ['4e3', '4e3'],
]);

pasted<number>('an amount to the cent', (field) => <ExactMoneyField {...field} />, [
  ['$4,500.07', 450_007],
  ['300.5', 30_050],
  ['３００．５０', 30_050],
  ['300,50', '300,50'],
  ['1.234', '1.234'],
]);

pasted<number>('a percentage', (field) => <PercentField {...field} />, [
  ['8.25', 8.25],
  ['8.25%', 8.25],
  ['８．２５', 8.25],
  ['8,25', '8,25'],
  ['100', '100'],
]);

pasted<number>('a whole number', (field) => <NumberField {...field} />, [
  ['12', 12],
  [' １２\u00A0', 12],
  ['1.5', '1.5'],
  ['1e3', '1e3'],
  ['-1', '-1'],
]);

pasted<string>('a line of text', (field) => <TextField {...field} />, [
  ['Smi\u200Bth', 'Smi\u200Bth'],
  ['O’Brien', 'O’Brien'],
]);
