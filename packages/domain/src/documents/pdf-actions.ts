/**
 * What runs, opens or sends something when a PDF is opened or clicked (ISO 32000-1, 12.6.4). A link to a page or an address isn't among them.
 * All are too long to appear by chance in compressed bytes. A script's text, /JS, isn't, but nothing runs it without /JavaScript or /Rendition.
 */
const ACTIONS =
  /\/(JavaScript|Launch|GoTo[RE]|SubmitForm|ImportData|RichMedia|EmbeddedFiles?|Rendition)(?![A-Za-z0-9_#])/;

/** A form of XML, which holds scripts of its own (ISO 32000-1, 12.7.8). */
const XML_FORM = /\/XFA\s*(\[|\(|\d+\s+\d+\s+R)/;

/**
 * Returns whether a PDF holds a script, an attached file or an action that a reader would run. Streams are searched too: a reader finds objects
 * by their place in the file, so what looks like a stream may be one.
 * @param texts the file as text, a letter for each byte, and its compressed object streams
 */
export function hasPdfActions(texts: readonly string[]): boolean {
  return texts.map(withPlainNames).some((text) => ACTIONS.test(text) || XML_FORM.test(text));
}

/** A name may be written with hexadecimal letters: /J#61vaScript (ISO 32000-1, 7.3.5). */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
