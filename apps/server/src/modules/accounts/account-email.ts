import type { Language } from '@homeline/domain/language/language.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { lenderPageUrl } from '../../http/lender-site.ts';
import { ACCOUNT_EMAILS as SPANISH } from '../notifications/account-email-copy.es.ts';
import { ACCOUNT_EMAILS, type AccountEmail, type EmailCopy } from '../notifications/account-email-copy.ts';
import { senderOf } from '../notifications/email-to.ts';
import { offeredLanguage } from '../notifications/language-of.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { LETTER_COPY } from '../notifications/letter-words.ts';
import { queueEmail } from '../notifications/outbox.ts';
import type { Lender } from '../organisations/organisations.ts';
import { signInNameOf } from './identities.ts';

type Recipient = {
  readonly organisation: string;
  readonly email: string;
  /** The first name to greet, if another person gave us the address. */
  readonly firstName?: string;
};

/**
 * Queues an email about a person's account, in the caller's transaction.
 * @param token the one-time token of the email's link. It travels in the fragment, which browsers send to no server and no log shows.
 * @param names the people whom the email's text names, if any
 */
export async function queueAccountEmail(
  trx: Trx,
  context: Context,
  { organisation, email, firstName }: Recipient,
  name: AccountEmail,
  token?: string,
  names: { readonly borrower?: string; readonly originator?: string } = {},
): Promise<void> {
  const lender = context.organisations.get(organisation);
  const language = await languageOfAddress(trx, context, organisation, email);
  const { page } = ACCOUNT_EMAILS[name];
  const { validFor }: EmailCopy = (language === 'es' ? SPANISH : ACCOUNT_EMAILS)[name];
  const { subject, text } = messageWords(lender, name, language, { ...names, ...(validFor && { validFor }) });
  const url = lenderPageUrl(context.organisations, organisation, context.config.publicUrl, page);
  await queueEmail(trx, context, { organisation, applicationId: null }, name, {
    from: senderOf(lender),
    to: email,
    subject,
    text: [
      LETTER_COPY[language].hello(firstName ?? ''),
      text,
      token ? `${url}#${token}` : url,
      signatureOf(lender, names.originator !== undefined),
    ].join('\n\n'),
  });
}

/** An invitation by an originator names the lender with its license too, so that a stranger's letter can be told from it. */
function signatureOf({ company, footer }: Lender, hasLicense: boolean): string {
  const { organization, phoneFormatted } = company;
  const license = hasLicense && footer.companyNMLS ? ` (NMLS #${footer.companyNMLS})` : '';
  return `${organization}${license}, ${phoneFormatted}`;
}

/** Returns the language of the person with an email address. */
async function languageOfAddress(
  trx: Trx,
  context: Context,
  organisation: string,
  email: string,
): Promise<Language> {
  const row = await trx
    .selectFrom('auth.user')
    .select('language')
    .where('email', '=', signInNameOf(organisation, email))
    .executeTakeFirst();
  return offeredLanguage(context, organisation, row?.language);
}
