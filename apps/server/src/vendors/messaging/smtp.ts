import type { Exchange, Result } from '../exchange.ts';
import { failedResult, RETRY_DEFAULTS } from '../http-call.ts';
import { noteSending } from '../sending.ts';
import type { EmailMessage, SentMessage } from './port.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/** Hosts of this machine, where a mail server needs no encryption. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** What nodemailer says about an email that it couldn't send. */
type SmtpError = Error & { readonly code?: string; readonly responseCode?: number };

/**
 * Sends emails to a mail server (RFC 5321). The connection is encrypted, except to this machine.
 * SMTP knows no idempotency key. An email that is sent again after a lost answer carries the same `Message-ID`. A mail server that knows
 * delivery status notifications (RFC 3461) is asked for those of failures, with our reference and without the words.
 * @param url `smtp://user:password@host:587`, or `smtps://…:465`
 * @param options.returnAddress to which what can't be delivered comes back; the sender without it
 */
export function emailOverSmtp(
  url: string,
  {
    timeoutMs = RETRY_DEFAULTS.timeoutMs,
    returnAddress,
  }: { readonly timeoutMs?: number; readonly returnAddress?: string | undefined } = {},
): Exchange<EmailMessage, SentMessage> {
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      requireTLS: !isOwnMailServer(url),
      ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
      ...{ disableFileAccess: true, disableUrlAccess: true },
    }),
  );
  return {
    async ask(email) {
      const { from, to, subject, text, html, reference } = email;
      const [, domain] = from.email.split('@');
      try {
        const mailServer = await transport;
        noteSending();
        await mailServer.sendMail({
          from: { name: from.name, address: from.email },
          // An address as an object is never read as a list.
          to: { name: '', address: to },
          envelope: { from: returnAddress ?? from.email, to: { name: '', address: to } },
          dsn: { id: reference, return: 'headers', notify: 'failure', recipient: to },
          ...{ subject, text, ...(html && { html }) },
          messageId: `<${reference}@${domain}>`,
          headers: unsubscribeHeaders(email),
        });
        return { ok: true, answer: { answer: 'SENT' } };
      } catch (error) {
        return failureOf(error as SmtpError);
      }
    },
    // A mail server keeps no record that could be queried.
    outcome: async () => failedResult('NOT_RECEIVED', false),
  };
}

/** Returns whether a mail server is at this machine's loopback address. Connections to any other are encrypted. */
export function isOwnMailServer(url: string): boolean {
  return LOOPBACK.includes(new URL(url).hostname);
}

/** Returns the failure of an email. If sender, recipient or content were refused, a retry can't help; other refusals may pass. */
function failureOf({ code, responseCode }: SmtpError): Result<SentMessage> {
  const isOfEmail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isOfEmail && (responseCode === undefined || responseCode >= 500)) return failedResult('REFUSED', false);
  // Without a reply, it is unknown whether the email was sent.
  return failedResult(code === 'ETIMEDOUT' ? 'TIMEOUT' : 'UNREACHABLE', responseCode === undefined);
}
