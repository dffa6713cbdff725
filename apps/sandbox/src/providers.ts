import { bank } from './bank/bank.ts';
import { credit } from './credit/credit.ts';
import { disbursement } from './disbursement/disbursement.ts';
import { documents } from './documents/documents.ts';
import { flood } from './flood/flood.ts';
import { identity } from './identity/identity.ts';
import { income } from './income/income.ts';
import { insurance } from './insurance/insurance.ts';
import { messaging } from './messaging/messaging.ts';
import { military } from './military/military.ts';
import { notary } from './notary/notary.ts';
import { property } from './property/property.ts';
import type { Provider } from './provider.ts';
import { sanctions } from './sanctions/sanctions.ts';
import { title } from './title/title.ts';
import { valuation } from './valuation/valuation.ts';

/** Every provider, one per port. */
export const PROVIDERS: readonly Provider[] = [
  property,
  credit,
  valuation,
  title,
  flood,
  income,
  bank,
  identity,
  sanctions,
  military,
  documents,
  notary,
  insurance,
  disbursement,
  messaging,
];
