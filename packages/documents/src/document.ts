import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { WrittenDocumentType } from '@homeline/domain/documents/document-types.ts';

/** A run of words; a strong one is what the reader must not miss. */
export type Phrase = string | { readonly strong: string };
export type Text = string | readonly Phrase[];

export type Column = { readonly heading: string; readonly align: 'left' | 'right' };

/** A place in which somebody signs, initials or dates. */
export type Field = {
  /** Unique within the document, and the same whenever it is made again. */
  readonly id: string;
  readonly kind: 'SIGNATURE' | 'INITIALS' | 'DATE' | 'TEXT' | 'NOTARY_SEAL';
  readonly label: string;
  /** The signer whose place it is; none when it is the notary's or a witness's. */
  readonly signer?: string;
  /** What was signed or filled in; a line to write on without it. */
  readonly value?: string;
};

export type Block =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Text[] }
  | { readonly kind: 'definitions'; readonly rows: readonly (readonly [term: string, detail: string])[] }
  /** The few amounts that matter most, set large. */
  | { readonly kind: 'amounts'; readonly figures: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      readonly total?: readonly string[];
    }
  /** Set apart in a box. */
  | { readonly kind: 'notice'; readonly title: string; readonly paragraphs: readonly Text[] }
  /** The places of one signer, side by side. */
  | { readonly kind: 'fields'; readonly fields: readonly Field[] };

export type Section = { readonly heading: string; readonly blocks: readonly Block[] };

/** The lender at the head of the first page. */
export type Letterhead = {
  readonly name: string;
  readonly lines: readonly string[];
  /** A colour of the lender's brand, '#rrggbb'. */
  readonly accent: string;
};

/** A document as plain data, from which both its HTML and its PDF are made. */
export type DocumentModel = {
  /** Absent for what is written for the file alone. */
  readonly type?: WrittenDocumentType;
  readonly title: string;
  readonly language: 'en-US';
  readonly madeOn: CivilDate;
  readonly letterhead: Letterhead;
  /** Stands at the foot of every page. */
  readonly reference: string;
  /** Loan number, names and the like, below the title. */
  readonly particulars: readonly (readonly [term: string, detail: string])[];
  /** Before the first heading. */
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

/** The words of a text without what is strong in them. */
export function plain(text: Text): string {
  return phrases(text)
    .map((phrase) => (typeof phrase === 'string' ? phrase : phrase.strong))
    .join('');
}

export function phrases(text: Text): readonly Phrase[] {
  return typeof text === 'string' ? [text] : text;
}
