/**
 * A store outside the database for the bytes of files. It gets only encrypted bytes, under names without personal data, and never
 * different content under a name that it has.
 */
export type FileStore = {
  /** Stores bytes. Repeating it changes nothing. */
  put(name: string, sealed: Uint8Array): Promise<void>;
  /** Returns the bytes; undefined if there are none under the name. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Removes what is there, if anything. */
  remove(name: string): Promise<void>;
};

/** The store doesn't answer, or refuses. The same request may succeed later. */
export class FileStoreUnavailable extends Error {
  override readonly name = 'FileStoreUnavailable';
}

/** @throws FileStoreUnavailable: files are in a store, but none is configured */
export function missingStore(): never {
  throw new FileStoreUnavailable('The files are in a store, and S3_URL names none');
}

/** Where a file's encrypted bytes are: in the row itself until they are in the store, whose name for them is `object`. */
export type FilePlace = { readonly object: string | null; readonly sealed: Uint8Array };

/**
 * Returns a file's encrypted bytes, from wherever they are.
 * @throws FileStoreUnavailable
 * @throws Error if the store has lost them
 */
export async function sealedBytesOf(
  { object, sealed }: FilePlace,
  store: FileStore | undefined,
): Promise<Uint8Array> {
  if (object === null) return sealed;
  const bytes = await (store ?? missingStore()).get(object);
  if (!bytes) throw new Error('The file store has lost a file');
  return bytes;
}
