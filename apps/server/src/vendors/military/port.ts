import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party, VendorFile } from '../parties.ts';

/** A request for a status report as of a day. */
export type StatusRequest = Intent & { readonly person: Party; readonly asOf: CivilDate };

/** A status report with its certificate, a PDF. */
export type StatusReport = Pick<FactValue<'militaryServiceChecks'>, 'answer' | 'certificateNumber'> & {
  readonly certificate: VendorFile;
};

/**
 * Status reports under the Servicemembers Civil Relief Act, as the Defense Manpower Data Center gives them: one person and one day in, a
 * certificate out.
 */
export type MilitaryPort = { readonly status: Exchange<StatusRequest, StatusReport> };
