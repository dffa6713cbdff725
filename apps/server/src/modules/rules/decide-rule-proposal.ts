import type {
  confirmRuleProposal as confirmCall,
  getRuleProposal as getCall,
  listRuleActs as listActsCall,
  listRuleProposals as listCall,
  RULE_ACTS,
  RuleProposal,
  returnRuleProposal as returnCall,
} from '@homeline/contract/rules/rule-proposals.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { staffNames } from '../staff/staff-names.ts';
import { confirmProposal, PROPOSAL_CHANGED } from './propose-rules.ts';
import {
  deleteProposal,
  keepRuleAct,
  kindsOf,
  openProposals,
  type Proposal,
  type StaffRequest,
} from './rule-proposals.ts';

export const listRuleProposals: Handler<typeof listCall> = async (request, context) => {
  const { db } = context;
  const proposals = await openProposals(db, request.organisation);
  const names = await staffNames(
    db,
    proposals.map(({ proposedBy }) => proposedBy),
  );
  return proposals.map((proposal) => seenBy(request, context, proposal, names));
};

export const getRuleProposal: Handler<typeof getCall> = async (request, context) => {
  const proposal = await findProposal(request, context, request.params.id);
  if ('refused' in proposal) return proposal;
  const names = await staffNames(context.db, [proposal.proposedBy]);
  return { ...seenBy(request, context, proposal, names), files: proposal.files };
};

/** Publishes or withdraws what was proposed, if the caller has seen exactly that. */
export const confirmRuleProposal: Handler<typeof confirmCall> = async (request, context) => {
  const proposal = await findProposal(request, context, request.params.id);
  if ('refused' in proposal) return proposal;
  if (proposal.sha256 !== request.body.sha256) return refuse('STALE_VERSION', { message: PROPOSAL_CHANGED });
  return confirmProposal(request, context, proposal);
};

/** Ends a proposal with a comment. Its draft stays, so that its author can continue. */
export const returnRuleProposal: Handler<typeof returnCall> = async (request, context) => {
  const { organisation, caller, body } = request;
  const proposal = await findProposal(request, context, request.params.id);
  if ('refused' in proposal) return proposal;
  const what = proposal.proposedBy === caller.identity ? 'TAKEN_BACK' : 'RETURNED';
  const isEnded = await context.db.transaction().execute(async (trx) => {
    if (!(await deleteProposal(trx, organisation, proposal.id))) return false;
    const { kinds, files, effectiveOn, id } = proposal;
    const act = { what, kinds, files, effectiveOn, proposal: id, comment: body.comment } as const;
    await keepRuleAct(trx, context.clock, request, act);
    return true;
  });
  return isEnded ? undefined : refuse('STALE_VERSION', { message: PROPOSAL_CHANGED });
};

/** Lists the newest acts on rules. */
export const listRuleActs: Handler<typeof listActsCall> = async ({ organisation }, { db }) => {
  const rows = await db
    .selectFrom('rule_act')
    .selectAll()
    .where('organisation', '=', organisation)
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
  const names = await staffNames(
    db,
    rows.map(({ identity }) => identity),
  );
  return rows.map(({ at, identity, what, kinds, effective_on: effectiveOn, comment }) => ({
    at: at.toISOString(),
    by: names(identity),
    what: what as (typeof RULE_ACTS)[number],
    kinds: kindsOf(kinds),
    ...(effectiveOn && { effectiveOn }),
    ...(comment && { comment }),
  }));
};

/** Returns an open proposal. One that has ended is refused as changed. */
async function findProposal(
  { organisation }: StaffRequest,
  { db }: Context,
  id: string,
): Promise<Proposal | Refusal> {
  const proposal = (await openProposals(db, organisation)).find((each) => each.id === id);
  if (proposal) return proposal;
  const ended = await db
    .selectFrom('rule_act')
    .select('number')
    .where('organisation', '=', organisation)
    .where('proposal', '=', id)
    .limit(1)
    .executeTakeFirst();
  return ended ? refuse('STALE_VERSION', { message: PROPOSAL_CHANGED }) : refuse('NOT_FOUND');
}

function seenBy(
  { organisation, caller }: StaffRequest,
  { organisations }: Context,
  proposal: Proposal,
  names: (identity: string) => string,
): RuleProposal {
  const { id, act, kinds, effectiveOn, sha256, proposedBy, proposedAt } = proposal;
  const isOwn = proposedBy === caller.identity;
  const acted = { kind: 'RULES', isOwnProposal: isOwn };
  const { roleNames } = organisations.get(organisation);
  const reason = disabledReason(caller.permissions, 'PUBLISH_RULES', acted, roleNames);
  return {
    ...{ id, act, kinds: [...kinds], effectiveOn, sha256, isOwn },
    proposedBy: names(proposedBy),
    proposedAt: proposedAt.toISOString(),
    ...(reason && { disabledReason: reason }),
  };
}
