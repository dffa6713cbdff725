import { disabledReason } from './staff-acts.ts';

/** Who last changed a draft of rules. */
type DraftAuthor = { readonly changedBy: string; readonly isOwn: boolean };

/**
 * Returns why somebody with these roles may not propose a draft; undefined if they may. Only the last person who changed it may, so that
 * the person who confirms it hasn't written the last change.
 */
export function draftProposalReason(
  roles: readonly string[],
  { changedBy, isOwn }: DraftAuthor,
): string | undefined {
  const reason = disabledReason(roles, 'PUBLISH_RULES');
  if (reason || isOwn) return reason;
  return `${changedBy} changed this draft last and proposes it. Save a change of your own to propose it yourself.`;
}
