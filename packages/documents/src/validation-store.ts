type Bytes = Uint8Array<ArrayBuffer>;

/** A store of validation data, and the streams of its certificates. Ours writes both plainly, outside object streams. */
const STORE = /\/Type\s*\/DSS\b[^>]*?\/Certs\s*\[([^\]]*)\]/g;

/**
 * Returns the certificates that a PDF stores for the validation of its signatures, in DER, as far as the given bytes have them.
 * Standard: the document security store of ETSI EN 319 142-1, 5.4.2.
 * @param covered the bytes of the file that a signature covers
 */
export async function storedCertificates(covered: Bytes): Promise<readonly Bytes[]> {
  // Each byte is one character, so that places in the text are places in the bytes.
  const text = new TextDecoder('latin1').decode(covered);
  const numbers = [...text.matchAll(STORE)].flatMap(([, references = '']) =>
    [...references.matchAll(/(\d+)\s+0\s+R/g)].map(([, number]) => number),
  );
  const found = await Promise.all(
    [...new Set(numbers)].map((number) => streamOf(covered, text, `${number}`)),
  );
  return found.filter((each) => each !== undefined);
}

/** Returns what a stream holds, deflated or plain; undefined where the text has no such stream. */
async function streamOf(covered: Bytes, text: string, number: string): Promise<Bytes | undefined> {
  const head = new RegExp(`(?:^|\\s)${number} 0 obj\\s*<<([^>]*)>>\\s*stream\\r?\\n`).exec(text);
  const length = Number(/\/Length\s+(\d+)/.exec(head?.[1] ?? '')?.[1]);
  if (!head || !length) return undefined;
  const from = head.index + head[0].length;
  const bytes = covered.slice(from, from + length);
  if (!head[1]?.includes('/FlateDecode')) return bytes;
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}
