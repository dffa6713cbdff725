import { organisationCodes, readLender } from '../apps/server/src/modules/organisations/organisations.ts';
import { ruleFilesIn } from '../apps/server/src/modules/rules/rule-files.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { commandLine, exitWithUsage } from './command-line.ts';
import { checkOrganisation, checkRules, type Finding, findingLines } from './organisation/check.ts';
import { newRuleFile, parseDay, publishedFiles, withFiles } from './organisation/rule-sources.ts';
import { errorText, signedInStaff } from './staff-session.ts';

const USAGE = `npm run organisation:check -- [<lender>] [--server http://127.0.0.1:3000]
npm run organisation:check -- <lender> <file.dmn> --from <yyyy-MM-dd> [--server http://127.0.0.1:3000]
  Checks the folder of a lender, or of every lender: each rate sheet and policy cell by cell, and the prices they allow.
  With a file: checks it as if published to take effect on that day, along with the other versions.
  With --server: checks the versions that a running installation has published, not the folder. Signs in as npm run reviews does.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { server: { type: 'string' }, from: { type: 'string' } },
});
const [lender, file] = positionals;
if ((file === undefined) !== (values.from === undefined))
  exitWithUsage(USAGE, 'Give a file and --from together');

const folder = SETTINGS.ORGANISATIONS_DIR.value.parse(process.env['ORGANISATIONS_DIR']);
// Pricing this many combinations takes about two seconds.
const limits = { nowMs: Date.now(), most: 400_000 };
let errors = 0;
try {
  const codes = organisationCodes(folder);
  if (lender !== undefined && !codes.includes(lender)) throw new Error(`${folder} has no folder ${lender}`);
  for (const code of lender === undefined ? codes : [lender]) {
    console.log(`\n${code}`);
    for (const finding of await findingsOf(code)) {
      errors += finding.problems.length;
      for (const line of findingLines(finding)) console.log(line);
    }
  }
  console.log(errors === 0 ? '\nNo errors.' : `\n${errors} ${errors === 1 ? 'error' : 'errors'}.`);
} catch (error) {
  console.error(errorText(error));
  errors += 1;
}
process.exitCode = errors === 0 ? 0 : 1;

async function findingsOf(code: string): Promise<readonly Finding[]> {
  if (file === undefined && values.server === undefined) return checkOrganisation(folder, code, limits);
  const since = values.from === undefined ? undefined : parseDay('--from', values.from);
  const added = file !== undefined && since !== undefined ? [await newRuleFile(file, since)] : [];
  const files =
    values.server === undefined
      ? ruleFilesIn(folder, code).files
      : await publishedFiles(await signedInStaff(values.server, code));
  const read = readLender(folder, code);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return checkRules(withFiles(files, added), { ...limits, lender: read.lender, since });
}
