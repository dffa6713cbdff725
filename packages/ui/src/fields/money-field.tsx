import { type Cents, cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { FieldProps } from './field.tsx';
import { MoneyFrame } from './money-frame.tsx';
import { stripSeparators } from './strip-separators.ts';

/** Takes whole dollars as cents, and adds thousands separators while typing. Invalid text is passed on for the schema to reject. */
export function MoneyField(field: FieldProps<number>) {
  const value: unknown = field.value;
  const amount = typeof value === 'number' ? formatWholeDollars(cents(value)).slice(1) : undefined;
  return (
    <MoneyFrame
      field={field}
      inputMode="numeric"
      text={amount ?? String(value ?? '')}
      onType={(text) => field.onChange(parseAmount(text, amount) as number | undefined)}
      onBlur={field.onBlur}
    />
  );
}

/**
 * Parses an amount in whole dollars. Returns invalid text unchanged.
 * @param previous the field's previous text
 */
export function parseAmount(typed: string, previous?: string): Cents | string | undefined {
  if (!typed.trim()) return undefined;
  const digits = stripSeparators(typed, previous)?.replace(/\.00$/, '') ?? '';
  return /^\d{1,12}$/.test(digits) ? cents(Number(digits) * 100) : typed;
}
