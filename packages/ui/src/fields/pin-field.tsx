import { digitsOf } from './digits-of.ts';
import { controlAttributes, Field, type FieldProps } from './field.tsx';

/** Takes a numeric code from a text message or a credit bureau. `isSent` lets the phone suggest the code it received. */
export function PinField({
  digits,
  isSent,
  ...field
}: FieldProps<string> & { digits: number; isSent?: boolean }) {
  return (
    <div className="pin">
      <Field {...field}>
        <input
          {...controlAttributes(field)}
          className="control figures"
          inputMode="numeric"
          autoComplete={isSent ? 'one-time-code' : 'off'}
          spellCheck={false}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(digitsOf(event.target.value).slice(0, digits) || undefined)}
          onBlur={field.onBlur}
        />
      </Field>
    </div>
  );
}
