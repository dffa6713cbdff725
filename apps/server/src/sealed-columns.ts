import { noteEncryptionContext } from './facts/insert-note.ts';
import { answerEncryptionContext as idempotentAnswer } from './http/idempotency.ts';
import { answerEncryptionContext as providerAnswer } from './jobs/intent-rows.ts';
import { secretEncryptionContext } from './modules/accounts/second-factor/second-factor.ts';
import { clientEncryptionContext } from './modules/brokers/client-drafts.ts';
import { chatFileEncryptionContext } from './modules/chat/chat-files.ts';
import {
  agentEncryptionContext,
  chatNoteEncryptionContext,
  personEncryptionContext,
  ratingEncryptionContext,
} from './modules/chat/chats.ts';
import { messageEncryptionContext as chatMessageEncryptionContext } from './modules/chat/messages.ts';
import {
  answerContentContext,
  badCommentContext,
  chatbotPersonContext,
} from './modules/chatbot/conversation-rows.ts';
import { partEncryptionContext } from './modules/documents/upload-in-parts.ts';
import { feedbackEncryptionContext } from './modules/feedback/send-feedback.ts';
import { notificationEncryptionContext } from './modules/notifications/notifications.ts';
import { messageEncryptionContext } from './modules/notifications/sealed-message.ts';
import {
  accountFieldsContext,
  oldSecretContext,
  providerNoteContext,
} from './modules/settings/lender-providers.ts';
import { viewerEncryptionContext, walletEncryptionContext } from './modules/wallet/wallets.ts';
import { fileEncryptionContext } from './sealing/file-context.ts';
import { hmdaEncryptionContext } from './sealing/hmda-context.ts';
import type { SealedColumn } from './sealing/sealed-column.ts';

