import {
  type UploadedDocumentType as Type,
  UploadedDocumentType,
} from '@homeline/domain/documents/document-types.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { documentsOf } from './stored-file.ts';

type Named = {
  /** The form's field that names them. */
  readonly field: string;
  readonly uuids: readonly string[];
  /** The kinds that will do; any upload unless said. */
  readonly types?: readonly Type[];
};

/** Why the documents that a form names will not do: they must be uploads to this application, of a kind that is asked for. */
export async function refusalOfUploads(
  { db }: Context,
  { organisation, params }: { readonly organisation: string; readonly params: { readonly uuid: string } },
  { field, uuids, types = UploadedDocumentType.options }: Named,
): Promise<Refusal | undefined> {
  const rows = await documentsOf(db, { organisation, applicationId: params.uuid })
    .select(['document.uuid', 'document.type'])
    .where('document.uuid', 'in', [...uuids])
    .execute();
  const known = new Map(rows.map(({ uuid, type }) => [uuid, type]));
  const fitting: readonly string[] = types;
  const isFit = uuids.every((uuid) => fitting.includes(known.get(uuid) ?? ''));
  return isFit
    ? undefined
    : refuse('INVALID_INPUT', { fields: { [field]: 'Must be a document that you uploaded for this' } });
}

/** Why the documents that a form says were read will not do: every one of the package that stands must be among them. */
export function refusalOfReading(
  read: readonly string[],
  standing: readonly string[] | undefined,
): Refusal | undefined {
  const were = new Set(read);
  const isRead = standing?.every((uuid) => were.has(uuid)) ?? false;
  return isRead
    ? undefined
    : refuse('INVALID_INPUT', { fields: { documents: 'Every document must be opened' } });
}
