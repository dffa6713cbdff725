import { documentsCopy } from './copy.ts';

/** Marks what a person has done with a document: opened it, signed it. */
export function Opened({ words = documentsCopy.list.opened }: { readonly words?: string }) {
  return (
    <span className="document-opened">
      <svg viewBox="0 0 16 16" width="14" height="14" fill="none" aria-hidden="true">
        <path d="m3 8.4 3.2 3.1L13 4.8" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {words}
    </span>
  );
}
