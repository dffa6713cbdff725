import type { getDocumentHtml } from '@homeline/contract/documents/get-document.ts';
import '@homeline/documents/document.css';
import { trustedTypesPolicy } from '@homeline/client/documents/trusted-types-policy.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { createElement, Fragment, type ReactNode } from 'react';
import { send } from '../../session/client.ts';
import { documentsCopy } from './copy.ts';
import { useDocumentCalls } from './document-calls.ts';

const copy = documentsCopy.reader;

/** The elements kept from a document, its headings lowered below the reader's title. All others are dropped, their text kept. */
const ELEMENTS: Readonly<Record<string, string>> = {
  H1: 'h3',
  H2: 'h4',
  ...Object.fromEntries(
    'ADDRESS BR CAPTION DD DIV DL DT HEADER LI OL P SECTION SPAN STRONG TABLE TBODY TD TFOOT TH THEAD TR UL'
      .split(' ')
      .map((name) => [name, name.toLowerCase()]),
  ),
};

type DocumentTextProps = { readonly application: string; readonly document: { readonly uuid: string } };

/** Shows a document as text that follows the page width and the reader's font size. */
export default function DocumentText({ application, document }: DocumentTextProps) {
  const calls = useDocumentCalls();
  const { data: html, isError } = useQuery({
    queryKey: ['document-text', application, document.uuid],
    queryFn: () =>
      send(calls.html as typeof getDocumentHtml, { params: { uuid: application, document: document.uuid } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <Alert kind="SYSTEM" text={copy.noText} />;
  if (html === undefined) return <Skeleton lines={5} />;
  const { body } = new DOMParser().parseFromString(trustedTypesPolicy.createHTML(html), 'text/html');
  return <div className="document reader-text">{childrenOf(body.querySelector('main') ?? body)}</div>;
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) => {
    if (child instanceof Text) return child.data.trim() === '' ? null : child.data;
    if (!(child instanceof Element)) return null;
    const name = ELEMENTS[child.tagName];
    const within = childrenOf(child);
    // biome-ignore lint/suspicious/noArrayIndexKey: a document's nodes keep their order
    if (!name) return <Fragment key={index}>{within}</Fragment>;
    const scope = child.getAttribute('scope') ?? undefined;
    const props = { key: index, className: child.className || undefined, scope };
    if (name === 'br') return createElement(name, { key: index });
    const element = createElement(name, props, ...within);
    return name === 'table' ? wide(element, index) : element;
  });
}

/** Lets a table wider than the page scroll on its own, by keyboard as well. */
function wide(table: ReactNode, key: number): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section key={key} className="reader-table" tabIndex={0} aria-label={copy.table}>
      {table}
    </section>
  );
}
