import {
  type UploadedDocumentType as Type,
  UploadedDocumentType,
} from '@homeline/domain/documents/document-types.ts';
import type { Context } from '../../context.ts';
import type { Caller, SignerCaller } from '../../http/caller.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { documentsOf } from './stored-file.ts';

type UploadField = {
  /** The form's field, for the error. */
  readonly field: string;
  readonly uuids: readonly string[];
  /** The accepted document types. Default: every upload type. */
  readonly types?: readonly Type[];
};

/** A person and an application, as a request names them. */
export type UploadRequest = {
  readonly organisation: string;
  readonly params: { readonly uuid: string };
  /** A signer may name only their own uploads; the borrower, only uploads that belong to no signer. */
  readonly caller?: Caller | SignerCaller;
};

/** Returns the types of this application's documents, by their uuids. */
export async function typesOfUploads(
  { db }: Context,
  { organisation, params, caller }: UploadRequest,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await documentsOf(db, { organisation, applicationId: params.uuid })
    .select(['document.uuid', 'document.type'])
    .where('document.uuid', 'in', [...uuids])
    .where('document.signer', 'is not distinct from', caller && 'signer' in caller ? caller.signer : null)
    .execute();
  return new Map(rows.map(({ uuid, type }) => [uuid, type]));
}

/** Returns a refusal unless every document is an upload to this application of an accepted type. */
export async function uploadRefusal(
  context: Context,
  request: UploadRequest,
  { field, uuids, types = UploadedDocumentType.options }: UploadField,
): Promise<Refusal | undefined> {
  const typeByUuid = await typesOfUploads(context, request, uuids);
  const accepted: readonly string[] = types;
  const areAccepted = uuids.every((uuid) => accepted.includes(typeByUuid.get(uuid) ?? ''));
  return areAccepted
    ? undefined
    : refuse('INVALID_INPUT', { fields: { [field]: 'Choose a document you uploaded here' } });
}
