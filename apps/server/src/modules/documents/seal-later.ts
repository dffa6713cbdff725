import { isAgreedTo, WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { sha256 } from '../../audit/canonical.ts';
import { appendAudit } from '../../audit/chain.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { nameOf } from '../../facts/actor.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { DocumentSeal } from '../../pdf/document-seal.ts';
import { SealWaits } from '../../pdf/seal-waits.ts';
import { movedLately } from './earlier-sealed.ts';
import { readySeal, sealedByLender } from './lender-seal.ts';
import { keepSealed } from './sealed-files.ts';
import { copyOf, withSignedCopy } from './signed-copies.ts';
import { openDocument, storeFile } from './stored-file.ts';

const AGREED = WrittenDocumentType.options.filter(isAgreedTo);

/**
 * Seals what was delivered without a seal while nothing could be sealed, once it can: a copy with the very bytes that were delivered, and
 * the lender's signature after them. What was delivered stays. A paper with a defect doesn't keep the others waiting. Changes nothing when repeated.
 */
export async function sealDeliveredPapers(context: Context, stopped: AbortSignal): Promise<void> {
  let opened: Promise<DocumentSeal> | undefined;
  const openSeal = () => (opened ??= readySeal(context));
  try {
    for await (const { organisation, applications } of movedLately(context, stopped))
      for (const { applicationId, document } of await unsealed(context, organisation, applications)) {
        if (stopped.aborted) return;
        const seal = await openSeal();
        await sealDelivered(context, { organisation, applicationId }, document, seal).catch(
          (error: unknown) => {
            if (error instanceof SealWaits) throw error;
            context.log.error(
              { application: applicationId, document },
              'A delivered document could not be sealed',
            );
          },
        );
      }
  } catch (error) {
    if (!(error instanceof SealWaits)) throw error;
    context.log.warn({ failure: error.message }, 'Documents delivered without a seal still wait for it');
  }
}

/** Returns the papers of some applications that people agree to and whose file has no seal. */
async function unsealed(
  context: Context,
  organisation: string,
  applications: readonly string[],
): Promise<readonly { readonly applicationId: string; readonly document: string }[]> {
  if (applications.length === 0) return [];
  const rows = await context.db
    .selectFrom('document')
    .innerJoin('stored_file', (join) =>
      join
        .onRef('stored_file.organisation', '=', 'document.organisation')
        .onRef('stored_file.uuid', '=', 'document.file'),
    )
    .select(['document.uuid', 'document.application_id'])
    .where('document.organisation', '=', organisation)
    .where('document.application_id', 'in', applications)
    .where('document.type', 'in', AGREED)
    .where('document.page', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sealed_file')
            .select('sealed_file.sha256')
            .whereRef('sealed_file.organisation', '=', 'stored_file.organisation')
            .whereRef('sealed_file.sha256', '=', 'stored_file.sha256'),
        ),
      ),
    )
    .orderBy('document.created_at')
    .execute();
  const found: { applicationId: string; document: string }[] = [];
  for (const [applicationId, of] of Map.groupBy(rows, (row) => row.application_id)) {
    const documents = of.map(({ uuid }) => uuid);
    const copies = await withSignedCopy(context, { organisation, applicationId }, documents);
    for (const document of documents) if (!copies.has(document)) found.push({ applicationId, document });
  }
  return found;
}

/** Stores the sealed copy of a paper, unless another server has just stored one. */
async function sealDelivered(
  context: Context,
  key: ApplicationKey,
  document: string,
  seal: DocumentSeal,
): Promise<void> {
  const { name, contentType, bytes } = await openDocument(context, key, document);
  const file = { name, contentType, bytes: await sealedByLender(context, key, bytes, seal) };
  await context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    if ((await withSignedCopy({ db: trx }, key, [document])).size > 0) return;
    await storeFile(trx, context, key, file, copyOf(document, 'pdf'));
    await keepSealed(trx, context, key.organisation, file);
    const actor = nameOf({ by: 'TASK', id: 'sealDeliveredPapers' });
    const detail = { document, sha256: sha256(file.bytes) };
    const event = { at: context.clock.now(), actor, what: 'seal document', origin: {}, detail };
    await appendAudit(trx, context.sealing, key, [event]);
  });
}
