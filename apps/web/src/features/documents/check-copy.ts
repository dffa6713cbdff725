/** Copy for the check of a signed file. */
export const checkCopy = {
  heading: 'Check a signed document',
  why: (lender: string) =>
    `See who signed a PDF from ${lender}, when, and whether anything was changed since. This page reads it on your device. We don’t get the file, only its fingerprint.`,
  file: 'The signed PDF',
  checking: 'Checking the file',
  verdicts: {
    OURS: {
      title: (lender: string) => `${lender} made this file, and nothing was changed`,
      text: 'Every signature in it holds, the last one covers the whole file, and we have a record of making it.',
    },
    REVOKED: {
      title: () => 'Somebody else may have made this file',
      text: (lender: string) =>
        `It’s signed with a key that other people may have had, and ${lender} has no record of it. Don’t rely on it. Download the document again from your documents, or call us.`,
    },
    NOTARY: {
      title: () => 'The notary’s platform sealed this file, and nothing was changed',
      text: (lender: string) =>
        `${lender} got exactly this file back from the notary. The seal isn’t ours: below you see whose it is.`,
    },
    FOREIGN: {
      title: () => 'Nothing was changed, but somebody else made this file',
      text: (lender: string) =>
        `The signatures hold, but ${lender} has no record of this file. Below you see whom its certificates name; anybody can put a name into one. If you got the file from us, call us.`,
    },
    UNKNOWN: {
      title: () => 'Nothing was changed, but we can’t say now who made this file',
      text: 'The signatures hold. We couldn’t reach our server to see whether they’re ours. Check the file again once you’re online. Below you see whom its certificates name; anybody can put a name into one.',
    },
    CHANGED: {
      title: () => 'This file was changed after it was signed',
      text: 'Don’t rely on it. Download the document again from your documents, or call us.',
    },
    UNSIGNED: {
      title: () => 'This file has no signature',
      text: 'It may be a copy from before signing, a scan, or a printout saved as PDF.',
    },
  },
  noPdf: {
    EMPTY: {
      title: 'This file is empty',
      text: 'There’s nothing in it to check. Its download may have stopped. Download the document again from your documents.',
    },
    WRONG_TYPE: {
      title: 'This file isn’t a PDF',
      text: 'Signed documents are PDF files. A photo, a screenshot or a web page has no signature to check. Choose the PDF that you downloaded.',
    },
  },
  signatures: 'Signatures',
  signed: (at: string) => `Signed ${at}`,
  noTime: 'The file doesn’t say when',
  stamped: 'An independent time stamp says so',
  stated: 'The file says so',
  issued: (holder: string, issuer: string) => `Certificate of ${holder}, issued by ${issuer}.`,
  selfIssued: (holder: string) => `Certificate of ${holder}, which nobody else confirms.`,
  holds: 'Unchanged',
  broken: 'Doesn’t hold',
  unreadable: 'We couldn’t read this file. Please choose it again.',
  home: 'Go to the start page',
} as const;
