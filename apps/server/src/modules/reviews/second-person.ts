import { type ACTS_OF_TWO, statesOwnReason } from '@homeline/domain/staff/four-eyes.ts';
import { canonical } from '../../audit/canonical.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { publishEvent } from '../../facts/publish.ts';
import type { Caller } from '../../http/caller.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import {
  confirmationProblem,
  currentProposals,
  deleteProposal,
  markProposals,
  PROPOSAL_CHANGED,
} from './current-proposals.ts';

type StaffRequest = { readonly organisation: string; readonly caller: Caller; readonly origin: Origin };

/** An act that needs two people. */
export type ActOfTwo = {
  readonly act: (typeof ACTS_OF_TWO)[number];
  /** The name of the act in the audit chain. */
  readonly what: string;
  /** The body of the request; the second person must send the same. */
  readonly input: object;
  /** When the proposal was made that the person read and confirms; absent for one who decided without it. */
  readonly confirms?: string | undefined;
};

/**
 * Proposes an act, or confirms what another person proposed at the same step visit with the same body. Both are audited. Confirming a
 * proposal that was read has no effect if it has been replaced or has ended since. The caller's transaction must hold the lock on the
 * application's row.
 */
export async function proposeOrConfirm(
  trx: Trx,
  context: Context,
  request: StaffRequest,
  { organisation, applicationId }: ApplicationKey,
  { act, what, input, confirms }: ActOfTwo,
): Promise<'PROPOSED' | 'CONFIRMED' | Refusal> {
  const own = request.caller.identity;
  const { step, enteredSeq, version } = await visitOf(trx, { organisation, applicationId });
  const found = (await currentProposals(trx, { organisation, applicationId })).find(
    (proposal) => proposal.act === act && !proposal.returned_note,
  );
  const isSame = found && canonical(found.input) === canonical(plain(input));
  if (confirms && !(isSame && found.proposed_at.toISOString() === confirms))
    return refuse('STALE_VERSION', { message: PROPOSAL_CHANGED });
  if (isSame && found.proposed_by === own)
    return refuse('FORBIDDEN', { message: 'You proposed this. Another person must confirm it.' });
  const problem =
    isSame && confirmationProblem(found, request.caller, context.organisations.get(organisation).roleNames);
  if (problem && statesOwnReason(input)) return refuse('FORBIDDEN', { message: problem });
  if (isSame) {
    await deleteProposal(trx, { organisation, applicationId }, act);
    const detail = { proposedBy: found.proposed_by };
    await auditStaffAct(trx, context, request, { applicationId, what: `confirm ${what}`, detail });
    return 'CONFIRMED';
  }
  const row = {
    input: JSON.stringify(input),
    entered_seq: enteredSeq,
    proposed_by: own,
    proposed_at: context.clock.now(),
    returned_note: null,
  };
  await trx
    .insertInto('proposal')
    .values({ organisation, application_id: applicationId, act, ...row })
    .onConflict((conflict) => conflict.columns(['organisation', 'application_id', 'act']).doUpdateSet(row))
    .execute();
  await markProposals(trx, { organisation, applicationId });
  const replaced = found ? { replaces: found.proposed_by } : {};
  await auditStaffAct(trx, context, request, { applicationId, what: `propose ${what}`, detail: replaced });
  const event = { kind: 'FACTS_RECORDED', step, version, byBorrower: false } as const;
  await publishEvent(trx, { organisation, applicationId }, event);
  return 'PROPOSED';
}

async function visitOf(trx: Trx, { organisation, applicationId }: ApplicationKey) {
  return trx
    .selectFrom('projection')
    .innerJoin('application', (join) =>
      join
        .onRef('application.organisation', '=', 'projection.organisation')
        .onRef('application.id', '=', 'projection.application_id'),
    )
    .select(['step', 'entered_seq as enteredSeq', 'last_seq as version'])
    .where('projection.organisation', '=', organisation)
    .where('projection.application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
}

/** Returns a value as stored, without properties that are undefined. */
function plain(input: object): unknown {
  return JSON.parse(JSON.stringify(input));
}
