import { bankOverHttp } from './bank/http.ts';
import type { BankPort } from './bank/port.ts';
import { creditOverHttp } from './credit/http.ts';
import type { CreditPort } from './credit/port.ts';
import { disbursementOverHttp } from './disbursement/http.ts';
import type { DisbursementPort } from './disbursement/port.ts';
import { documentsOverHttp } from './documents/http.ts';
import type { DocumentsPort } from './documents/port.ts';
import { floodOverHttp } from './flood/http.ts';
import type { FloodPort } from './flood/port.ts';
import { identityOverHttp } from './identity/http.ts';
import type { IdentityPort } from './identity/port.ts';
import { incomeOverHttp } from './income/http.ts';
import type { IncomePort } from './income/port.ts';
import { insuranceOverHttp } from './insurance/http.ts';
import type { InsurancePort } from './insurance/port.ts';
import { messagingOverHttp } from './messaging/http.ts';
import type { MessagingPort } from './messaging/port.ts';
import { emailOverSmtp } from './messaging/smtp.ts';
import { militaryOverHttp } from './military/http.ts';
import type { MilitaryPort } from './military/port.ts';
import { notaryOverHttp } from './notary/http.ts';
import type { NotaryPort } from './notary/port.ts';
import { propertyOverHttp } from './property/http.ts';
import type { PropertyPort } from './property/port.ts';
import { type Provider, RETRY_DEFAULTS } from './request.ts';
import { sanctionsOverHttp } from './sanctions/http.ts';
import type { SanctionsPort } from './sanctions/port.ts';
import { titleOverHttp } from './title/http.ts';
import type { TitlePort } from './title/port.ts';
import { valuationOverHttp } from './valuation/http.ts';
import type { ValuationPort } from './valuation/port.ts';

/** The adapters of the providers, by port. */
export type Vendors = {
  readonly property: PropertyPort;
  readonly credit: CreditPort;
  readonly valuation: ValuationPort;
  readonly title: TitlePort;
  readonly flood: FloodPort;
  readonly income: IncomePort;
  readonly bank: BankPort;
  readonly identity: IdentityPort;
  readonly sanctions: SanctionsPort;
  readonly military: MilitaryPort;
  readonly documents: DocumentsPort;
  readonly notary: NotaryPort;
  readonly insurance: InsurancePort;
  readonly disbursement: DisbursementPort;
  readonly messaging: MessagingPort;
};

export type Port = keyof Vendors;

type Address = { readonly url: string; readonly key: string };

/**
 * Creates the adapters of every provider. They hold no state and make no call yet.
 * @param overrides.smtpUrl a mail server, which then sends the emails instead of the messaging provider
 */
export function createVendors(
  addresses: Readonly<Record<Port, Address>>,
  { smtpUrl, ...patience }: Partial<typeof RETRY_DEFAULTS> & { readonly smtpUrl?: string | undefined } = {},
): Vendors {
  const at = (port: Port): Provider => ({ ...RETRY_DEFAULTS, ...patience, ...addresses[port] });
  return {
    property: propertyOverHttp(at('property')),
    credit: creditOverHttp(at('credit')),
    valuation: valuationOverHttp(at('valuation')),
    title: titleOverHttp(at('title')),
    flood: floodOverHttp(at('flood')),
    income: incomeOverHttp(at('income')),
    bank: bankOverHttp(at('bank')),
    identity: identityOverHttp(at('identity')),
    sanctions: sanctionsOverHttp(at('sanctions')),
    military: militaryOverHttp(at('military')),
    documents: documentsOverHttp(at('documents')),
    notary: notaryOverHttp(at('notary')),
    insurance: insuranceOverHttp(at('insurance')),
    disbursement: disbursementOverHttp(at('disbursement')),
    messaging: {
      ...messagingOverHttp(at('messaging')),
      ...(smtpUrl && { email: emailOverSmtp(smtpUrl) }),
    },
  };
}
