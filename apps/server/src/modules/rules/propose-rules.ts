import type { RuleChanges } from '@homeline/contract/rules/publish-rules.ts';
import type { DecidedBy } from '@homeline/contract/staff/decided-by.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { Context } from '../../context.ts';
import { nameOf } from '../../facts/actor.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { decidedByRefusal } from '../staff/decided-by.ts';
import { repeatedFiles } from './publishable-versions.ts';
import { publishedFigures } from './published-figures.ts';
import { currentVersions, publishedVersions } from './published-versions.ts';
import { deletePublishedDraft } from './rule-drafts.ts';
import { versionLabel } from './rule-files.ts';
import {
  checksumOf,
  deleteProposal,
  keepRuleAct,
  openProposals,
  type Proposal,
  proposedFiles,
  type RuleIntent,
  type StaffRequest,
  storeProposal,
} from './rule-proposals.ts';
import type { Alongside, PublishResult } from './rule-publisher.ts';

/** Another person ended the proposal while this one was confirming it. */
class ProposalEnded extends Error {}

export const PROPOSAL_CHANGED =
  'This is no longer what was proposed: the draft was changed, or somebody decided it first. Look at it again.';

/**
 * Proposes to publish or withdraw rules. It takes effect when another person proposes the same, or at once at a lender where one person decides.
 * Rules that couldn't be published can't be proposed.
 * @param said how many people decide, as the form said
 */
export async function proposeOrPublish(
  request: StaffRequest,
  context: Context,
  intent: RuleIntent,
  said: DecidedBy | undefined,
): Promise<RuleChanges | Refusal> {
  const { organisation } = request;
  const otherNumber = decidedByRefusal(context, organisation, said);
  if (otherNumber) return otherNumber;
  const unchanged = await nothingChanged(request, context, intent);
  if (unchanged) return unchanged;
  if (!context.organisations.get(organisation).fourEyes) return takeEffect(request, context, intent);
  const checked = await checkIntent(request, context, intent);
  const answer = answerTo(checked, intent);
  if ('refused' in answer || answer.changes.every(({ change }) => change === 'UNCHANGED')) return answer;
  const same = (await openProposals(context.db, organisation)).find(
    (proposal) => checksumOf(proposal) === checksumOf(intent),
  );
  if (same) return confirmProposal(request, context, same);
  await context.db.transaction().execute((trx) => storeProposal(trx, context.clock, request, intent));
  return { changes: answer.changes.map((each) => ({ ...each, change: 'PROPOSED' })) };
}

/** Refuses rules that are already in effect, unless republishing them renews figures that end before their day. */
async function nothingChanged(
  { organisation }: StaffRequest,
  context: Context,
  intent: RuleIntent,
): Promise<Refusal | undefined> {
  if (intent.act === 'WITHDRAW') return undefined;
  const current = currentVersions(await publishedVersions(context.db, organisation));
  const repeated = repeatedFiles(proposedFiles(intent), current);
  const { figures } = publishedFigures(context, organisation);
  const renews = figures.some(({ until }) => until < intent.effectiveOn);
  const problems = repeated
    .filter(({ file }) => !(file.kind === 'rates' && renews))
    .map(
      ({ file, since }) =>
        `${versionLabel(file)}: nothing changed: it is the version of ${since}, already in effect`,
    );
  return problems.length > 0 ? refuse('RULES_UNUSABLE', { message: problems }) : undefined;
}

/** Publishes or withdraws exactly what another person proposed. */
export async function confirmProposal(
  request: StaffRequest,
  context: Context,
  proposal: Proposal,
): Promise<RuleChanges | Refusal> {
  const { identity, permissions } = request.caller;
  const { roleNames } = context.organisations.get(request.organisation);
  const acted = { kind: 'RULES', isOwnProposal: proposal.proposedBy === identity };
  const message = disabledReason(permissions, 'PUBLISH_RULES', acted, roleNames);
  if (message) return refuse('FORBIDDEN', { message });
  if (checksumOf(proposal) !== proposal.sha256) return refuse('STALE_VERSION', { message: PROPOSAL_CHANGED });
  return takeEffect(request, context, proposal, proposal);
}

async function takeEffect(
  request: StaffRequest,
  context: Context,
  intent: RuleIntent,
  proposal?: Proposal,
): Promise<RuleChanges | Refusal> {
  const { organisation, caller } = request;
  const { act, kinds, files, effectiveOn } = intent;
  const publisher = context.rulebooks.publisherOf(organisation);
  const alongside: Alongside = {
    ...(proposal && { proposedBy: nameOf({ by: 'STAFF', id: proposal.proposedBy }) }),
    async write(trx, changes) {
      if (proposal && !(await deleteProposal(trx, organisation, proposal.id))) throw new ProposalEnded();
      if (act === 'PUBLISH') await deletePublishedDraft(trx, organisation, proposedFiles(intent));
      if (changes.every(({ change }) => change === 'UNCHANGED')) return;
      const what = act === 'PUBLISH' ? 'PUBLISHED' : 'WITHDRAWN';
      const kept = { what, kinds, files, effectiveOn, proposal: proposal?.id } as const;
      await keepRuleAct(trx, context.clock, request, kept);
    },
  };
  const by = nameOf({ by: 'STAFF', id: caller.identity });
  try {
    const result =
      act === 'PUBLISH'
        ? await publisher.publish(proposedFiles(intent), by, alongside)
        : await publisher.withdraw(effectiveOn, oneKindOf(intent), by, alongside);
    return answerTo(result, intent);
  } catch (error) {
    if (!(error instanceof ProposalEnded)) throw error;
    return refuse('STALE_VERSION', { message: PROPOSAL_CHANGED });
  }
}

function checkIntent({ organisation }: StaffRequest, { rulebooks }: Context, intent: RuleIntent) {
  const publisher = rulebooks.publisherOf(organisation);
  return intent.act === 'PUBLISH'
    ? publisher.check(proposedFiles(intent))
    : publisher.checkWithdrawal(intent.effectiveOn, oneKindOf(intent));
}

/** Returns the kind to withdraw; undefined for both. */
function oneKindOf({ kinds }: RuleIntent) {
  return kinds.length === 1 ? kinds[0] : undefined;
}

function answerTo(result: PublishResult | undefined, { effectiveOn }: RuleIntent): RuleChanges | Refusal {
  if (!result) return refuse('NOT_FOUND', { message: `Nothing is published from ${effectiveOn}.` });
  return 'problems' in result
    ? refuse('RULES_UNUSABLE', { message: result.problems })
    : { changes: [...result.changes] };
}
