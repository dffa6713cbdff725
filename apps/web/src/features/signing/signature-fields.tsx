import type { Form } from '@homeline/client/form/use-form.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { isForInitials } from '@homeline/domain/documents/field-places.ts';
import { DrawnSignature, SHEET, type Stroke, svgPath } from '@homeline/domain/signing/drawn-signature.ts';
import { areInitialsOf } from '@homeline/domain/signing/initials.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { SIGNATURE_CONSENT } from '../applications/consents.ts';
import { isToRead, mustReadSchema } from '../documents/packages.ts';
import { signingCopy } from './copy.ts';
import { InitialsFields } from './initials-fields.tsx';
import { asksInitials, type NoteInput, type NoteSigner } from './note-schema.ts';
import { placesIn } from './places.ts';
import { PlacesField } from './places-field.tsx';
import { SignatureField, SignatureLine } from './signature-field.tsx';
import './signature.css';

const { sign: copy, drawing, initials, places, location } = signingCopy;

type Props = {
  readonly form: Form<NoteInput>;
  /** The application's uuid. */
  readonly application: string;
  readonly documents: readonly DocumentSummary[];
  readonly signer: NoteSigner;
  /** The browser told no location, so the person has to state that they sign without it. */
  readonly isLocationUnknown: boolean;
};

/** Takes a signature: typed or drawn, the initials, each place where they go, the consent and, where it's needed, the statement about the location. */
export function SignatureFields({ form, application, documents, signer, isLocationUnknown }: Props) {
  const { name } = signer;
  const asked = placesIn(documents);
  const isDrawn = form.value('method') === 'DRAWN';
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
      {isDrawn ? (
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
      {asksInitials(documents) && (
        <InitialsFields
          text={form.field('initials.text', initials.label)}
          drawing={form.field('initials.drawing', initials.draw)}
        />
      )}
      {asked.length > 0 && (
        <PlacesField
          {...form.field('places', places.label)}
          application={application}
          signer={signer.uuid}
          asked={asked}
          first={firstOf(form, documents, signer)}
          filled={(place) =>
            isForInitials(place) ? (
              <Mark text={form.value('initials.text')} strokes={form.value('initials.drawing')} />
            ) : isDrawn ? (
              <Mark text={name} strokes={form.value('drawing')} />
            ) : (
              <Mark text={form.value('typedName')} />
            )
          }
        />
      )}
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

/** Returns what the person has to do before their signature can be put anywhere: read, and adopt it. */
function firstOf(
  { value }: Form<NoteInput>,
  documents: readonly DocumentSummary[],
  { name, isName }: NoteSigner,
): string | undefined {
  if (!mustReadSchema(documents, isToRead).safeParse(value('documents') ?? []).success)
    return places.first.read;
  const isAdopted =
    value('method') === 'DRAWN'
      ? DrawnSignature.safeParse(value('drawing')).success
      : isName(value('typedName') ?? '');
  if (!isAdopted) return places.first.adopt;
  return asksInitials(documents) && !areInitialsOf(value('initials.text') ?? '', name)
    ? places.first.initials
    : undefined;
}

type MarkProps = { readonly text: string | undefined; readonly strokes?: readonly Stroke[] | undefined };

/** What a place shows, as the signed copy will. */
function Mark({ text, strokes = [] }: MarkProps) {
  return (
    <>
      {text}
      {strokes.length > 0 && (
        <svg
          className="document-field-drawing"
          viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
          aria-hidden="true"
        >
          <path d={svgPath(strokes)} />
        </svg>
      )}
    </>
  );
}
