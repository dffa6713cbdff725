import { controlAttributes, FieldGroup, type FieldProps } from './field.tsx';
import './choice-field.css';

type Statement = {
  readonly statement: React.ReactNode;
  /** What is to be read before one agrees. */
  readonly reading?: React.ReactNode;
};

/** A statement to agree to; `undefined` while it is not. The label is the statement; what it belongs to is the legend. */
export function CheckboxField({ statement, reading, ...field }: FieldProps<true> & Statement) {
  return (
    <FieldGroup {...field}>
      {reading}
      <label className="checkbox">
        <input
          {...controlAttributes(field)}
          type="checkbox"
          checked={field.value === true}
          onChange={(event) => field.onChange(event.target.checked || undefined)}
          onBlur={field.onBlur}
        />
        <span>{statement}</span>
      </label>
    </FieldGroup>
  );
}
