import { Button } from '@homeline/ui/button.tsx';

/** How much larger than the width that there is a page is shown. */
const ZOOMS: readonly number[] = [1, 1.5, 2, 3];

export type ReaderView = { readonly isText: boolean; readonly zoom: number };

/** A narrow screen shows a page of paper too small to be read: it begins with the text. */
export function firstView(): ReaderView {
  return { isText: window.matchMedia('(max-width: 40rem)').matches, zoom: 1 };
}

/** The next zoom in a direction; the same at either end. */
export function zoomed(zoom: number, by: 1 | -1): number {
  const at = ZOOMS.indexOf(zoom);
  return ZOOMS[at + by] ?? zoom;
}

type ReaderToolsProps = {
  readonly view: ReaderView;
  readonly hasText: boolean;
  readonly onChange: (view: ReaderView) => void;
};

/** How a document is read: as text or as its pages, and those how large. */
export function ReaderTools({ view, hasText, onChange }: ReaderToolsProps) {
  const { isText, zoom } = view;
  return (
    <div className="reader-tools">
      {hasText && (
        <Button kind="quiet" onClick={() => onChange({ ...view, isText: !isText })}>
          {isText ? 'Show pages' : 'Read as text'}
        </Button>
      )}
      {!(hasText && isText) && (
        <>
          <Button kind="quiet" onClick={() => onChange({ ...view, zoom: zoomed(zoom, -1) })}>
            Zoom out
          </Button>
          <Button kind="quiet" onClick={() => onChange({ ...view, zoom: zoomed(zoom, 1) })}>
            Zoom in
          </Button>
          <span className="figures" role="status">
            {zoom * 100}%
          </span>
        </>
      )}
    </div>
  );
}
