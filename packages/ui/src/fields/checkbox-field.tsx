import { controlAttributes, FieldGroup, type FieldProps } from './field.tsx';
import './choice-field.css';

/** A statement to agree to. The label is the statement; what it belongs to is the legend. */
export function CheckboxField({ statement, ...field }: FieldProps<boolean> & { statement: React.ReactNode }) {
  return (
    <FieldGroup {...field}>
      <label className="checkbox">
        <input
          {...controlAttributes(field)}
          type="checkbox"
          checked={field.value === true}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
        />
        <span>{statement}</span>
      </label>
    </FieldGroup>
  );
}
