import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet anyway. */
const SMALLEST_BYTES = 1024;

/** Writes a brotli and a gzip copy beside every script, stylesheet and picture, for the server to send as they are. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const path = join(dir, file);
        const content = readFileSync(path);
        if (content.length < SMALLEST_BYTES) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
