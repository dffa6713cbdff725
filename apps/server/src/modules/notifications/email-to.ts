import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { EmailMessage } from '../../vendors/messaging/port.ts';
import type { Lender, Organisations } from '../organisations/organisations.ts';

type Written = {
  readonly subject: string;
  readonly text: string;
  /** The page that the message leads to, under the application's base. */
  readonly page: string;
};

/** A message to the borrower from their lender. It says nothing that others should not read: amounts and reasons are in the account. */
export function emailTo(
  { config, organisations }: Context,
  { organisation }: ApplicationKey,
  { profile, contact }: Facts,
  { subject, text, page }: Written,
): Omit<EmailMessage, 'reference' | 'fileNumber'> {
  if (!contact) throw new Error('The borrower has no e-mail address');
  const lender = organisations.get(organisation);
  const { company } = lender;
  return {
    from: senderOf(lender),
    to: contact.email,
    subject,
    text: [
      `Hello ${profile?.firstName ?? ''}`.trim().concat(','),
      text,
      pageOf(organisations, organisation, config.publicUrl, page),
      `${company.organization}, ${company.phoneFormatted}`,
    ].join('\n\n'),
  };
}

/** The lender as a message names its sender. */
export function senderOf({ company }: Lender): EmailMessage['from'] {
  return { name: company.companyNameShort, email: company.email };
}

/** Where the page is found. The lender is named where the host alone would show another's pages. */
function pageOf(organisations: Organisations, code: string, publicUrl: string, page: string): string {
  const url = new URL(`${publicUrl}/account/heloc/${page}`);
  const ofHost = organisations.chosenBy({ code: undefined, host: url.hostname });
  if (ofHost?.code !== code) url.searchParams.set('orgCode', code);
  return url.href;
}
