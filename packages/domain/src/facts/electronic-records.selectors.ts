import type { Facts } from './facts.ts';
import { newer } from './reading.ts';
import { additionalSigners, lastAct, type Signer } from './signers.selectors.ts';

/** The version of “What you need” in the statement of electronic records. A new one asks everybody again (15 USC 7001(c)(1)(D)). */
export const RECORDS_NEEDS_VERSION = '2026-11';

/** Why somebody has to show that they can open records: they never did, what it takes has changed since, or they withdrew their consent. */
export const RECORDS_ACCESS_OWED = ['FIRST_TIME', 'NEEDS_CHANGED', 'WITHDRAWN'] as const;
export type RecordsAccessOwed = (typeof RECORDS_ACCESS_OWED)[number];

/**
 * Returns the newest proof that a person can open electronic records.
 * @param signer an additional signer; absent for the borrower
 */
export function recordsAccessOf(
  { recordsAccess }: Facts,
  signer?: Pick<Signer, 'uuid'>,
): Facts['recordsAccess'][number] | undefined {
  return recordsAccess.findLast((entry) => entry.signer === signer?.uuid);
}

/**
 * Returns a person’s withdrawal of their consent to electronic records, until they confirm it again.
 * @param signer an additional signer; absent for the borrower
 */
export function recordsWithdrawal(
  facts: Facts,
  signer?: Pick<Signer, 'uuid'>,
): Facts['recordsWithdrawals'][number] | undefined {
  const withdrawn = facts.recordsWithdrawals.findLast((entry) => entry.signer === signer?.uuid);
  return newer(withdrawn, recordsAccessOf(facts, signer)) ? withdrawn : undefined;
}

/**
 * Returns when a record that was made at a time reached a person electronically: at once, or when they gave back a consent that they had
 * withdrawn before. Undefined while they get paper.
 * @param signer an additional signer; absent for the borrower
 */
export function reachedAt(facts: Facts, madeAt: string, signer?: Pick<Signer, 'uuid'>): string | undefined {
  const own = ({ signer: uuid }: { readonly signer?: string | undefined }) => uuid === signer?.uuid;
  const given = facts.recordsAccess.filter(own);
  const before = ({ at }: { readonly at: string }) => Date.parse(at) < Date.parse(madeAt);
  const withdrawn = facts.recordsWithdrawals.filter(own).findLast(before);
  if (!withdrawn || newer(given.findLast(before), withdrawn)) return madeAt;
  return given.find((access) => newer(access, withdrawn))?.at;
}

/** When somebody was given a document, and whether by post. */
export type Delivery = { readonly at: string; readonly byPost: boolean };

/**
 * Returns when a person was given a document, electronically or by post, whichever came first; undefined while they get paper and nobody
 * has mailed it.
 * @param written the document and when it was written
 * @param signer an additional signer; absent for the borrower
 */
export function deliveryOf(
  facts: Facts,
  written: { readonly document: string; readonly at: string },
  signer?: Pick<Signer, 'uuid'>,
): Delivery | undefined {
  const reached = reachedAt(facts, written.at, signer);
  const mailed = facts.recordMailings.find(
    ({ signer: uuid, documents }) => uuid === signer?.uuid && documents.includes(written.document),
  );
  if (mailed && (!reached || Date.parse(mailed.at) < Date.parse(reached)))
    return { at: mailed.at, byPost: true };
  return reached ? { at: reached, byPost: false } : undefined;
}

/** A person who gets their records on paper. */
export type OnPaper = { readonly name: string; readonly since: string; readonly signer?: Signer };

/**
 * Returns everybody who withdrew their consent to electronic records.
 * @param borrower the borrower’s name
 */
export function onPaper(facts: Facts, borrower: string): readonly OnPaper[] {
  return [undefined, ...additionalSigners(facts)].flatMap((signer) => {
    const withdrawn = recordsWithdrawal(facts, signer);
    if (!withdrawn) return [];
    return [{ name: signer?.name ?? borrower, since: withdrawn.at, ...(signer && { signer }) }];
  });
}

/**
 * Returns why a person has to show that they can open electronic records; undefined if they need not. A person who has read their
 * first documents without being asked isn't asked afterwards.
 * @param signer an additional signer; absent for the borrower
 */
export function recordsAccessOwed(facts: Facts, signer?: Signer): RecordsAccessOwed | undefined {
  if (recordsWithdrawal(facts, signer)) return 'WITHDRAWN';
  const shown = recordsAccessOf(facts, signer);
  if (shown) return shown.needs === RECORDS_NEEDS_VERSION ? undefined : 'NEEDS_CHANGED';
  const hasRead = signer
    ? lastAct(facts, signer, 'DOCUMENTS_OPENED') !== undefined
    : facts.disclosuresAcknowledgement !== undefined;
  return hasRead ? undefined : 'FIRST_TIME';
}
