import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../fields/field.tsx';

type FieldOf<T> = (field: FieldProps<T>) => ReactNode;

type FormProps<T> = {
  readonly fieldOf: FieldOf<T>;
  readonly props: Partial<FieldProps<T>>;
  readonly onGiven: (value: T | undefined) => void;
  readonly onLeft: () => void;
};

function Form<T>({ fieldOf, props, onGiven, onLeft }: FormProps<T>) {
  const [value, setValue] = useState(props.value);
  return fieldOf({
    name: 'answer',
    label: 'Answer',
    ...props,
    value,
    onChange: (next) => {
      onGiven(next);
      setValue(next);
    },
    onBlur: onLeft,
  });
}

type Rendered<T> = {
  readonly user: UserEvent;
  /** The values returned by the field, in order. */
  readonly given: readonly (T | undefined)[];
  /** How often the field was left. */
  readonly left: () => number;
};

/** Renders a field like a form does, with each returned value as its next value. */
export function renderField<T>(fieldOf: FieldOf<T>, props: Partial<FieldProps<T>> = {}): Rendered<T> {
  const given: (T | undefined)[] = [];
  let timesLeft = 0;
  const onLeft = () => {
    timesLeft += 1;
  };
  render(<Form fieldOf={fieldOf} props={props} onGiven={(value) => given.push(value)} onLeft={onLeft} />);
  return { user: userEvent.setup(), given, left: () => timesLeft };
}
