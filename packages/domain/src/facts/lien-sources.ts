/** The sources of a lien, worded for staff and for the borrower. */
export const LIEN_SOURCES = {
  BOTH: { staff: 'Credit file and county records', borrower: 'Credit file and the county’s records' },
  CREDIT: { staff: 'Credit file', borrower: 'Credit file' },
  RECORDS: { staff: 'County records', borrower: 'The county’s records' },
  TOLD: { staff: 'The borrower', borrower: 'What you told us, as our review found it' },
} as const;

export type LienSource = keyof typeof LIEN_SOURCES;

export const LIEN_SOURCE_NAMES = Object.keys(LIEN_SOURCES) as LienSource[];
