import type { Form } from '@homeline/client/form/use-form.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { SIGNATURE_CONSENT } from '../applications/consents.ts';
import { signingCopy } from './copy.ts';
import { InitialsFields } from './initials-fields.tsx';
import type { NoteInput } from './note-schema.ts';
import { SignatureField, SignatureLine } from './signature-field.tsx';
import './signature.css';

const { sign: copy, drawing, initials, location } = signingCopy;

type Props = {
  readonly form: Form<NoteInput>;
  readonly documents: readonly DocumentSummary[];
  readonly name: string;
  /** The browser told no location, so the person has to state that they sign without it. */
  readonly isLocationUnknown: boolean;
};

/** Takes a signature: typed or drawn, with the initials, the consent and, where it's needed, the statement about the location. */
export function SignatureFields({ form, documents, name, isLocationUnknown }: Props) {
  return (
    <>
      <ChoiceField
        {...form.field('method', copy.method.label)}
        layout="row"
        choices={[
          { value: 'TYPED', label: copy.method.typed },
          { value: 'DRAWN', label: copy.method.drawn },
        ]}
      />
      {form.value('method') === 'DRAWN' ? (
        <SignatureField
          {...form.field('drawing', drawing.label)}
          hint={drawing.hint(name)}
          line={copy.signatureOf(name)}
        />
      ) : (
        <>
          <TextField
            {...form.field('typedName', copy.typedName)}
            hint={copy.typedNameHint(name)}
            autoComplete="off"
            spellCheck={false}
          />
          <SignatureLine name={form.value('typedName')} line={copy.signature} />
        </>
      )}
      <InitialsFields
        documents={documents}
        text={form.field('initials.text', initials.label)}
        drawing={form.field('initials.drawing', initials.draw)}
        places={form.field('initials.places', initials.places)}
      />
      <CheckboxField {...form.field('consent.agreed', copy.consent)} statement={SIGNATURE_CONSENT.text} />
      {isLocationUnknown && (
        <CheckboxField
          {...form.field('isLocationWithheld', location.without.label)}
          statement={location.without.statement}
        />
      )}
    </>
  );
}
