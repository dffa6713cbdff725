import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { rulesCopy } from './copy.ts';
import type { ReadText } from './dmn-editor.tsx';
import type { Place } from './grid/places.ts';
import type { Kind } from './rule-words.ts';

const copy = rulesCopy.edit;

const GridEditor = lazy(() => import('./grid/grid-editor.tsx'));
const DmnEditor = lazy(() => import('./dmn-editor.tsx'));

/** How a draft is edited: its cells, the structure of its tables, or its text. UNREADABLE: only its text can be shown. */
export type View = 'GRID' | 'TABLES' | 'TEXT' | 'UNREADABLE';

export const VIEWS = [
  { view: 'GRID', words: copy.asGrid },
  { view: 'TABLES', words: copy.asTables },
  { view: 'TEXT', words: copy.asText },
] as const;

type RuleViewProps = {
  readonly kind: Kind;
  readonly text: string;
  readonly view: View;
  readonly publishedXml: string | undefined;
  readonly isReadOnly: boolean;
  /** The cell to show in the grid. */
  readonly place: Place | undefined;
  readonly onReady: (read: ReadText) => void;
  readonly onChange: () => void;
  readonly onText: (text: string) => void;
  /** The view to show instead. */
  readonly onUnreadable: (view: View) => void;
};

/** The draft in the view that was chosen. */
export function RuleView(props: RuleViewProps) {
  const { kind, text, view, place, publishedXml, isReadOnly } = props;
  const { onReady, onChange, onText, onUnreadable } = props;
  if (view === 'TEXT' || view === 'UNREADABLE')
    return (
      <>
        {view === 'UNREADABLE' && <Alert kind="SYSTEM" title={copy.unreadable} text={copy.unreadableWhy} />}
        <label className="filter">
          <span>{copy.text}</span>
          <textarea
            className="control control-area rule-text"
            rows={24}
            spellCheck={false}
            readOnly={isReadOnly}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </label>
      </>
    );
  return (
    <Suspense fallback={<Skeleton />}>
      {view === 'GRID' ? (
        <GridEditor
          {...{ kind, place, publishedXml, isReadOnly, onReady, onChange }}
          xml={text}
          onUnreadable={() => onUnreadable('TABLES')}
        />
      ) : (
        <DmnEditor xml={text} {...{ onReady, onChange }} onUnreadable={() => onUnreadable('UNREADABLE')} />
      )}
    </Suspense>
  );
}
