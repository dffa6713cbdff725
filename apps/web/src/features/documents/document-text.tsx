import type { getDocumentHtml } from '@homeline/contract/documents/get-document.ts';
import '@homeline/documents/document.css';
import { DOCUMENT_LANG } from '@homeline/client/documents/document-lang.ts';
import { trustedTypesPolicy } from '@homeline/client/documents/trusted-types-policy.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { createElement, Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { send } from '../../session/client.ts';
import { dayWords } from '../applications/format-instant.ts';
import { documentsCopy } from './copy.ts';
import { useDocumentCalls } from './document-calls.ts';
import { TextTools } from './text-tools.tsx';

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

type DocumentTextProps = {
  readonly application: string;
  readonly document: DocumentSummary;
  /** Where the search and the sizes go. */
  readonly tools: Element | null;
};

/** The passages of a document, each with its own mark of a change. */
const PASSAGES = 'h1, h2, p, li, caption, tr, dl > div, .document-field';

/** Shows a document as text that follows the page width, with its contents, a search and the reader's own size. */
export default function DocumentText({ application, document, tools }: DocumentTextProps) {
  const calls = useDocumentCalls();
  const { readBefore, timeZone } = document;
  const changedSince =
    readBefore && !readBefore.isUnchanged ? dayWords(readBefore.created, timeZone) : undefined;
  const { data: html, isError } = useQuery({
    queryKey: ['document-text', application, document.uuid],
    queryFn: () =>
      send(calls.html as typeof getDocumentHtml, {
        params: { uuid: application, document: document.uuid },
        query: { marked: changedSince === undefined ? undefined : 'changes' },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <Alert kind="SYSTEM" text={copy.noText} />;
  if (html === undefined) return <Skeleton lines={5} />;
  return <Text html={html} changedSince={changedSince} tools={tools} />;
}

type TextProps = Pick<DocumentTextProps, 'tools'> & {
  readonly html: string;
  readonly changedSince: string | undefined;
};

function Text({ html, changedSince, tools }: TextProps) {
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(1);
  const [find, setFind] = useState('');
  const [at, setAt] = useState(0);
  const main = useMemo(() => {
    const { body } = new DOMParser().parseFromString(trustedTypesPolicy.createHTML(html), 'text/html');
    return body.querySelector('main') ?? body;
  }, [html]);
  const sought = find.trim().toLowerCase();
  const { nodes, count } = useMemo(() => textOf(main, sought.length > 1 ? sought : ''), [main, sought]);
  const changes = [...main.querySelectorAll(PASSAGES)].filter((passage) => passage.querySelector('ins, del'));
  const headings = [...main.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);

  function showMatch(next: number): void {
    const marks = text.current?.querySelectorAll('mark') ?? [];
    for (const [index, mark] of marks.entries()) mark.toggleAttribute('data-current', index === next);
    marks[next]?.scrollIntoView({ block: 'center' });
    setAt(next);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words show their first match
  useEffect(() => {
    if (count > 0) showMatch(0);
  }, [sought, count]);
  const scrollTo = (heading: number) =>
    text.current?.querySelectorAll('h3, h4')[heading]?.scrollIntoView({ block: 'start' });

  return (
    <div className="reader-column">
      {tools &&
        createPortal(
          <TextTools
            size={size}
            onSize={setSize}
            find={find}
            onFind={setFind}
            match={{ at: at + 1, count }}
            onNext={() => count > 0 && showMatch((at + 1) % count)}
          />,
          tools,
        )}
      {headings.length > 2 && (
        <details className="reader-outline">
          <summary>{copy.contents}</summary>
          <ul className="plain-list" lang={DOCUMENT_LANG}>
            {headings.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a document's headings keep their order
              <li key={index}>
                <button type="button" className="button button-quiet" onClick={() => scrollTo(index)}>
                  {heading}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {changedSince && changes.length > 0 && (
        <p className="reader-changes">
          <strong>{copy.changes(changes.length, changedSince)}</strong> {copy.howMarked}
        </p>
      )}
      <div ref={text} className="document reader-text" lang={DOCUMENT_LANG} style={{ zoom: size }}>
        {nodes}
      </div>
    </div>
  );
}

/**
 * Returns a document's text as React nodes, with every match of some words marked.
 * @param sought in lower case; empty marks nothing
 */
function textOf(main: Element, sought: string): { readonly nodes: ReactNode[]; readonly count: number } {
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
      const within = childrenOf(child);
      // biome-ignore lint/suspicious/noArrayIndexKey: a document's nodes keep their order
      if (!name) return <Fragment key={index}>{within}</Fragment>;
      const scope = child.getAttribute('scope') ?? undefined;
      const props = { key: index, className: child.className || undefined, scope };
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

/** Lets a table wider than the page scroll on its own, by keyboard as well. */
function wide(table: ReactNode, key: number): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: a scrolling region must be reachable by keyboard
    <div key={key} role="group" className="reader-table" tabIndex={0} aria-label={copy.table}>
      {table}
    </div>
  );
}
