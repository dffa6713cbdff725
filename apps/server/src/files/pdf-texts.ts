import { inflateSync } from 'node:zlib';

/** A hostile PDF must not make us inflate more than these. */
const MOST_STREAMS = 2000;
const MOST_STREAM_BYTES = 4_000_000;
const MOST_TEXT_BYTES = 40_000_000;

/** Returns the text of a PDF and of its compressed object streams, where its actions may be (ISO 32000-1, 7.5.7). */
export function pdfTexts(bytes: Buffer): string[] {
  const texts = [bytes.toString('latin1')];
  let total = 0;
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const start = bytes.indexOf('stream', at);
    const end = bytes.indexOf('endstream', start);
    if (start < 0 || end < 0 || texts.length > MOST_STREAMS || total >= MOST_TEXT_BYTES) break;
    const data = bytes.subarray(start + 'stream'.length, end);
    const text = inflated(data.subarray(data[0] === 0x0d ? 2 : 1));
    total += text.length;
    texts.push(text);
  }
  return texts;
}

function inflated(data: Buffer): string {
  try {
    return inflateSync(data, { maxOutputLength: MOST_STREAM_BYTES }).toString('latin1');
  } catch {
    return '';
  }
}
