import { controlAttributes, Field, type FieldProps } from './field.tsx';

export type Option<T extends string> = { readonly value: T; readonly label: string };

/** One of many, in the browser's own list. */
export function SelectField<T extends string>({
  options,
  autoComplete,
  ...field
}: FieldProps<T> & { options: readonly Option<T>[]; autoComplete?: string }) {
  return (
    <Field {...field}>
      <select
        {...controlAttributes(field)}
        className="control"
        autoComplete={autoComplete}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(options.find(({ value }) => value === event.target.value)?.value)}
        onBlur={field.onBlur}
      >
        <option value="">Choose one</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
