import { disabledReason, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import type { Call, Who } from './call.ts';

/** A signed-in person with the rights of this moment, or the holder of a chat's token. */
export type Actor = {
  readonly organisation: string;
  readonly isStaff: boolean;
  /** The roles of a member of staff; empty for anyone else. */
  readonly roles: readonly string[];
};

/** The target of a call, with the actor's relation to it. */
export type Subject = {
  readonly organisation: string;
  /** The actor is the borrower of the application. */
  readonly isBorrower?: boolean;
  /** The actor accepted an invitation to sign the application. */
  readonly isSigner?: boolean;
  /** The actor is a loan originator of the organisation, and has not left. */
  readonly isOriginator?: boolean;
  /** The actor holds the token of the chat. */
  readonly isInChat?: boolean;
};

/** A sentence for people, and the answer that tells a stranger nothing. */
export type Denial = { readonly code: 'UNAUTHENTICATED' | 'NOT_FOUND'; readonly because: string };

type Rule = (actor: Actor, subject: Subject, act: StaffAct | undefined) => string | undefined;

/** The rule of each kind of caller who signs in. */
const RULES: Readonly<Record<Exclude<Who, 'ANYONE' | 'VISITOR' | 'PROVIDER'>, Rule>> = {
  SIGNED_IN: () => undefined,
  BORROWER: (_, { isBorrower }) =>
    isBorrower ? undefined : 'Only the borrower of this application can do this.',
  SIGNER: (_, { isSigner }) =>
    isSigner ? undefined : 'Only somebody who was invited to sign this application can do this.',
  ORIGINATOR: (_, { isOriginator }) =>
    isOriginator ? undefined : 'Only a loan originator of this lender can do this.',
  CHAT: (_, { isInChat }) => (isInChat ? undefined : 'Only the people of this chat can do this.'),
  STAFF: ({ isStaff, roles }, _, act) => {
    if (!isStaff) return 'Only the lender’s staff can do this.';
    return act === undefined ? 'Nobody can do this yet.' : disabledReason(roles, act);
  },
};

/**
 * Returns why an actor may not make a call; undefined if they may. Another person’s data is denied with `NOT_FOUND`, as if it did not exist.
 * @param actor undefined for a person who has not signed in
 */
export function denialOf(
  actor: Actor | undefined,
  { who, act }: Pick<Call, 'who' | 'act'>,
  subject: Subject,
): Denial | undefined {
  if (who === 'ANYONE' || who === 'VISITOR' || who === 'PROVIDER') return undefined;
  if (!actor) return { code: 'UNAUTHENTICATED', because: 'Sign in to do this.' };
  if (actor.organisation !== subject.organisation)
    return { code: 'NOT_FOUND', because: 'This belongs to another lender.' };
  const because = RULES[who](actor, subject, act);
  return because === undefined ? undefined : { code: 'NOT_FOUND', because };
}
