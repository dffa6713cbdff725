import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { said } from '@homeline/contract/said.ts';
import { TypedNote } from '@homeline/contract/signing/give-signature.ts';
import type { InitialsPlace } from '@homeline/domain/documents/initials-places.ts';
import { areInitialsOf, INITIALS_WORDS, initialsOf } from '@homeline/domain/signing/initials.ts';
import type { FieldProps } from '@homeline/ui/fields/field.tsx';
import { MultiChoiceField } from '@homeline/ui/fields/multi-choice-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import * as z from 'zod';
import { signingCopy } from './copy.ts';
import { SignatureField } from './signature-field.tsx';

const copy = signingCopy.initials;

type Asked = { readonly key: string; readonly document: DocumentSummary; readonly place: InitialsPlace };

/** Returns every place of the documents that asks for initials, in reading order. */
function askedIn(documents: readonly DocumentSummary[]): readonly Asked[] {
  return documents.flatMap((document) =>
    (document.initials ?? []).map((place) => ({ key: `${document.uuid} ${place}`, document, place })),
  );
}

/** Returns the schema of a person's initials: theirs, at every place that asks for them; nothing where none does. */
export function initialsSchema(documents: readonly DocumentSummary[], name: string) {
  const asked = askedIn(documents);
  const { text, drawing } = TypedNote.shape.initials.unwrap().shape;
  const given = z.object({
    text: text.refine((typed) => areInitialsOf(typed, name), copy.wrong),
    drawing,
    places: z
      .array(z.string(), copy.missing(asked.map(titleOf)))
      .superRefine((placed, context) => {
        const missing = asked.filter(({ key }) => !placed.includes(key));
        if (missing.length > 0)
          context.addIssue({ code: 'custom', message: copy.missing(missing.map(titleOf)) });
      })
      .transform((placed) =>
        asked
          .filter(({ key }) => placed.includes(key))
          .map(({ document, place }) => ({ document: document.uuid, place })),
      ),
  });
  return asked.length > 0 ? given : given.optional();
}

/** Returns the values with which the initials start: those of the name, at no place yet. */
export function initialsValues(documents: readonly DocumentSummary[], name: string) {
  return askedIn(documents).length > 0 ? { initials: { text: initialsOf(name) } } : {};
}

function titleOf({ place }: Asked): string {
  return said(INITIALS_WORDS[place].title);
}

type Bound<T> = Omit<FieldProps<T>, 'hint' | 'optional'>;

type Props = {
  readonly documents: readonly DocumentSummary[];
  readonly text: Bound<string>;
  readonly drawing: Bound<number[][]>;
  readonly places: Bound<string[]>;
};

/** Takes the initials of somebody who signs, and where they put them: place by place. Nothing where no document asks for them. */
export function InitialsFields({ documents, text, drawing, places }: Props) {
  const asked = askedIn(documents);
  if (asked.length === 0) return null;
  return (
    <>
      <TextField {...text} hint={copy.hint} autoComplete="off" spellCheck={false} />
      <SignatureField {...drawing} hint={copy.drawHint} line={copy.label} typed={text.value} optional />
      <MultiChoiceField
        {...places}
        hint={copy.placesHint}
        choices={asked.map(({ key, document, place }) => ({
          value: key,
          label: copy.place(text.value ?? '', said(INITIALS_WORDS[place].title), said(document.title)),
        }))}
      />
    </>
  );
}
