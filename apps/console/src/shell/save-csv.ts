/** A spreadsheet reads accents only in a file that begins with this mark. */
const UTF8 = '\uFEFF';

/** Saves a table as a file of the browser. */
export function saveCsv(name: string, csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${UTF8}${csv}`], { type: 'text/csv' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
