import { MISSED_REPLY_MINUTES } from '@homeline/domain/chat/conversation.ts';
import type { Context } from '../../context.ts';
import { lenderPageUrl } from '../../http/lender-site.ts';
import { senderOf } from '../notifications/email-to.ts';
import { languageOfPerson } from '../notifications/language-of.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { LETTER_COPY } from '../notifications/letter-words.ts';
import { queueEmail } from '../notifications/outbox.ts';
import { accountName, lockChat, personOf } from './chats.ts';

const MOST = 100;

/** Emails people who haven't read an agent's reply that it waits in the chat. The reply itself isn't in the email, which isn't private. */
export async function emailMissedReplies(context: Context): Promise<void> {
  const { db, clock } = context;
  const until = new Date(clock.nowMs() - MISSED_REPLY_MINUTES * 60_000);
  const missed = await db
    .selectFrom('chat')
    .select(['organisation', 'uuid as chat'])
    .where('last_author', '=', 'AGENT')
    .where('last_message_at', '<', until)
    .whereRef('newest', '>', 'read_by_applicant')
    .whereRef('newest', '>', 'emailed_up_to')
    // A system message, such as who joined, is no reply.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('chat_message')
          .select('number')
          .whereRef('chat_message.organisation', '=', 'chat.organisation')
          .whereRef('chat_message.chat', '=', 'chat.uuid')
          .where('author', '=', 'AGENT')
          .whereRef('number', '>', 'read_by_applicant')
          .whereRef('number', '>', 'emailed_up_to'),
      ),
    )
    .limit(MOST)
    .execute();
  for (const key of missed)
    await db.transaction().execute(async (trx) => {
      const chat = await lockChat(trx, key);
      if (!chat || chat.newest <= Math.max(chat.read_by_applicant, chat.emailed_up_to)) return;
      const { emailAddress } = personOf(context, chat);
      // Don't greet a visitor by name: they may have typed any text, and another person's address.
      const name = chat.identity && (await accountName(trx, chat.identity));
      const lender = context.organisations.get(key.organisation);
      const language = await languageOfPerson(trx, context, { ...key, identity: chat.identity });
      // A signed-in person's chat comes back whenever they sign in.
      const template = chat.identity ? 'CHAT_REPLY' : 'CHAT_REPLY_TO_VISITOR';
      const words = messageWords(lender, template, language);
      const page = chat.application_id ? `${chat.application_id}?pop-webchat` : '?pop-webchat';
      await queueEmail(
        trx,
        context,
        { organisation: key.organisation, applicationId: chat.application_id },
        'CHAT_REPLY',
        {
          from: senderOf(lender),
          to: emailAddress,
          subject: words.subject,
          text: [
            LETTER_COPY[language].hello(name ?? ''),
            words.text,
            lenderPageUrl(context.organisations, key.organisation, context.config.publicUrl, page),
            `${lender.company.organization}, ${lender.company.phoneFormatted}`,
          ].join('\n\n'),
        },
      );
      await trx
        .updateTable('chat')
        .set({ emailed_up_to: chat.newest })
        .where('organisation', '=', key.organisation)
        .where('uuid', '=', key.chat)
        .execute();
    });
}
