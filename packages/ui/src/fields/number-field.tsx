import { controlAttributes, Field, type FieldProps } from './field.tsx';

const MOST_DIGITS = 9;

/** A whole number. What is typed and is none stays as it was typed, for the form to say what is wrong with it. */
export function NumberField(field: FieldProps<number>) {
  const type = (typed: string) => {
    const isNumber = /^\d+$/.test(typed) && typed.length <= MOST_DIGITS;
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
