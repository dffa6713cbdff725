import type { EmailMessage } from './port.ts';

/** Returns the headers of a mail program's own unsubscribe button (RFC 8058); none for an email that can't be stopped. */
export function unsubscribeHeaders({
  unsubscribeUrl,
}: Pick<EmailMessage, 'unsubscribeUrl'>): Record<string, string> {
  if (!unsubscribeUrl) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
