import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { promisedBy } from '@homeline/domain/staff/promised-by.ts';
import { sql } from 'kysely';

type Row = {
  readonly application_id: string;
  readonly loan_number: string;
  readonly borrower: string | null;
  readonly state: string | null;
  readonly amount_cents: string | null;
  readonly step: string;
  readonly kind: string;
  readonly waits_for: string | null;
  readonly since: Date;
  readonly identity: string | null;
  readonly name: string | null;
  readonly noticeDueOn: string | null;
  readonly awaitsSecondPerson: boolean;
  readonly proposalReturned: boolean;
};

/** Tells whether there is a proposal of the current step visit. For a query on `projection`. */
const hasProposal = (returnedNote: 'is null' | 'is not null') => sql<boolean>`exists (
  select from proposal where proposal.organisation = projection.organisation
    and proposal.application_id = projection.application_id
    and proposal.entered_seq = projection.entered_seq
    and proposal.returned_note ${sql.raw(returnedNote)})`;

/** A proposal waits for another person. */
export const awaitsSecondPerson = hasProposal('is null');
/** A proposal was returned or taken back. */
export const proposalReturned = hasProposal('is not null');

/**
 * Returns an application as lists show it.
 * @param timeZone the lender's, IANA name
 */
export function pipelineEntry(row: Row, timeZone: string): PipelineEntry {
  const { borrower, state, amount_cents, waits_for, identity, name, noticeDueOn } = row;
  const since = row.since.toISOString();
  const promised = promisedBy(row.kind, since, timeZone);
  return {
    uuid: row.application_id,
    loanNumber: row.loan_number,
    ...(borrower && { borrower }),
    ...(state && { state }),
    ...(amount_cents !== null && { amountCents: Number(amount_cents) as PipelineEntry['amountCents'] }),
    step: row.step,
    kind: row.kind,
    ...(waits_for && { waitsFor: waits_for }),
    since,
    ...(promised && { promisedBy: promised }),
    ...(noticeDueOn && { noticeDueOn }),
    ...(row.awaitsSecondPerson && { awaitsSecondPerson: true }),
    ...(row.proposalReturned && { proposalReturned: true }),
    ...(identity && { officer: { identity, name: name ?? '' } }),
  };
}
