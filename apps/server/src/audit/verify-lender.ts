import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { Sealing } from '../sealing/seal.ts';
import type { AnchorStore } from './anchor-store.ts';
import { type AnchorCheck, verifyAnchors } from './verify-anchors.ts';
import { verifyChain } from './verify-chain.ts';

/** What was checked for a lender, and the findings. */
export type LenderCheck = AnchorCheck & {
  readonly applications: number;
  readonly events: number;
  readonly facts: number;
  readonly terms: number;
};

/** Checks every application of a lender, and its anchors in the database and outside. */
export async function verifyLender(
  db: Db,
  sealing: Sealing,
  stores: readonly AnchorStore[],
  organisation: string,
): Promise<LenderCheck> {
  const ids = await applicationsOf(db, organisation);
  const totals = { events: 0, facts: 0, terms: 0 };
  const findings: string[] = [];
  for (const applicationId of ids) {
    const checked = await verifyChain(db, sealing, { organisation, applicationId });
    totals.events += checked.events;
    totals.facts += checked.facts;
    totals.terms += checked.terms;
    findings.push(...checked.findings.map((finding) => `application ${applicationId}: ${finding}`));
  }
  const anchors = await verifyAnchors(db, sealing, stores, organisation);
  return {
    applications: ids.length,
    ...totals,
    ...anchors,
    findings: [...findings, ...anchors.findings],
  };
}

/** Returns the lenders that the database has anything of. */
export async function auditedLenders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ organisation: string }>`
    select organisation from application union select organisation from audit_event
    union select organisation from terms_ledger union select organisation from audit_anchor
    order by organisation`.execute(db);
  return rows.map(({ organisation }) => organisation);
}

/** Returns every application with a row left in any table. */
async function applicationsOf(db: Db, organisation: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from application where organisation = ${organisation}
    union select application_id from audit_event where organisation = ${organisation}
    union select application_id from terms_ledger where organisation = ${organisation}
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
