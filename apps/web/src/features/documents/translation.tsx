import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { said } from '@homeline/contract/said.ts';
import { Button } from '@homeline/ui/button.tsx';
import { documentsCopy } from './copy.ts';

const copy = documentsCopy.list;
const TYPE = 'PAPER_IN_SPANISH';

/** Returns whether this is a document's translation, which isn't in English. */
export function isTranslation({ type }: Pick<DocumentSummary, 'type'>): boolean {
  return type === TYPE;
}

/** Returns a document's translation into the language of the page, if there is one, as a document to read. */
export function translationOf(document: DocumentSummary): DocumentSummary | undefined {
  const translation = copy.readTranslated ? document.translations?.[0] : undefined;
  if (!translation) return undefined;
  const { translations: _, readBefore: __, initials: ___, ...same } = document;
  const title = copy.titleTranslated(said(document.title));
  return { ...same, uuid: translation.uuid, type: TYPE, title };
}

type TranslationProps = {
  readonly translation: DocumentSummary;
  readonly onRead: (document: DocumentSummary) => void;
  readonly onKeep: (document: DocumentSummary) => void;
};

/** Reads or downloads a document's translation. */
export function Translation({ translation, onRead, onKeep }: TranslationProps) {
  return (
    <div className="document-translation">
      <span className="document-about">{copy.aboutTranslated}</span>
      <div className="document-actions">
        <Button kind="quiet" onClick={() => onRead(translation)}>
          {copy.readTranslated}
          <span className="hidden-visually">: {translation.title}</span>
        </Button>
        <Button kind="quiet" onClick={() => onKeep(translation)}>
          {copy.keepTranslated}
          <span className="hidden-visually">: {translation.title}</span>
        </Button>
      </div>
    </div>
  );
}
