import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { EmailMessage } from '../../vendors/messaging/port.ts';
import type { Lender, Organisations } from '../organisations/organisations.ts';

type MessageCopy = {
  readonly subject: string;
  readonly text: string;
  /** The linked page, as a path under the application's base URL. */
  readonly page: string;
};

/** Returns an email from the lender to the borrower. Amounts and reasons stay in the account: email isn't private. */
export function emailTo(
  { config, organisations }: Context,
  { organisation }: ApplicationKey,
  { profile, contact }: Facts,
  { subject, text, page }: MessageCopy,
): Omit<EmailMessage, 'reference' | 'fileNumber'> {
  if (!contact) throw new Error('The borrower has no email address');
  const lender = organisations.get(organisation);
  const { company } = lender;
  return {
    from: senderOf(lender),
    to: contact.email,
    subject,
    text: [
      `Hello ${profile?.firstName ?? ''}`.trim().concat(','),
      text,
      pageUrl(organisations, organisation, config.publicUrl, page),
      `${company.organization}, ${company.phoneFormatted}`,
    ].join('\n\n'),
  };
}

/** Returns the lender as the sender of an email. */
export function senderOf({ company }: Lender): EmailMessage['from'] {
  return { name: company.companyNameShort, email: company.email };
}

/**
 * Returns the URL of a page. It carries the lender's code if the host alone would select another lender, and is on the lender's own host
 * if the public one belongs to another lender.
 */
function pageUrl(organisations: Organisations, code: string, publicUrl: string, page: string): string {
  const url = new URL(`${publicUrl}/account/heloc/${page}`);
  const reaches = (asked?: string) =>
    organisations.forRequest({ code: asked, host: url.hostname })?.code === code;
  if (reaches()) return url.href;
  const [ownHost] = organisations.get(code).hosts;
  if (!reaches(code) && ownHost) url.hostname = ownHost;
  else url.searchParams.set('orgCode', code);
  return url.href;
}
