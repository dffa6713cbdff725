import type { BankPort } from './bank/port.ts';
import type { CreditPort } from './credit/port.ts';
import type { DisbursementPort } from './disbursement/port.ts';
import type { DocumentsPort } from './documents/port.ts';
import type { FloodPort } from './flood/port.ts';
import type { IdentityPort } from './identity/port.ts';
import type { IncomePort } from './income/port.ts';
import type { InsurancePort } from './insurance/port.ts';
import type { MessagingPort } from './messaging/port.ts';
import type { NotaryPort } from './notary/port.ts';
import type { PropertyPort } from './property/port.ts';
import type { SanctionsPort } from './sanctions/port.ts';
import type { TitlePort } from './title/port.ts';
import type { ValuationPort } from './valuation/port.ts';

/** The outside world, by port. */
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
  readonly documents: DocumentsPort;
  readonly notary: NotaryPort;
  readonly insurance: InsurancePort;
  readonly disbursement: DisbursementPort;
  readonly messaging: MessagingPort;
};

export type Port = keyof Vendors;
