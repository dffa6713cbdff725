import type { PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';

// PGlite's own list of types would load all of it, which a server on PostgreSQL never needs.
const { BYTEA } = pg.types.builtins;

/**
 * Options with which the embedded database reads and writes bytes natively, as Buffers. Its own conversion goes byte by byte and
 * would hold up every other request for seconds per uploaded file.
 */
export const FAST_BYTES = {
  serializers: { [BYTEA]: (bytes: Uint8Array) => `\\x${asBuffer(bytes).toString('hex')}` },
  parsers: { [BYTEA]: (text: string) => Buffer.from(text.slice('\\x'.length), 'hex') },
} as const satisfies PGliteOptions;

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
