import { DocumentType, isBinding } from '@homeline/domain/documents/catalogue.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { type Reading, readBefore } from './read-before.ts';
import { documentsOf } from './stored-file.ts';

type Document = { readonly uuid: string; readonly type: string };

/**
 * Returns the documents that a person must still open before they acknowledge or sign them. One that says what they read and agreed to
 * before needn't be opened again. Only the calls that serve a document open it, not the download of everything.
 */
export async function unopenedBy(
  context: Context,
  key: ApplicationKey,
  reading: Reading,
): Promise<readonly Document[]> {
  const documents = await documentsOf(context.db, key).select(['document.uuid', 'document.type']).execute();
  const before = await readBefore(context, key, reading);
  return documents.filter(
    ({ uuid, type }) =>
      isBinding(DocumentType.parse(type)) &&
      // The page that asked for this consent showed its words.
      type !== 'ESIGN_CONSENT' &&
      !reading.opened.has(uuid) &&
      before.get(uuid)?.isUnchanged !== true,
  );
}

/**
 * Returns a refusal unless a request names every document of the current package, and none of them is unopened.
 * @param unopened what this person must still open
 */
export function unopenedRefusal(
  named: readonly string[],
  current: readonly string[] | undefined,
  unopened: readonly Document[] = [],
): Refusal | undefined {
  const mustOpen = new Set(unopened.map(({ uuid }) => uuid));
  const areOpened = current?.every((uuid) => named.includes(uuid) && !mustOpen.has(uuid)) ?? false;
  return areOpened
    ? undefined
    : refuse('INVALID_INPUT', { fields: { documents: 'Open every document first' } });
}
