import { Button } from '@homeline/ui/button.tsx';
import type { Ref } from 'react';
import { documentsCopy } from './copy.ts';

const copy = documentsCopy.reader;

/** Page widths as multiples of the available width. */
const ZOOMS: readonly number[] = [1, 1.5, 2, 3];

/** `isBoth`: text and pages side by side, where both have room. */
export type ReaderView = { readonly isText: boolean; readonly isBoth: boolean; readonly zoom: number };

/** Returns the first view: text on a narrow screen, where a paper page is too small to read; beside its pages on a wide one. */
export function firstView(): ReaderView {
  return {
    isText: window.matchMedia('(max-width: 40rem)').matches,
    isBoth: window.matchMedia('(min-width: 75rem)').matches,
    zoom: 1,
  };
}

/** Returns the next zoom in a direction, or the same zoom at either end. */
export function zoomed(zoom: number, by: 1 | -1): number {
  const at = ZOOMS.indexOf(zoom);
  return ZOOMS[at + by] ?? zoom;
}

type ReaderToolsProps = {
  readonly view: ReaderView;
  readonly hasText: boolean;
  readonly onChange: (view: ReaderView) => void;
  /** Receives the place where the text puts its own tools. */
  readonly textTools: Ref<HTMLDivElement>;
};

/** One bar over the document: the tools of its text, a switch between text and pages, and the zoom of the pages. */
export function ReaderTools({ view, hasText, onChange, textTools }: ReaderToolsProps) {
  const { isText, isBoth, zoom } = view;
  return (
    <div className="reader-tools">
      <div ref={textTools} className="reader-text-tools" />
      {hasText && !isBoth && (
        <Button kind="quiet" onClick={() => onChange({ ...view, isText: !isText })}>
          {isText ? copy.showPages : copy.readAsText}
        </Button>
      )}
      {!(hasText && isText && !isBoth) && (
        <>
          <Button kind="quiet" onClick={() => onChange({ ...view, zoom: zoomed(zoom, -1) })}>
            {copy.zoomOut}
          </Button>
          <Button kind="quiet" onClick={() => onChange({ ...view, zoom: zoomed(zoom, 1) })}>
            {copy.zoomIn}
          </Button>
          <span className="figures" role="status">
            {zoom * 100}%
          </span>
        </>
      )}
    </div>
  );
}
