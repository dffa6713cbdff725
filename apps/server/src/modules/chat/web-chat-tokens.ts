import type {
  authenticateWebChat as authenticateCall,
  getChatContact as contactCall,
  refreshChatNonce as nonceCall,
  refreshChatToken as tokenCall,
} from '@homeline/contract/chat/web-chat.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { findChat, isSessionAlive } from './chats.ts';

/** Renews the token of a chat, while the chat and the session in which it started live. */
export const refreshChatToken: Handler<typeof tokenCall> = async ({ body, organisation }, context) => {
  const key = await context.chatTokens.read(body.token);
  if (key?.organisation !== organisation) return refuse('NOT_FOUND');
  const chat = await findChat(context.db, key);
  if (!chat || chat.state === 'ENDED' || !(await isSessionAlive(context.db, chat)))
    return refuse('NOT_FOUND');
  return context.chatTokens.issue(key);
};

/** Returns a nonce for the signed-in person, and the name and address that the chat will have. */
export const authenticateWebChat: Handler<typeof authenticateCall> = async ({ caller }, context) => {
  const user = await context.db
    .selectFrom('auth.user')
    .select('name')
    .where('id', '=', caller.identity)
    .executeTakeFirst();
  return {
    nonce: await context.chatTokens.issueNonce(caller),
    friendlyName: user?.name ?? '',
    emailAddress: await context.identities.emailOf(caller.identity),
  };
};

/** Renews a nonce that stands for the same session. */
export const refreshChatNonce: Handler<typeof nonceCall> = async ({ query, caller }, { chatTokens }) => {
  const holder = await chatTokens.readNonce(query.nonce);
  const isOwn =
    holder?.session === caller.session &&
    holder.identity === caller.identity &&
    holder.organisation === caller.organisation;
  return isOwn ? { nonce: await chatTokens.issueNonce(caller) } : refuse('NOT_FOUND');
};

/** Returns the contact of a chat, as its provider names it, and the lender's survey about it. Nobody learns more from the id alone. */
export const getChatContact: Handler<typeof contactCall> = async (
  { body, organisation },
  { db, organisations },
) => {
  const chat = await findChat(db, { organisation, chat: body.omniProxyChannelId });
  if (!chat) return refuse('NOT_FOUND');
  const { surveyUrl } = organisations.get(organisation).chat;
  const contactId = chat.provider_contact ?? chat.uuid;
  if (!surveyUrl) return { contactId };
  return { contactId, surveyUrl: surveyUrl.replace('{contactId}', encodeURIComponent(contactId)) };
};
