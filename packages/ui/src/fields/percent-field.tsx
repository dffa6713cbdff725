import { useState } from 'react';
import { controlAttributes, Field, type FieldProps } from './field.tsx';

const PERCENT = /^\d{1,2}(\.\d{1,4})?$/;

/** Takes a percentage with up to four decimals. Invalid text is passed on for the form to reject. */
export function PercentField(field: FieldProps<number>) {
  const [typed, setTyped] = useState(() => String(field.value ?? ''));
  const type = (text: string) => {
    setTyped(text);
    const trimmed = text.normalize('NFKC').replace(/%\s*$/, '').trim();
    field.onChange((PERCENT.test(trimmed) ? Number(trimmed) : trimmed || undefined) as number | undefined);
  };
  return (
    <Field {...field}>
      <input
        {...controlAttributes(field)}
        className="control figures"
        inputMode="decimal"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
