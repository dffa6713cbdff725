import { messageEncryptionContext } from '../modules/notifications/sealed-message.ts';
import type { EmailMessage } from '../vendors/messaging/port.ts';
import type { TestApp } from './app.ts';

/** Returns the queued emails about accounts to an address, oldest first. */
export async function accountEmailsTo({ context }: TestApp, to: string): Promise<readonly EmailMessage[]> {
  const rows = await context.db
    .selectFrom('outbox')
    .select(['uuid', 'message'])
    .where('application_id', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows
    .map(({ uuid, message }) => context.sealing.open(message, messageEncryptionContext(null, uuid)))
    .map((json) => JSON.parse(json) as EmailMessage)
    .filter((email) => email.to === to);
}

/** Returns the one-time token in the newest email with a subject. */
export async function emailedToken(app: TestApp, to: string, subject: string): Promise<string> {
  const emails = await accountEmailsTo(app, to);
  const text = emails.findLast((email) => email.subject === subject)?.text ?? '';
  const [, token = ''] = /#([\w-]+)/.exec(text) ?? [];
  return token;
}
