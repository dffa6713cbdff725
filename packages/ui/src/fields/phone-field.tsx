import { controlAttributes, Field, type FieldProps } from './field.tsx';

const DIGITS = 10;

/** Matches a partial US number: no letters, and no country code but +1. */
const US_SO_FAR = /^\s*(\+\s*1?)?[\d\s().-]*$/;

/** Takes a US phone number, formatted as (555) 555-0123 while typing. Anything else stays as typed, for the schema to refuse. */
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
 * Formats a partial US number, and leaves anything else as typed. Deleting a bracket or hyphen also deletes the digit before it.
 * @param before the number before a deletion
 */
export function formatPhone(typed: string, before = ''): string {
  const text = typed.normalize('NFKC');
  let digits = text.replace(/^\s*\+?\s*1(?=\D*[2-9])/, '').replace(/\D/g, '');
  const isForeign = /^\s*\+\s*[02-9]/.test(text);
  if (isForeign || !US_SO_FAR.test(text) || digits.length > DIGITS) return typed;
  const deletedOnlyPunctuation = typed.length < before.length && digits === before.replace(/\D/g, '');
  if (deletedOnlyPunctuation) digits = digits.slice(0, -1);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area || text.trim();
}
