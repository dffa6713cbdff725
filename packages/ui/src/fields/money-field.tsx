import { type Cents, cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { controlAttributes, Field, type FieldProps } from './field.tsx';

const LONGEST = 9;

/** Whole dollars, with thousands separators as one types. */
export function MoneyField(field: FieldProps<Cents>) {
  return (
    <Field {...field}>
      <div className="control-frame">
        <span className="control-before" aria-hidden="true">
          $
        </span>
        <input
          {...controlAttributes(field)}
          className="control figures"
          inputMode="numeric"
          autoComplete="off"
          value={field.value === undefined ? '' : formatWholeDollars(field.value).slice(1)}
          onChange={(event) => field.onChange(dollarsOf(event.target.value))}
          onBlur={field.onBlur}
        />
      </div>
    </Field>
  );
}

function dollarsOf(typed: string): Cents | undefined {
  const digits = typed
    .replace(/\.\d*$/, '')
    .replace(/\D/g, '')
    .slice(0, LONGEST);
  return digits ? cents(Number(digits) * 100) : undefined;
}
