import { controlAttributes, Field, type FieldProps } from './field.tsx';

const MAX_DIGITS = 9;

/** Takes a whole number. Invalid text is passed on for the form to reject. */
export function NumberField(field: FieldProps<number>) {
  const type = (given: string) => {
    const typed = given.normalize('NFKC').trim();
    const isNumber = /^\d+$/.test(typed) && typed.length <= MAX_DIGITS;
    field.onChange((isNumber ? Number(typed) : typed || undefined) as number | undefined);
  };
  return (
    <Field {...field}>
      <input
        {...controlAttributes(field)}
        className="control"
        inputMode="numeric"
        value={String(field.value ?? '')}
        onChange={(event) => type(event.target.value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
