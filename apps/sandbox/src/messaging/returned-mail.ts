import type { Message } from '../state.ts';

/** A mail server returns what is written to an address at this domain. */
export const RETURNING = '@returned.example';

/**
 * Returns the delivery status notification of an email to an unknown address, as Postfix writes it (RFC 3464), with the headers that came
 * back and without the words (RFC 3461, RET=HDRS).
 */
export function returnedMail({ from, to, subject = '' }: Omit<Message, 'at'>, reference: string): string {
  const sender = from?.email ?? 'lender@example.com';
  const [, domain] = sender.split('@');
  const boundary = `returned-${reference}`;
  const lines = [
    `From: Mail Delivery System <MAILER-DAEMON@mail.sandbox.example>`,
    ...[
      `To: returned@${domain}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
    ],
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    ...['', 'This is a MIME-encapsulated message.', ''],
    ...[`--${boundary}`, 'Content-Type: text/plain; charset=us-ascii', ''],
    `Your message could not be delivered to <${to}>: 550 5.1.1 User unknown`,
    ...['', `--${boundary}`, 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; mail.sandbox.example', `Original-Envelope-Id: ${reference}`, ''],
    ...[`Final-Recipient: rfc822; ${to}`, `Original-Recipient: rfc822;${to}`],
    ...['Action: failed', 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 User unknown'],
    ...['', `--${boundary}`, 'Content-Type: text/rfc822-headers', ''],
    ...[`From: ${from?.name ?? ''} <${sender}>`, `To: ${to}`, `Subject: ${subject}`],
    ...[`Message-ID: <${reference}@${domain}>`, '', `--${boundary}--`, ''],
  ];
  return lines.join('\r\n');
}
