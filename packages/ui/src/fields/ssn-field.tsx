import { useLayoutEffect, useRef, useState } from 'react';
import { digitsOf } from './digits-of.ts';
import { controlAttributes, Field, type FieldProps } from './field.tsx';

/** Takes a social security number, formatted as 123-45-6789 while focused and masked otherwise. The value is the digits so far. */
export function SsnField(field: FieldProps<string>) {
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Focus selects the number, but revealing it clears the selection. Select again, so that typing replaces the number.
  useLayoutEffect(() => {
    if (isTyping) input.current?.select();
  }, [isTyping]);
  return (
    <Field {...field}>
      <input
        {...controlAttributes(field)}
        ref={input}
        className="control figures"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={isTyping ? hyphenated(field.value) : masked(field.value)}
        onFocus={() => setTyping(true)}
        onChange={(event) => field.onChange(digitsOf(event.target.value).slice(0, 9) || undefined)}
        onBlur={() => {
          setTyping(false);
          field.onBlur();
        }}
      />
    </Field>
  );
}

function hyphenated(digits = ''): string {
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

function masked(digits = ''): string {
  return hyphenated(digits).replace(/\d(?=[\d-]{4})/g, '•');
}
