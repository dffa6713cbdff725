/** What runs, opens or sends something when a PDF is opened or clicked (ISO 32000-1, 12.6.4). A link to a page or an address is none of these. */
const ACTIONS =
  /\/(JavaScript|JS|Launch|SubmitForm|ImportData|RichMedia|EmbeddedFiles?|Rendition)(?![A-Za-z0-9_#])/;

/** The content of streams is compressed, so any bytes may look like a name in it. */
const STREAMS = /\bstream\r?\n[\s\S]*?\bendstream\b/g;

/**
 * Returns whether a PDF holds a script, an attached file or an action that a reader would run.
 * @param texts the file as text, a letter for each byte, and its compressed object streams
 */
export function hasPdfActions(texts: readonly string[]): boolean {
  return texts.some((text) => ACTIONS.test(withPlainNames(text.replace(STREAMS, ''))));
}

/** A name may be written with hexadecimal letters: /J#61vaScript (ISO 32000-1, 7.3.5). */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