/** Every encrypted column except `fact.value`, which the audit chain covers: `SEALED_FACTS` has its texts. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    ...{ table: 'stored_file', column: 'sealed', form: 'BYTES' },
    ...{ key: ['organisation', 'uuid'], also: ['application_id'] },
    context: (row) => fileEncryptionContext({ applicationId: of(row, 'application_id') }, of(row, 'uuid')),
  },
  {
    ...{ table: 'upload_part', column: 'sealed', form: 'BYTES' },
    key: ['organisation', 'application_id', 'upload', 'start_byte'],
    context: (row) =>
      partEncryptionContext(
        { applicationId: of(row, 'application_id'), upload: of(row, 'upload') },
        Number(of(row, 'start_byte')),
      ),
  },
  {
    ...{ table: 'notification', column: 'content', form: 'TEXT' },
    key: ['organisation', 'uuid'],
    context: (row) => notificationEncryptionContext(of(row, 'uuid')),
  },
  {
    ...{ table: 'chatbot_conversation', column: 'person', form: 'TEXT' },
    key: ['organisation', 'uuid'],
    context: (row) => chatbotPersonContext(of(row, 'uuid')),
  },
  {
    ...{ table: 'chatbot_answer', column: 'content', form: 'TEXT' },
    key: ['organisation', 'uuid'],
    context: (row) => answerContentContext(of(row, 'uuid')),
  },
  {
    ...{ table: 'chatbot_answer', column: 'bad_comment', form: 'TEXT' },
    key: ['organisation', 'uuid'],
    context: (row) => badCommentContext(of(row, 'uuid')),
  },
  {
    ...{ table: 'feedback', column: 'message', form: 'TEXT' },
    key: ['organisation', 'uuid'],
    context: (row) => feedbackEncryptionContext(of(row, 'uuid')),
  },
  {
    ...{ table: 'chat', column: 'person', form: 'TEXT' },
    key: ['organisation', 'uuid'],
    context: (row) => personEncryptionContext(of(row, 'uuid')),
  },
  {
    ...{ table: 'chat', column: 'provider_agent', form: 'TEXT' },
    key: ['organisation', 'uuid'],
    context: (row) => agentEncryptionContext(of(row, 'uuid')),
  },
  {
    ...{ table: 'chat_message', column: 'content', form: 'TEXT' },
    key: ['organisation', 'chat', 'number'],
    context: (row) => chatMessageEncryptionContext(of(row, 'chat'), Number(of(row, 'number'))),
  },
  {
    ...{ table: 'chat_file', column: 'sealed', form: 'BYTES' },
    key: ['organisation', 'chat', 'uuid'],
    context: (row) => chatFileEncryptionContext(of(row, 'chat'), of(row, 'uuid')),
  },
  {
    ...{ table: 'chat_note', column: 'text', form: 'TEXT' },
    key: ['organisation', 'chat', 'uuid'],
    context: (row) => chatNoteEncryptionContext(of(row, 'chat'), of(row, 'uuid')),
  },
  {
    ...{ table: 'chat_rating', column: 'comment', form: 'TEXT' },
    key: ['organisation', 'chat'],
    context: (row) => ratingEncryptionContext(of(row, 'chat')),
  },
  {
    ...{ table: 'wallet_account', column: 'content', form: 'TEXT' },
    key: ['organisation', 'uuid'],
    context: (row) => walletEncryptionContext(of(row, 'uuid')),
  },
  {
    ...{ table: 'wallet_authorization', column: 'email', form: 'TEXT' },
    key: ['organisation', 'uuid'],
    context: (row) => viewerEncryptionContext(of(row, 'uuid')),
  },
  {
    ...{ table: 'outbox', column: 'message', form: 'TEXT' },
    ...{ key: ['organisation', 'uuid'], also: ['application_id'] },
    context: (row) => messageEncryptionContext(row['application_id'] ?? null, of(row, 'uuid')),
  },
  {
    ...{ table: 'intent', column: 'answer', form: 'BASE64' },
    ...{ key: ['organisation', 'reference'], also: ['application_id'] },
    context: (row) => providerAnswer(of(row, 'application_id'), of(row, 'reference')),
  },
  {
    ...{ table: 'idempotency_key', column: 'answer', form: 'TEXT' },
    key: ['organisation', 'caller', 'call', 'key'],
    context: (row) =>
      idempotentAnswer({ caller: of(row, 'caller'), call: of(row, 'call'), key: of(row, 'key') }),
  },
  {
    ...{ table: 'hmda.answer', column: 'answers', form: 'TEXT' },
    key: ['organisation', 'application_id', 'person'],
    context: (row) => hmdaEncryptionContext(of(row, 'application_id')),
  },
  {
    ...{ table: 'originator_client', column: 'form', form: 'TEXT' },
    key: ['organisation', 'uuid'],
    context: (row) => clientEncryptionContext(of(row, 'uuid')),
  },
  {
    ...{ table: 'note', column: 'text', form: 'TEXT' },
    ...{ key: ['organisation', 'uuid'], also: ['application_id'] },
    context: (row) => noteEncryptionContext(of(row, 'application_id'), of(row, 'uuid')),
  },
  {
    ...{ table: 'provider_account', column: 'fields', form: 'TEXT' },
    key: ['organisation', 'provider'],
    context: (row) => accountFieldsContext(of(row, 'organisation'), of(row, 'provider')),
  },
  {
    ...{ table: 'provider_account', column: 'old_secret', form: 'TEXT' },
    key: ['organisation', 'provider'],
    context: (row) => oldSecretContext(of(row, 'organisation'), of(row, 'provider')),
  },
  {
    ...{ table: 'provider_note', column: 'theirs', form: 'TEXT' },
    ...{ key: ['organisation', 'provider', 'reference'], also: ['application_id'] },
    context: (row) => providerNoteContext(of(row, 'application_id'), of(row, 'reference')),
  },
  {
    ...{ table: 'second_factor', column: 'secret', form: 'TEXT' },
    key: ['identity'],
    context: (row) => secretEncryptionContext(of(row, 'identity')),
  },
];

function of(row: Readonly<Record<string, string>>, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`The row has no ${column}`);
  return value;
}
