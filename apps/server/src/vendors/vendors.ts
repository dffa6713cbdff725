import { MAIL_SERVER } from '@homeline/domain/organisations/named-providers.ts';
import { bankOverBridge } from './bank/bridge.ts';
import type { BankPort } from './bank/port.ts';
import { creditOverBridge } from './credit/bridge.ts';
import type { CreditPort } from './credit/port.ts';
import { disbursementOverBridge } from './disbursement/bridge.ts';
import type { DisbursementPort } from './disbursement/port.ts';
import { documentsOverBridge } from './documents/bridge.ts';
import type { DocumentsPort } from './documents/port.ts';
import { floodOverBridge } from './flood/bridge.ts';
import type { FloodPort } from './flood/port.ts';
import { failedResult, type Patience, RETRY_DEFAULTS } from './http-call.ts';
import { identityOverBridge } from './identity/bridge.ts';
import type { IdentityPort } from './identity/port.ts';
import { incomeOverBridge } from './income/bridge.ts';
import type { IncomePort } from './income/port.ts';
import { insuranceOverBridge } from './insurance/bridge.ts';
import type { InsurancePort } from './insurance/port.ts';
import { lookUpExchange } from './look-up.ts';
import { messagingOverBridge } from './messaging/bridge.ts';
import type { MessagingPort } from './messaging/port.ts';
import { emailOverSmtp } from './messaging/smtp.ts';
import { militaryOverBridge } from './military/bridge.ts';
import type { MilitaryPort } from './military/port.ts';
import { notaryOverBridge } from './notary/bridge.ts';
import type { NotaryPort } from './notary/port.ts';
import type { PlacesPort } from './places/port.ts';
import { propertyOverBridge } from './property/bridge.ts';
import type { PropertyPort } from './property/port.ts';
import type { Provider } from './request.ts';
import { sanctionsOverBridge } from './sanctions/bridge.ts';
import type { SanctionsPort } from './sanctions/port.ts';
import { titleOverBridge } from './title/bridge.ts';
import type { TitlePort } from './title/port.ts';
import { valuationOverBridge } from './valuation/bridge.ts';
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
  readonly places: PlacesPort;
};

export type Port = keyof Vendors;

/** A port that the bridge protocol serves for every lender. */
export type BridgePort = Exclude<Port, 'places'>;

type Address = { readonly url: string; readonly key: string; readonly timeoutMs?: number };

/**
 * Creates the adapters of every provider. They hold no state and make no call yet. A port without a bridge takes no request.
 * @param overrides.smtpUrl a mail server, which then sends the emails instead of the messaging provider
 * @param overrides.returnAddress to which the mail server returns what can't be delivered
 */
export function createVendors(
  addresses: Readonly<Partial<Record<BridgePort, Address>>>,
  {
    smtpUrl,
    returnAddress,
    ...patience
  }: Partial<Patience> & {
    readonly smtpUrl?: string | undefined;
    readonly returnAddress?: string | undefined;
  } = {},
): Vendors {
  const bridge = <P extends BridgePort>(port: P, over: (provider: Provider) => Vendors[P]): Vendors[P] => {
    const at = { ...RETRY_DEFAULTS, ...patience };
    const address = addresses[port];
    return address ? over({ ...at, ...address }) : unserved(over({ ...at, ...NOWHERE }));
  };
  return {
    property: bridge('property', propertyOverBridge),
    credit: bridge('credit', creditOverBridge),
    valuation: bridge('valuation', valuationOverBridge),
    title: bridge('title', titleOverBridge),
    flood: bridge('flood', floodOverBridge),
    income: bridge('income', incomeOverBridge),
    bank: bridge('bank', bankOverBridge),
    identity: bridge('identity', identityOverBridge),
    sanctions: bridge('sanctions', sanctionsOverBridge),
    military: bridge('military', militaryOverBridge),
    documents: bridge('documents', documentsOverBridge),
    notary: bridge('notary', notaryOverBridge),
    insurance: bridge('insurance', insuranceOverBridge),
    disbursement: bridge('disbursement', disbursementOverBridge),
    messaging: {
      ...bridge('messaging', messagingOverBridge),
      ...(smtpUrl && { email: { ...emailOverSmtp(smtpUrl, { returnAddress }), carrier: MAIL_SERVER } }),
    },
    // Suggestions are optional, so the bridge needn't offer any.
    places: { suggest: lookUpExchange(async () => ({ ok: true, answer: undefined })) },
  };
}

const NOWHERE = { url: '', key: '' };

/**
 * Returns the exchanges of a port without a bridge: they take nothing and refuse every call. What became of a request that was sent while
 * there was a bridge is unknown.
 */
function unserved<Exchanges extends object>(exchanges: Exchanges): Exchanges {
  const none = {
    takes: () => false,
    ask: async () => failedResult('REFUSED', false),
    outcome: async () => failedResult('REFUSED', true),
  };
  return Object.fromEntries(Object.keys(exchanges).map((name) => [name, none])) as Exchanges;
}
