import type { HTMLInputAutoCompleteAttribute } from 'react';
import { controlAttributes, Field, type FieldProps, fieldId } from './field.tsx';

type TextFieldProps = FieldProps<string> & {
  readonly type?: 'text' | 'email' | 'datetime-local';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'email';
  readonly spellCheck?: boolean;
  /** Texts to choose from while typing. Any other can be typed. */
  readonly suggestions?: readonly string[];
};

/** Takes one line of text. The value is `undefined` when cleared. */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  spellCheck,
  suggestions,
  ...field
}: TextFieldProps) {
  const list = suggestions && `${fieldId(field.name)}-list`;
  return (
    <Field {...field}>
      <input
        {...controlAttributes(field)}
        className="control"
        dir="auto"
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={spellCheck}
        list={list}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(event.target.value || undefined)}
        onBlur={field.onBlur}
      />
      {list && (
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </Field>
  );
}
