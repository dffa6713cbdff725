import { type FieldPlace, isForInitials } from '@homeline/domain/documents/field-places.ts';
import { Button } from '@homeline/ui/button.tsx';
import { FieldGroup, type FieldProps, fieldId } from '@homeline/ui/fields/field.tsx';
import { type ReactNode, useState } from 'react';
import { Opened } from '../documents/opened-mark.tsx';
import '../documents/documents.css';
import { signingCopy } from './copy.ts';
import { PlaceReader } from './place-reader.tsx';
import { type AskedPlace, placeTitle } from './places.ts';

const copy = signingCopy.places;

type Props = FieldProps<string[]> & {
  readonly application: string;
  /** The id under which the documents name the person. */
  readonly signer: string;
  readonly asked: readonly AskedPlace[];
  readonly filled: (place: FieldPlace) => ReactNode;
  /** What the person has to do before they sign anywhere. */
  readonly first: string | undefined;
};

/** Takes a person from place to place of their documents, and lists where they signed. Nothing is sent before the form is. */
export function PlacesField({ application, signer, asked, filled, first, ...field }: Props) {
  const [at, go] = useState<number>();
  const [isTold, tell] = useState(false);
  const placed = field.value ?? [];
  const done = asked.filter(({ key }) => placed.includes(key)).length;
  const next = Math.max(
    0,
    asked.findIndex(({ key }) => !placed.includes(key)),
  );

  function open(place: number): void {
    tell(first !== undefined);
    if (first === undefined) go(place);
  }

  return (
    <FieldGroup {...field} hint={copy.hint}>
      <p role="status">{copy.count(done, asked.length)}</p>
      <ol className="documents">
        {asked.map((place, index) => (
          <li key={place.key} data-missing={(field.error && !placed.includes(place.key)) || undefined}>
            <div className="document-name">
              <span className="document-title">{placeTitle(place)}</span>
              {placed.includes(place.key) && (
                <Opened words={isForInitials(place.place) ? copy.initialed : copy.signed} />
              )}
            </div>
            <div className="document-actions">
              <Button kind="quiet" onClick={() => open(index)}>
                {copy.show}
                <span className="hidden-visually"> {placeTitle(place)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div className="place-go">
        <Button kind="secondary" id={fieldId(field.name)} onClick={() => open(next)}>
          {done < asked.length ? copy.go(next + 1, asked.length) : copy.again}
        </Button>
      </div>
      {isTold && first && (
        <p className="field-hint" role="alert">
          {first}
        </p>
      )}
      <PlaceReader
        application={application}
        signer={signer}
        asked={asked}
        at={at}
        placed={placed}
        filled={filled}
        onGo={go}
        onChange={field.onChange}
      />
    </FieldGroup>
  );
}
