import type { ReceivedBy } from '@homeline/domain/facts/documents.facts.ts';

/** How a document reached us. */
export const RECEIVED_BY = {
  EMAIL: 'Email',
  FAX: 'Fax',
  MAIL: 'Mail',
  IN_PERSON: 'In person',
} as const satisfies Record<ReceivedBy, string>;

/** The words of the documents of a loan file. */
export const documentsCopy = {
  none: 'No documents yet.',
  caption: 'Documents in their stacking order',
  title: 'Document',
  person: 'Person',
  created: 'Received or made',
  opened: 'Borrower opened',
  answers: 'Answers',
  recorded: 'Opening a document is recorded.',
  forReview: 'Sent in for this decision',
  all: 'Show replaced and split documents',
  replaced: 'Replaced',
  split: 'Split',
  pages: (first: number, last: number) => (first === last ? `Page ${first}` : `Pages ${first} to ${last}`),
  download: 'Download the file as one PDF',
  downloaded: 'The file is downloaded.',
  version: (at: number, of: number) => `Version ${at} of ${of}`,
  older: 'Older version',
  newer: 'Newer version',
  add: {
    heading: 'Add a document',
    why: 'Files what came by email, fax, mail or hand, and may answer a condition with it. The borrower doesn’t see it.',
    file: 'Document',
    action: 'Add the document',
    done: 'The document is filed.',
  },
  filing: {
    heading: 'File it under',
    type: 'Type',
    label: 'Name in the file',
    labelHint: 'For example: W-2 of 2025',
    signer: 'Person',
    receivedBy: 'Came by',
    answers: 'Answers',
    nothing: 'Nothing',
    review: 'The review that waits',
    action: 'File it',
    done: 'The document is filed.',
  },
  splitting: {
    heading: 'Split by pages',
    why: 'Each range becomes a document of its own. The original stays in the file until every page is filed.',
    part: (number: number) => `Document ${number}`,
    firstPage: 'First page',
    lastPage: 'Last page',
    choose: (number: number) =>
      `Choose the first and the last page of document ${number}, or type them below.`,
    page: (page: number) => `Choose page ${page}`,
    rest: (first: number, last: number) => `The rest: pages ${first} to ${last}`,
    noPdf: 'A picture has one page, so it can’t be split. Ask for a PDF, or file it as it is.',
    more: 'Another document',
    remove: 'Take out',
    action: 'Split',
    done: 'The documents are filed.',
  },
} as const;
