import { controlAttributes, Field, type FieldProps } from './field.tsx';

const DIGITS = 10;

/** A United States telephone number, shown as (555) 555-0123 as one types. */
export function PhoneField(field: FieldProps<string>) {
  return (
    <Field {...field}>
      <input
        {...controlAttributes(field)}
        className="control figures"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={field.value ?? ''}
        onChange={(event) => field.onChange(asTyped(event.target.value, field.value) || undefined)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

/** The number so far in its usual form. Deleting over a bracket or hyphen deletes the digit before it. */
export function asTyped(typed: string, before = ''): string {
  let digits = typed
    .replace(/^\s*\+?1(?=\D*[2-9])/, '')
    .replace(/\D/g, '')
    .slice(0, DIGITS);
  const deletedOnlyPunctuation = typed.length < before.length && digits === before.replace(/\D/g, '');
  if (deletedOnlyPunctuation) digits = digits.slice(0, -1);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area;
}
