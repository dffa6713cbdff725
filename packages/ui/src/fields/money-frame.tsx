import { controlAttributes, Field, type FieldProps } from './field.tsx';

type MoneyFrameProps = {
  readonly field: FieldProps<number>;
  readonly inputMode: 'numeric' | 'decimal';
  /** The text after the dollar sign. */
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onBlur: () => void;
};

/** Lays out a money field with its dollar sign. */
export function MoneyFrame({ field, inputMode, text, onType, onBlur }: MoneyFrameProps) {
  return (
    <Field {...field}>
      <div className="control-frame">
        <span className="control-before" aria-hidden="true">
          $
        </span>
        <input
          {...controlAttributes(field)}
          className="control figures"
          inputMode={inputMode}
          autoComplete="off"
          value={text}
          onChange={(event) => onType(event.target.value)}
          onBlur={onBlur}
        />
      </div>
    </Field>
  );
}
