import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { deliveryOf, type OnPaper, onPaper } from '@homeline/domain/facts/electronic-records.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { isReplaced, summariesOf } from '../documents/list-documents.ts';
import { borrowersDocuments, documentsOf } from '../documents/stored-file.ts';
import { isTranslation } from '../documents/translations.ts';
import { readableDocuments, storedDocuments } from '../signers/signer-package.ts';

/** Somebody who gets their records on paper, and what nobody has mailed to them yet. */
export type PapersToMail = OnPaper & { readonly papers: readonly DocumentSummary[] };

/**
 * Returns everybody who withdrew their consent to electronic records, each with the documents that were written for them since and that staff
 * haven't mailed. A newer version takes the place of an older one.
 */
export async function papersToMail(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
): Promise<readonly PapersToMail[]> {
  return Promise.all(
    onPaper(facts, fullNameOf(facts)).map(async (person) => {
      const written = await writtenFor(context, key, facts, person);
      const papers = written.filter(
        (paper) =>
          paper.hasHtml &&
          !isTranslation(paper) &&
          !isReplaced(paper, written) &&
          !deliveryOf(facts, { document: paper.uuid, at: paper.created }, person.signer),
      );
      return { ...person, papers };
    }),
  );
}

async function writtenFor(
  { db }: Context,
  key: ApplicationKey,
  facts: Facts,
  { signer }: OnPaper,
): Promise<readonly DocumentSummary[]> {
  const unread = { openedAt: new Map(), signedAt: new Map() };
  if (!signer) return summariesOf(borrowersDocuments(db, key), facts, unread);
  const theirs = readableDocuments(facts, signer, await storedDocuments(db, key)).map(({ uuid }) => uuid);
  const all = await summariesOf(documentsOf(db, key), facts, unread);
  return all.filter(({ uuid }) => theirs.includes(uuid));
}
