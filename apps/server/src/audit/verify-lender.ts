import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { FileStore } from '../file-store/file-store.ts';
import type { Sealing } from '../sealing/seal.ts';
import type { AnchorStore } from './anchor-store.ts';
import { verifyDeletions } from './deletions.ts';
import { type AnchorCheck, verifyAnchors } from './verify-anchors.ts';
import { verifyChain } from './verify-chain.ts';

/** What was changed, added or removed, in plain words. */
export type Finding = { readonly applicationId?: string; readonly text: string };

/** What was checked for a lender, and the findings. */
export type LenderCheck = Omit<AnchorCheck, 'findings'> & {
  readonly applications: number;
  readonly events: number;
  readonly facts: number;
  readonly terms: number;
  readonly files: number;
  readonly findings: readonly Finding[];
};

/** How far a check has come. */
export type Progress = { readonly applications: number; readonly checked: number };

/**
 * Checks every application of a lender, and its anchors in the database and outside.
 * @param files has the files that are not in the database
 * @param onProgress called before each application, and once after the last; an error ends the check
 */
export async function verifyLender(
  db: Db,
  sealing: Sealing,
  stores: readonly AnchorStore[],
  organisation: string,
  onProgress: (progress: Progress) => Promise<void> = async () => {},
  files?: FileStore,
): Promise<LenderCheck> {
  const ids = await applicationsOf(db, organisation);
  const applications = ids.length;
  const totals = { events: 0, facts: 0, terms: 0, files: 0 };
  const findings: Finding[] = [];
  for (const [checked, applicationId] of ids.entries()) {
    await onProgress({ applications, checked });
    const chain = await verifyChain(db, sealing, { organisation, applicationId }, files);
    totals.events += chain.events;
    totals.facts += chain.facts;
    totals.terms += chain.terms;
    totals.files += chain.files;
    findings.push(...chain.findings.map((text) => ({ applicationId, text })));
  }
  await onProgress({ applications, checked: applications });
  const anchors = await verifyAnchors(db, sealing, stores, organisation);
  const deletions = await verifyDeletions(db, sealing, organisation);
  return {
    applications,
    ...totals,
    ...anchors,
    findings: [...findings, ...[...anchors.findings, ...deletions].map((text) => ({ text }))],
  };
}

/** Returns a finding as a line for the command line. */
export function findingInWords({ applicationId, text }: Finding): string {
  return applicationId === undefined ? text : `application ${applicationId}: ${text}`;
}

/** Returns the lenders that the database has anything of. */
export async function auditedLenders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ organisation: string }>`
    select organisation from application union select organisation from audit_event
    union select organisation from terms_ledger union select organisation from audit_anchor
    union select organisation from rule_version union select organisation from document
    union select organisation from installation_head
    order by organisation`.execute(db);
  return rows.map(({ organisation }) => organisation);
}

/** Returns every application with a row left in any table. */
async function applicationsOf(db: Db, organisation: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from application where organisation = ${organisation}
    union select application_id from audit_event where organisation = ${organisation}
    union select application_id from terms_ledger where organisation = ${organisation}
    union select application_id from document where organisation = ${organisation}
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
