import { type PGliteOptions, types } from '@electric-sql/pglite';

/**
 * Options with which the embedded database reads and writes bytes natively, as Buffers. Its own conversion goes byte by byte and
 * would hold up every other request for seconds per uploaded file.
 */
export const FAST_BYTES = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${asBuffer(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice('\\x'.length), 'hex') },
} as const satisfies PGliteOptions;

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
