import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { Context } from '../../context.ts';
import { findChat, isSessionAlive } from './chats.ts';
import type { Reader } from './mark-read.ts';

/** As whom a page follows a chat. */
export type ChatSide = Reader & {
  readonly organisation: string;
  /** The session that it ends with; none for a visitor. */
  readonly session: string | undefined;
};

/** Returns as whom a token may follow a chat. */
export async function sideOf(
  context: Context,
  token: string,
  channelId: string,
): Promise<ChatSide | undefined> {
  const key = await context.chatTokens.read(token);
  if (key) {
    const chat = key.chat === channelId ? await findChat(context.db, key) : undefined;
    if (!chat || !(await isSessionAlive(context.db, chat))) return undefined;
    return { organisation: key.organisation, as: 'APPLICANT', session: chat.session ?? undefined };
  }
  const agent = await agentOf(context, token);
  if (!agent || !(await findChat(context.db, { ...agent, chat: channelId }))) return undefined;
  return { ...agent, as: 'AGENT' };
}

/** An agent who follows the desk. */
export type DeskAgent = {
  readonly organisation: string;
  readonly session: string;
  readonly identity: string;
};

/** Returns the agent of a token; undefined for any other. */
export async function agentOf(context: Context, token: string): Promise<DeskAgent | undefined> {
  const caller = (await context.tokens.read(token))?.caller;
  const isAgent = caller?.role === 'STAFF' && !disabledReason(caller.permissions, 'ANSWER_CHATS');
  return isAgent && !context.revocations.isRevoked(caller.session)
    ? { organisation: caller.organisation, session: caller.session, identity: caller.identity }
    : undefined;
}
