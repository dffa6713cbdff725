import { controlAttributes, Field, type FieldProps } from './field.tsx';

const DIGITS = 10;

/** Takes a US phone number, formatted as (555) 555-0123 while typing. */
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
        onChange={({ target, nativeEvent }) => {
          const before = isDeletion(nativeEvent) ? field.value : undefined;
          field.onChange(formatPhone(target.value, before) || undefined);
        }}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

/** A paste or the browser's autofill may be shorter than the formatted number, and deletes nothing. */
function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete');
}

/**
 * Formats a partial number. Deleting a bracket or hyphen also deletes the digit before it.
 * @param before the number that something was deleted from
 */
export function formatPhone(typed: string, before = ''): string {
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
