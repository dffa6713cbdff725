/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The byte order mark. Without it, spreadsheets misread accented letters. */
const UTF8 = '\uFEFF';

/** Downloads a table as a CSV file. */
export function saveCsv(name: string, csv: string): void {
  saveFile(new Blob([`${UTF8}${csv}`], { type: 'text/csv' }), `${name}.csv`);
}
