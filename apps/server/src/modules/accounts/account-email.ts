import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { lenderPageUrl } from '../../http/lender-site.ts';
import { ACCOUNT_EMAILS, type AccountEmail } from '../notifications/account-email-copy.ts';
import { senderOf } from '../notifications/email-to.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { queueEmail } from '../notifications/outbox.ts';

type Recipient = { readonly organisation: string; readonly email: string };

/**
 * Queues an email about a person's account, in the caller's transaction.
 * @param token the one-time token of the email's link. It travels in the fragment, which browsers send to no server and no log shows.
 * @param names whom the email names, where its words do
 */
export async function queueAccountEmail(
  trx: Trx,
  context: Context,
  { organisation, email }: Recipient,
  name: AccountEmail,
  token?: string,
  names: { readonly borrower?: string; readonly originator?: string } = {},
): Promise<void> {
  const lender = context.organisations.get(organisation);
  const { page, validFor }: (typeof ACCOUNT_EMAILS)[AccountEmail] & { readonly validFor?: string } =
    ACCOUNT_EMAILS[name];
  const { subject, text } = messageWords(lender, name, { ...names, ...(validFor && { validFor }) });
  const url = lenderPageUrl(context.organisations, organisation, context.config.publicUrl, page);
  await queueEmail(trx, context, { organisation, applicationId: null }, name, {
    from: senderOf(lender),
    to: email,
    subject,
    text: [
      'Hello,',
      text,
      token ? `${url}#${token}` : url,
      `${lender.company.organization}, ${lender.company.phoneFormatted}`,
    ].join('\n\n'),
  });
}
