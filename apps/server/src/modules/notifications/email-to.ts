import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { EmailMessage } from '../../vendors/messaging/port.ts';

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
  const { company } = organisations.get(organisation);
  return {
    from: { name: company.companyNameShort, email: company.email },
    to: contact.email,
    subject,
    text: [
      `Hello ${profile?.firstName ?? ''}`.trim().concat(','),
      text,
      `${config.publicUrl}/account/heloc/${page}`,
      `${company.organization}, ${company.phoneFormatted}`,
    ].join('\n\n'),
  };
}
