import { Button } from '@homeline/ui/button.tsx';
import { documentsCopy } from './copy.ts';

const copy = documentsCopy.reader;

/** Text sizes as multiples of the page's own. */
export const TEXT_SIZES: readonly number[] = [1, 1.25, 1.5, 2];

type TextToolsProps = {
  readonly size: number;
  readonly onSize: (size: number) => void;
  readonly find: string;
  readonly onFind: (find: string) => void;
  /** The number of the match shown, from 1, and how many there are. */
  readonly match: { readonly at: number; readonly count: number };
  readonly onNext: () => void;
};

/** Finds words in a document's text, and sizes it. */
export function TextTools({ size, onSize, find, onFind, match, onNext }: TextToolsProps) {
  const at = TEXT_SIZES.indexOf(size);
  const sized = (by: 1 | -1) => () => onSize(TEXT_SIZES[at + by] ?? size);
  return (
    <search className="reader-find">
      <input
        type="search"
        className="control"
        aria-label={copy.find}
        placeholder={copy.find}
        value={find}
        onChange={({ currentTarget }) => onFind(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onNext();
        }}
      />
      <span className="figures" role="status">
        {find.length > 1 && copy.matches(match.at, match.count)}
      </span>
      {match.count > 0 && (
        <Button kind="quiet" onClick={onNext}>
          {copy.findNext}
        </Button>
      )}
      <Button kind="quiet" aria-label={copy.smaller} disabled={at === 0} onClick={sized(-1)}>
        A−
      </Button>
      <Button
        kind="quiet"
        aria-label={copy.larger}
        disabled={at === TEXT_SIZES.length - 1}
        onClick={sized(1)}
      >
        A+
      </Button>
    </search>
  );
}
