import { TypedNote } from '@homeline/contract/signing/give-signature.ts';
import { areInitialsOf } from '@homeline/domain/signing/initials.ts';
import type { FieldProps } from '@homeline/ui/fields/field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import * as z from 'zod';
import { signingCopy } from './copy.ts';
import { SignatureField } from './signature-field.tsx';

const copy = signingCopy.initials;

/** Returns the schema of a person's initials. */
export function initialsSchema(name: string) {
  const { text, drawing } = TypedNote.shape.initials.unwrap().shape;
  return z.object({ text: text.refine((typed) => areInitialsOf(typed, name), copy.wrong), drawing });
}

type Bound<T> = Omit<FieldProps<T>, 'hint' | 'optional'>;

type Props = { readonly text: Bound<string>; readonly drawing: Bound<number[][]> };

/** Takes the initials that somebody adopts: typed, and drawn too if they like. */
export function InitialsFields({ text, drawing }: Props) {
  return (
    <>
      <TextField {...text} hint={copy.hint} autoComplete="off" spellCheck={false} />
      <SignatureField {...drawing} hint={copy.drawHint} line={copy.label} typed={text.value} optional />
    </>
  );
}
