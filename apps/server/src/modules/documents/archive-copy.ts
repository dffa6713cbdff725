/** The words of the list of contents in a person's archive of their documents. */
export const archiveCopy = {
  file: (lender: string, loanNumber: string) => `${lender} documents ${loanNumber}.zip`,
  contents: '00 Contents.txt',
  /** The folder of signed documents as they were before. */
  asShown: 'as-shown',
  /** The folder of whole papers in Spanish, for information. */
  inSpanish: 'in-spanish',
  heading: (lender: string) => `Your documents from ${lender}`,
  application: (loanNumber: string) => `Application ${loanNumber}`,
  reader: (name: string) => `For ${name}`,
  made: (at: string) => `Downloaded ${at}`,
  written: (at: string) => `Dated ${at}`,
  signed: (at: string) => `You signed it ${at}`,
  notarized: 'Came back signed from the notary',
  replaced: 'Replaced by a newer or a signed version',
  checksum: (sha256: string) => `SHA-256 ${sha256}`,
  howToCheck: (site: string) =>
    `To check that a signed file is unchanged, open ${site}/check-document. The SHA-256 of a file tells it from any other.`,
};
