/**
 * Returns a sentence that a schema or the server says, in the language of the page. The Spanish pages have this file's second column.
 * @param sentence in English, as it is recorded and as staff read it
 */
export function said(sentence: string): string {
  return sentence;
}
