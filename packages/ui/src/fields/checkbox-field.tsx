import { controlAttributes, FieldGroup, type FieldProps } from './field.tsx';
import './choice-field.css';

type Statement = {
  readonly statement: React.ReactNode;
  /** Text to read before agreeing. */
  readonly reading?: React.ReactNode;
};

/** Asks for agreement to a statement. The value is `undefined` until the box is checked. */
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
