import type { getDocumentHtml } from '@homeline/contract/documents/get-document.ts';
import '@homeline/documents/document.css';
import { DOCUMENT_LANG } from '@homeline/client/documents/document-lang.ts';
import { trustedTypesPolicy } from '@homeline/client/documents/trusted-types-policy.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { CopyButton } from '@homeline/ui/feedback/copy-button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { send } from '../../session/client.ts';
import { dayWords } from '../applications/format-instant.ts';
import { documentsCopy } from './copy.ts';
import { useDocumentCalls } from './document-calls.ts';
import { type PaperFields, textOf } from './document-nodes.tsx';
import { TextTools } from './text-tools.tsx';
import { isTranslation } from './translation.tsx';

const copy = documentsCopy.reader;

type DocumentTextProps = {
  readonly application: string;
  readonly document: DocumentSummary;
  /** Where the search and the sizes go. */
  readonly tools: Element | null;
  /** The fields that the reader fills. */
  readonly fields?: PaperFields;
};

/** The passages of a document, each with its own mark of a change. */
const PASSAGES = 'h1, h2, p, li, caption, tr, dl > div, .document-field';

/** Shows a document as text that follows the page width, with its contents, a search and the reader's own size. */
export default function DocumentText({ application, document, tools, fields }: DocumentTextProps) {
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
  return (
    <Text
      html={html}
      changedSince={changedSince}
      tools={tools}
      fields={fields}
      hasCode={document.type === 'SAMPLE_RECORD'}
      lang={isTranslation(document) ? undefined : DOCUMENT_LANG}
    />
  );
}

type TextProps = Pick<DocumentTextProps, 'tools'> & {
  readonly fields: PaperFields | undefined;
  readonly html: string;
  readonly changedSince: string | undefined;
  /** The document shows a code to type elsewhere. */
  readonly hasCode: boolean;
  /** Its language, if it isn't the page's. */
  readonly lang: string | undefined;
};

function Text({ html, changedSince, tools, fields, hasCode, lang }: TextProps) {
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(1);
  const [find, setFind] = useState('');
  const [at, setAt] = useState(0);
  const main = useMemo(() => {
    const { body } = new DOMParser().parseFromString(trustedTypesPolicy.createHTML(html), 'text/html');
    return body.querySelector('main') ?? body;
  }, [html]);
  const sought = find.trim().toLowerCase();
  const { nodes, count } = useMemo(
    () => textOf(main, sought.length > 1 ? sought : '', fields),
    [main, sought, fields],
  );
  const changes = [...main.querySelectorAll(PASSAGES)].filter((passage) => passage.querySelector('ins, del'));
  const code = hasCode ? main.querySelector('.document-amounts dd')?.textContent : undefined;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each field comes into view, and stays in it when a phone is turned
  useEffect(() => {
    const show = () => {
      const field = text.current?.querySelector('.document-field[data-current]');
      const body = field?.closest('.reader-body');
      // Only the paper scrolls: the dialog around it stays in its place.
      if (field && body)
        body.scrollTop +=
          field.getBoundingClientRect().top - body.getBoundingClientRect().top - body.clientHeight / 2;
    };
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [fields?.current]);
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
          <ul className="plain-list" lang={lang}>
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
      <div ref={text} className="document reader-text" lang={lang} style={{ zoom: size }}>
        {nodes}
      </div>
      {code && (
        <p>
          <CopyButton text={code} what={copy.code} />
        </p>
      )}
    </div>
  );
}
