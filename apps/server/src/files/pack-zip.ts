import { Zip, ZipPassThrough } from 'fflate';

export type ZipEntry = { readonly name: string; readonly at: string; readonly bytes: Uint8Array };

/** Packs files into a ZIP, one at a time as they come. They are stored as they are: PDFs and photos are compressed already. */
export async function* packZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for await (const { name, at, bytes } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
