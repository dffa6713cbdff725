import { controlAttributes, Field, type FieldProps } from './field.tsx';

/** Takes a text of several lines. */
export function TextAreaField({ rows = 3, ...field }: FieldProps<string> & { readonly rows?: number }) {
  return (
    <Field {...field}>
      <textarea
        {...controlAttributes(field)}
        className="control control-area"
        dir="auto"
        rows={rows}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(event.target.value || undefined)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
