import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SubjectParts } from '@homeline/documents/subject.ts';
import { addDays, type CivilDate, civilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import {
  type CounselingAgency,
  CounselingData,
  readAgencies,
} from '@homeline/domain/organisations/counseling-agencies.ts';
import { nearestAgencies } from '@homeline/domain/organisations/nearest-agencies.ts';
import type { Context } from '../../context.ts';

const SAMPLE = new URL('sample-counseling-agencies.json', import.meta.url);

/** The list may be obtained no earlier than this many days before an applicant gets it (12 CFR 1024.20(a)(2)). */
const OLDEST_DAYS = 30;

/** Returns the file that `npm run counselors:import` writes. */
export function counselorsFile(dataDir: string): string {
  return join(dataDir, 'housing-counselors.json');
}

type Known = { readonly agencies: readonly CounselingAgency[]; readonly retrievedOn?: CivilDate };

/** Reads the imported agencies; the sample agencies, which have no day, before the first import. */
function knownAgencies(dataDir: string): Known {
  const file = counselorsFile(dataDir);
  if (!existsSync(file)) return readAgencies(JSON.parse(readFileSync(SAMPLE, 'utf8')));
  const { retrievedOn, agencies } = CounselingData.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { agencies: readAgencies(agencies).agencies, retrievedOn: civilDate(retrievedOn) };
}

/** Returns the counseling agencies nearest to a home, as their list states them. */
export function counselorsNear(
  { config }: Pick<Context, 'config'>,
  home: { readonly zip: string; readonly state: string },
): SubjectParts['counselors'] {
  const { agencies, retrievedOn } = knownAgencies(config.dataDir);
  return { agencies: nearestAgencies(agencies, home), ...(retrievedOn && { retrievedOn }) };
}

/** Returns why the agencies may not be given to applicants of today; undefined when they may, or in a trial with the sandbox. */
export function counselorsProblem({ config, clock }: Pick<Context, 'config' | 'clock'>): string | undefined {
  if (config.sandbox) return undefined;
  const { retrievedOn } = knownAgencies(config.dataDir);
  if (!retrievedOn) return 'No housing counselors were imported, so no application can be submitted';
  const isOld = addDays(retrievedOn, OLDEST_DAYS) < civilDateIn('America/New_York', clock.nowMs());
  return isOld ? `The housing counselors of ${retrievedOn} are more than ${OLDEST_DAYS} days old` : undefined;
}

/**
 * Fails while the agencies may not be given to applicants, so that Operations shows why.
 * @throws Error saying what to import
 */
export function checkCounselors(context: Pick<Context, 'config' | 'clock'>): void {
  const problem = counselorsProblem(context);
  if (problem) throw new Error(`${problem}. Import HUD’s data: npm run counselors:import`);
}
