import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readAgencies } from '@homeline/domain/organisations/counseling-agencies.ts';
import { LISTED_AGENCIES } from '@homeline/domain/organisations/nearest-agencies.ts';
import { counselorsFile } from '../apps/server/src/modules/documents/counselors.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { commandLine, exitWithUsage } from './command-line.ts';
import { parseDay } from './organisation/rule-sources.ts';

const USAGE = `npm run counselors:import -- <agencies.json> --retrieved <yyyy-MM-dd>
  Checks HUD's data of approved housing counseling agencies, as its Housing Counselor search service returns it, and keeps it in the data
  folder. --retrieved is the day that you downloaded it. Applicants must get a list obtained in the last 30 days (12 CFR 1024.20(a)(2)), so
  import once a month. Running servers use it at once.`;

const MOST_SHOWN = 20;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { retrieved: { type: 'string', default: '' } },
});
const [file] = positionals;
if (!file || !values.retrieved) exitWithUsage(USAGE, 'Give a file and --retrieved');

try {
  const retrievedOn = parseDay('--retrieved', values.retrieved);
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { agencies, mistakes } = readAgencies(data);
  const few =
    agencies.length < LISTED_AGENCIES
      ? [`${agencies.length} active agencies for homeowners; a list needs ${LISTED_AGENCIES}`]
      : [];
  const problems = [...mistakes, ...few];
  for (const problem of problems.slice(0, MOST_SHOWN)) console.error(`${file}: ${problem}`);
  if (problems.length > 0) {
    console.error(`Nothing was imported: ${problems.length} ${problems.length === 1 ? 'error' : 'errors'}.`);
    process.exit(1);
  }
  const dataDir = SETTINGS.DATA_DIR.value.parse(process.env['DATA_DIR']);
  const kept = counselorsFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  // Written beside and renamed, so that a running server never reads half a file.
  writeFileSync(`${kept}.new`, JSON.stringify({ retrievedOn, agencies: data }));
  renameSync(`${kept}.new`, kept);
  console.log(`Imported ${agencies.length} agencies of ${retrievedOn} into ${kept}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
