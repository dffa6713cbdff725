import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { promisedBy } from '@homeline/domain/staff/promised-by.ts';
import { staffName } from '@homeline/domain/staff/staff-name.ts';
import type { Stuck } from './stuck-applications.ts';

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
  readonly awaits_second_person: boolean;
  readonly proposal_returned: boolean;
  readonly unreadText: boolean;
  readonly declinedToSign: boolean;
};

/**
 * Returns an application as lists show it.
 * @param timeZone the lender's, IANA name
 * @param stuck why it can't continue
 */
export function pipelineEntry(row: Row, timeZone: string, stuck?: Stuck): PipelineEntry {
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
    ...(stuck && { stuck }),
    ...(noticeDueOn && { noticeDueOn }),
    ...(row.awaits_second_person && { awaitsSecondPerson: true }),
    ...(row.proposal_returned && { proposalReturned: true }),
    ...(row.unreadText && { unreadText: true }),
    ...(row.declinedToSign && { declinedToSign: true }),
    ...(identity && { officer: { identity, name: staffName(name ?? '') } }),
  };
}
