import { disabledReason } from './staff-acts.ts';
import type { RoleNames } from './staff-roles.ts';

/** Who last changed a draft of rules. */
type DraftAuthor = { readonly changedBy: string; readonly isOwn: boolean };

/**
 * Returns why a person with these roles may not propose a draft; undefined if they may. Only the last person who changed it may, so that
 * the person who confirms it hasn't written the last change.
 * @param names the lender's own for roles
 */
export function draftProposalReason(
  roles: readonly string[],
  { changedBy, isOwn }: DraftAuthor,
  names?: RoleNames,
): string | undefined {
  const reason = disabledReason(roles, 'PUBLISH_RULES', undefined, names);
  if (reason || isOwn) return reason;
  return `${changedBy} changed this draft last and proposes it. Save a change of your own to propose it yourself.`;
}
