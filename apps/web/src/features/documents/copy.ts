import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import type { FileProblem } from '@homeline/domain/documents/file-checks.ts';
import type { ImageWarning } from './check-file.ts';

type UploadCopy = { readonly label: string; readonly hint: string };

const UPLOADS: Readonly<Record<UploadedDocumentType, UploadCopy>> = {
  DRIVERSLICENSEFRONT: {
    label: 'Driver’s license, front',
    hint: 'Show all four corners and avoid glare.',
  },
  DRIVERSLICENSEBACK: { label: 'Driver’s license, back', hint: 'The side with the barcode.' },
  IDCARDFRONT: { label: 'State ID card, front', hint: 'Show all four corners and avoid glare.' },
  IDCARDBACK: { label: 'State ID card, back', hint: 'The side with the barcode.' },
  PASSPORTFRONT: { label: 'Passport', hint: 'The page with your photo.' },
  PERMANENTRESIDENTFRONT: { label: 'Permanent resident card', hint: 'The side with your photo.' },
  USER_UPLOADED_PAYSTUB: {
    label: 'Pay stub',
    hint: 'From the last 30 days, with your name and year-to-date pay.',
  },
  BANK_STATEMENT: {
    label: 'Bank statement',
    hint: 'From the last 60 days, with your name and account number.',
  },
  CERTIFICATE_OF_TRUST: {
    label: 'Certificate of trust',
    hint: 'It names the trust, its trustees and their powers.',
  },
  TRUSTAGREEMENT: { label: 'Trust agreement', hint: 'The complete agreement, including signatures.' },
  PROOFOFHAZARDINSURANCE: {
    label: 'Homeowners insurance policy',
    hint: 'The declarations page, from your insurer’s website or your agent.',
  },
  PROOFOFFLOODINSURANCE: {
    label: 'Flood insurance policy',
    hint: 'The declarations page, from your insurer’s website or your agent.',
  },
  PROPERTY_DESCRIPTION_SOURCE: {
    label: 'Deed or plat',
    hint: 'It shows the legal description: lot and block, or metes and bounds. Your county recorder has a copy.',
  },
  CANCELLATION_PROOF: {
    label: 'Letter about the credit inquiry',
    hint: 'From the other lender, showing that the application was canceled or what you opened.',
  },
  SUPPORT: { label: 'Supporting document', hint: 'The document our note above asks for.' },
};

const TOO_LARGE = 'Cannot be more than 20 MB';
const DOWNLOAD = 'Download';

/** Copy for reading, keeping and uploading documents. */
export const documentsCopy = {
  /** What each document is that we ask for, and where to find it. */
  uploads: UPLOADS,
  upload: {
    received: 'Received',
    remove: 'Remove',
    announceReceived: (file: string) => `${file} received`,
    unreachable: 'Not sent: we couldn’t reach our server. Please choose the file again.',
    notSent: (why: string) => `Not sent: ${why}`,
    problems: {
      EMPTY: 'Must not be empty',
      TOO_LARGE,
      WRONG_TYPE: 'Must be a PDF, JPEG, PNG or HEIC file',
    } satisfies Record<FileProblem, string>,
    imageWarnings: {
      BLURRED: 'This photo looks blurred. If you can’t read every word, please take a new one.',
      SMALL: 'This photo is small. If you can’t read every word, please take a larger one.',
      UNREADABLE: 'Your browser can’t show this photo. Please check that it opens on your device.',
    } satisfies Record<ImageWarning, string>,
    preview: 'The photo you chose',
    sendAnyway: 'Send this photo',
    interrupted: (file: string, sentPct: number) =>
      `${Math.floor(sentPct)}% of ${file} arrived before you left. Choose it again and we’ll send the rest.`,
    refused: {
      UNSUPPORTED_MEDIA_TYPE: 'We can’t open this file. Please upload a PDF, JPEG, PNG or HEIC file.',
      PAYLOAD_TOO_LARGE: TOO_LARGE,
    },
  },
  list: {
    /** Where the page is in another language: the lender's phone number follows. */
    inEnglish: '',
    /** Where the page is in another language: reads the whole document in it. */
    readTranslated: '',
    keepTranslated: '',
    aboutTranslated: '',
    titleTranslated: (title: string) => title,
    created: (day: string) => `created ${day}`,
    signed: (day: string) => `you signed it ${day}`,
    notarized: (day: string) => `notarized ${day}`,
    mustRead: 'Please read',
    place: (at: number, count: number) => `${at} of ${count}`,
    unchanged: (day: string) => `Unchanged since ${day}. You don’t need to read it again`,
    changed: (day: string) => `Changed since ${day}. Please read what changed`,
    opened: 'Opened',
    read: 'Read',
    download: DOWNLOAD,
    certificate: 'Certificate',
    certificateOf: (title: string) => ` of signing: ${title}`,
    asShown: 'As it was shown before it was signed',
    asShownFile: (title: string) => `${title}, as shown`,
    shownPdf: 'Download PDF',
    shownPage: 'Download page (HTML)',
    downloadFailed: 'We couldn’t download this document. Please try again.',
    mustReadFirst: ([first = '', ...more]: readonly string[]) =>
      more.length === 0
        ? `Must be opened first: ${first}`
        : `${more.length + 1} must be opened first, starting with ${first}`,
  },
  reader: {
    /** After “Copy”, for screen readers. */
    code: 'the code',
    label: 'Document',
    download: DOWNLOAD,
    close: 'Close',
    next: 'Next',
    showPages: 'Show pages',
    readAsText: 'Read as text',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    table: 'Table',
    contents: 'Contents',
    smaller: 'Smaller text',
    larger: 'Larger text',
    find: 'Find in this document',
    findNext: 'Next match',
    matches: (at: number, count: number) => (count === 0 ? 'No match' : `${at} of ${count}`),
    text: 'Text',
    pages: 'Pages',
    unreadable: {
      title: 'We couldn’t show this document',
      text: 'Please close it and try again, or download it.',
    },
    changes: (passages: number, day: string) =>
      passages === 1
        ? `1 passage changed since the version of ${day}.`
        : `${passages} passages changed since the version of ${day}.`,
    howMarked: 'New words are underlined, and words that are gone are crossed out.',
    added: '[added: ',
    deleted: '[deleted: ',
    endOfChange: ']',
    noText: 'We couldn’t load the text. Please choose Show pages.',
  },
  archive: {
    action: 'Download all documents (ZIP)',
    about: 'Signed copies, letters and notices, with a list of contents.',
    fileName: (lender: string) => `${lender} documents.zip`,
  },
  kept: {
    newest: 'Your agreement and newest documents',
    show: 'Show all documents',
    hide: 'Hide documents',
    of: (whose: string) => ` of ${whose}`,
    none: 'There are no documents yet.',
    label: 'Your documents',
    check: 'Check a signed document',
    groups: {
      signed: 'You signed',
      disclosures: 'Disclosures',
      letters: 'Letters and notices',
      sent: 'What you sent',
    },
  },
} as const;
