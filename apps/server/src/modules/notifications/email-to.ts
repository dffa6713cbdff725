import { unsubscribe } from '@homeline/contract/notifications/message-choices.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { lenderPageUrl } from '../../http/lender-site.ts';
import type { EmailMessage } from '../../vendors/messaging/port.ts';
import type { Lender } from '../organisations/organisations.ts';
import { LETTER_COPY } from './letter-words.ts';

type Email = Omit<EmailMessage, 'reference' | 'fileNumber'>;

type MessageCopy = {
  readonly subject: string;
  readonly text: string;
  /** The language of the person who gets it. */
  readonly language: Language;
  /** The linked page, as a path under the application's base URL. */
  readonly page: string;
  /** The one-time token that stops emails of this kind, if the borrower may stop them. */
  readonly stop?: string | undefined;
};

/** Returns an email from the lender to the borrower. Amounts and reasons stay in the account: email isn't private. */
export function emailTo(
  context: Context,
  key: ApplicationKey,
  { profile, contact }: Facts,
  copy: MessageCopy,
): Email {
  if (!contact) throw new Error('The borrower has no email address');
  return emailToPerson(context, key, { firstName: profile?.firstName ?? '', email: contact.email }, copy);
}

/** Returns an email from the lender to a person, as `emailTo` does to the borrower. */
export function emailToPerson(
  { config, organisations }: Context,
  { organisation }: ApplicationKey,
  person: { readonly firstName: string; readonly email: string },
  { subject, text, language, page, stop }: MessageCopy,
): Email {
  const lender = organisations.get(organisation);
  const { company } = lender;
  const words = LETTER_COPY[language];
  const pageUrl = (path: string) => lenderPageUrl(organisations, organisation, config.publicUrl, path);
  return {
    from: senderOf(lender),
    to: person.email,
    subject,
    text: [
      words.hello(person.firstName),
      text,
      pageUrl(page),
      `${company.organization}, ${company.phoneFormatted}`,
      ...(stop ? [words.stop(`${pageUrl('unsubscribe')}#${stop}`)] : []),
    ].join('\n\n'),
    ...(stop && { unsubscribeUrl: oneClickUrl(pageUrl(''), stop) }),
  };
}

/** Returns the address to which a mail program posts a person's wish to stop, on the lender's host (RFC 8058). */
function oneClickUrl(page: string, token: string): string {
  const url = new URL(page);
  url.pathname = unsubscribe.path.replace('{token}', token);
  return url.href;
}

/** Returns the lender as the sender of an email. */
export function senderOf({ company }: Lender): EmailMessage['from'] {
  return { name: company.companyNameShort, email: company.email };
}
