import { said } from '@homeline/contract/said.ts';
import { type FieldPlace, fieldId, isForInitials } from '@homeline/domain/documents/field-places.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useModal } from '@homeline/ui/feedback/use-modal.ts';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { signingCopy } from './copy.ts';
import { type AskedPlace, placeTitle } from './places.ts';
import '../documents/reader.css';

const copy = signingCopy.places;

const DocumentText = lazy(() => import('../documents/document-text.tsx'));

type Props = {
  /** The application's uuid. */
  readonly application: string;
  /** The id under which the documents name the person. */
  readonly signer: string;
  readonly asked: readonly AskedPlace[];
  /** The position of the place shown; the dialog is closed without one. */
  readonly at: number | undefined;
  readonly placed: readonly string[];
  /** Returns what a place shows once it's filled. */
  readonly filled: (place: FieldPlace) => ReactNode;
  readonly onGo: (at: number | undefined) => void;
  readonly onChange: (placed: string[]) => void;
};

/** A dialog that shows a place within its document, takes the signature or the initials there, and goes to the next. */
export function PlaceReader({ application, signer, asked, at = -1, placed, filled, onGo, onChange }: Props) {
  const titleId = useId();
  const here = asked[at];
  const dialog = useModal(here !== undefined);
  const act = useRef<HTMLButtonElement>(null);
  const isPlaced = here !== undefined && placed.includes(here.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place puts the focus on what it asks for
  useEffect(() => act.current?.focus({ preventScroll: true }), [at]);

  function place({ key }: AskedPlace): void {
    const now = [...placed, key];
    const left = (from: number, to?: number) => {
      const found = asked.slice(from, to).findIndex((each) => !now.includes(each.key));
      return found < 0 ? undefined : from + found;
    };
    onChange(now);
    onGo(left(at + 1) ?? left(0, at));
  }

  const words = here && isForInitials(here.place) ? copy.initialHere : copy.signHere;
  return (
    <dialog
      ref={dialog}
      className="reader place-reader"
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => !currentTarget.open && onGo(undefined)}
    >
      {here && (
        <>
          <div className="reader-head">
            <h2 id={titleId}>{said(here.document.title)}</h2>
            <Button kind="quiet" onClick={() => onGo(undefined)}>
              {copy.close}
            </Button>
          </div>
          <p className="reader-tools place-at" role="status">
            {copy.place(at + 1, asked.length, placeTitle(here))}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section key={here.document.uuid} className="reader-body" tabIndex={0} aria-label={copy.paper}>
            <Suspense fallback={<Skeleton lines={5} />}>
              <DocumentText
                application={application}
                document={here.document}
                tools={null}
                fields={{
                  current: fieldId(here.place, signer),
                  contentOf: (id) => {
                    const field = asked.find(
                      (each) => each.document === here.document && fieldId(each.place, signer) === id,
                    );
                    if (!field) return undefined;
                    return placed.includes(field.key) ? filled(field.place) : field === here ? words : null;
                  },
                }}
              />
            </Suspense>
          </section>
          <div className="reader-foot">
            {at > 0 && (
              <Button kind="secondary" onClick={() => onGo(at - 1)}>
                {copy.back}
              </Button>
            )}
            {isPlaced && (
              <Button kind="quiet" onClick={() => onChange(placed.filter((key) => key !== here.key))}>
                {copy.takeBack}
              </Button>
            )}
            {isPlaced ? (
              <Button ref={act} onClick={() => onGo(at + 1 < asked.length ? at + 1 : undefined)}>
                {at + 1 < asked.length ? copy.next : copy.done}
              </Button>
            ) : (
              // The button of the next place is where this one was: a second press, or a held key, signs nothing that nobody saw.
              <Button
                ref={act}
                onKeyDown={(event) => event.repeat && event.preventDefault()}
                onClick={({ detail }) => detail < 2 && place(here)}
              >
                {words}
              </Button>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}
