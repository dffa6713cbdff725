import { createElement, Fragment, type ReactNode } from 'react';
import { documentsCopy } from './copy.ts';

const copy = documentsCopy.reader;

/** The elements kept from a document, its headings lowered below the reader's title. All others are dropped, their text kept. */
const ELEMENTS: Readonly<Record<string, string>> = {
  H1: 'h3',
  H2: 'h4',
  ...Object.fromEntries(
    'ADDRESS BR CAPTION DD DEL DIV DL DT HEADER INS LI OL P SECTION SPAN STRONG TABLE TBODY TD TFOOT TH THEAD TR UL'
      .split(' ')
      .map((name) => [name, name.toLowerCase()]),
  ),
};

/** The fields that the reader fills: the one they are at, and what each shows by now; undefined for the fields of others. */
export type PaperFields = {
  readonly current: string;
  readonly contentOf: (id: string) => ReactNode | undefined;
};

/**
 * Returns a document's text as React nodes, with every match of some words marked.
 * @param sought in lower case; empty marks nothing
 */
export function textOf(
  main: Element,
  sought: string,
  fields?: PaperFields,
): { readonly nodes: ReactNode[]; readonly count: number } {
  let count = 0;

  function marked(text: string): ReactNode {
    const parts: ReactNode[] = [];
    let from = 0;
    for (let found = sought ? text.toLowerCase().indexOf(sought) : -1; found >= 0; ) {
      const to = found + sought.length;
      parts.push(text.slice(from, found), <mark key={found}>{text.slice(found, to)}</mark>);
      count += 1;
      from = to;
      found = text.toLowerCase().indexOf(sought, from);
    }
    return parts.length === 0 ? text : [...parts, text.slice(from)];
  }

  function childrenOf(node: Node): ReactNode[] {
    return [...node.childNodes].map((child, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: a document's nodes keep their order
      if (child instanceof globalThis.Text) return <Fragment key={index}>{wordsOf(child.data)}</Fragment>;
      if (!(child instanceof Element)) return null;
      const name = ELEMENTS[child.tagName];
      const content = child.id ? fields?.contentOf(child.id) : undefined;
      if (content !== undefined)
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a document's nodes keep their order
            key={index}
            className={child.className}
            data-current={child.id === fields?.current || undefined}
          >
            <span className="document-field-value">{content}</span>
            <span className="document-field-label">
              {child.querySelector('.document-field-label')?.textContent}
            </span>
          </div>
        );
      const within = childrenOf(child);
      // biome-ignore lint/suspicious/noArrayIndexKey: a document's nodes keep their order
      if (!name) return <Fragment key={index}>{within}</Fragment>;
      const scope = child.getAttribute('scope') ?? undefined;
      const props = { key: index, className: child.className || undefined, scope, ...foldedCell(child) };
      if (name === 'br') return createElement(name, { key: index });
      const element = createElement(
        name,
        props,
        ...(CHANGE_WORDS[name] ? spoken(CHANGE_WORDS[name], within) : within),
      );
      return name === 'table' ? wide(element, index) : element;
    });
  }
  const wordsOf = (data: string) => (data.trim() === '' ? null : marked(data));

  return { nodes: childrenOf(main), count };
}

/** The spoken label of a change, since few screen readers announce `ins` and `del`. */
const CHANGE_WORDS: Readonly<Record<string, string>> = { ins: copy.added, del: copy.deleted };

function spoken(words: string, within: readonly ReactNode[]): ReactNode[] {
  const hidden = (text: string) => (
    <span key={text} className="hidden-visually">
      {text}
    </span>
  );
  return [hidden(words), ...within, hidden(copy.endOfChange)];
}

/** The number of columns from which a table folds on a phone: each row's cells below each other, with their columns' names. */
const FOLDS_FROM = 5;

function columnsOf(table: Element): readonly (string | null)[] {
  return [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent);
}

/** The roles that keep a folded table a table to screen readers. */
const TABLE_ROLES: Readonly<Record<string, string>> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TFOOT: 'rowgroup',
  TR: 'row',
  TD: 'cell',
};

/** Returns the attributes of a part of a table that folds. */
function foldedCell(part: Element): { role?: string | undefined; 'data-column'?: string | undefined } {
  const table = part.closest('table');
  if (!table || columnsOf(table).length < FOLDS_FROM) return {};
  const isHead = part.closest('thead') !== null;
  const role = part.tagName === 'TH' ? (isHead ? 'columnheader' : 'rowheader') : TABLE_ROLES[part.tagName];
  if (isHead || !['TD', 'TH'].includes(part.tagName)) return { role };
  const at = [...(part.parentElement?.children ?? [])].indexOf(part);
  return { role, 'data-column': columnsOf(table)[at] ?? undefined };
}

/** Lets a table wider than the page fold or scroll on its own, by keyboard as well. */
function wide(table: ReactNode, key: number): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: a scrolling region must be reachable by keyboard
    <div key={key} role="group" className="reader-table" tabIndex={0} aria-label={copy.table}>
      {table}
    </div>
  );
}
