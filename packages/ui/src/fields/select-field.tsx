import { uiCopy } from '../copy.ts';
import { controlAttributes, Field, type FieldProps } from './field.tsx';

export type Option<T extends string> = { readonly value: T; readonly label: string };

/** Offers a single choice in a native select. */
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
        <option value="">{uiCopy.fields.chooseOne}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
