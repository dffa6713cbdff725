/** Copy for the pages of a PDF. */
export const pdfCopy = {
  pages: 'Pages',
  goTo: (page: number) => `Go to page ${page}`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
} as const;
