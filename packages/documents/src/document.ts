import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { FieldPlace } from '@homeline/domain/documents/field-places.ts';
import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import type { Stroke } from '@homeline/domain/signing/drawn-signature.ts';

/** A run of text. A strong phrase is emphasized. */
export type Phrase = string | { readonly strong: string };
export type Text = string | readonly Phrase[];

export type Column = { readonly heading: string; readonly align: 'left' | 'right' };

/** A place for a signature, initials, a date or text. */
export type Field = {
  /** Unique within the document, and the same each time it is rendered. */
  readonly id: string;
  readonly kind: 'SIGNATURE' | 'INITIALS' | 'DATE' | 'TEXT' | 'NOTARY_SEAL';
  readonly label: string;
  /** The signer; absent for the notary and witnesses. */
  readonly signer?: string;
  /** Its place among those that the signer fills in the browser; absent in documents written before fields were named. */
  readonly place?: FieldPlace;
  /** The text that fills the field; without it, a blank line to write on. */
  readonly value?: string;
  /** A signature drawn beside the value. */
  readonly drawing?: readonly Stroke[];
};

export type Block =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Text[] }
  | { readonly kind: 'definitions'; readonly rows: readonly (readonly [term: string, detail: string])[] }
  /** The key figures, in large type. */
  | { readonly kind: 'amounts'; readonly figures: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      readonly total?: readonly string[];
    }
  /** A boxed notice. */
  | { readonly kind: 'notice'; readonly title: string; readonly paragraphs: readonly Text[] }
  /** One signer's fields, side by side. */
  | { readonly kind: 'fields'; readonly fields: readonly Field[] };

export type Section = {
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Its language, where it isn't that of the document. */
  readonly language?: 'es-US';
};

/** The lender's letterhead on the first page. */
export type Letterhead = {
  readonly name: string;
  readonly lines: readonly string[];
  /** A color of the lender's brand, '#rrggbb'. */
  readonly accent: string;
};

/** A document as plain data, which both the HTML and the PDF render. */
export type DocumentModel = {
  /** Absent for documents that only go to the loan file. */
  readonly type?: WrittenDocumentType;
  readonly title: string;
  readonly language: 'en-US' | 'es-US';
  readonly madeOn: CivilDate;
  readonly letterhead: Letterhead;
  /** Printed at the foot of every page. */
  readonly reference: string;
  /** What the reader must know about every page, printed below the reference. */
  readonly mark?: string;
  /** Label and value pairs below the title, such as the loan number and names. */
  readonly particulars: readonly (readonly [term: string, detail: string])[];
  /** Blocks before the first heading. */
  readonly opening: readonly Block[];
  readonly sections: readonly Section[];
};

export function paragraph(text: Text): Block {
  return { kind: 'paragraph', text };
}

export function bullets(...items: readonly Text[]): Block {
  return { kind: 'list', ordered: false, items };
}

export function definitions(...rows: readonly (readonly [string, string])[]): Block {
  return { kind: 'definitions', rows };
}

export function notice(title: string, ...paragraphs: readonly Text[]): Block {
  return { kind: 'notice', title, paragraphs };
}

export function section(heading: string, ...blocks: readonly Block[]): Section {
  return { heading, blocks };
}

/** Returns the text without emphasis. */
export function plainText(text: Text): string {
  return phrases(text)
    .map((phrase) => (typeof phrase === 'string' ? phrase : phrase.strong))
    .join('');
}

export function phrases(text: Text): readonly Phrase[] {
  return typeof text === 'string' ? [text] : text;
}
