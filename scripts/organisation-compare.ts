import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { readLender } from '../apps/server/src/modules/organisations/organisations.ts';
import { proposedRules } from '../apps/server/src/modules/rules/proposed-rules.ts';
import { ruleFilesIn } from '../apps/server/src/modules/rules/rule-files.ts';
import { comparePeople, peopleIn } from '../apps/server/src/modules/rules/sample-people.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { commandLine, exitWithUsage } from './command-line.ts';
import { compareOpenApplications } from './organisation/open-applications.ts';
import { changedRates } from './organisation/published-rates.ts';
import { jsonReport, type Report, textReport } from './organisation/report.ts';
import { newRuleFile, parseDay, publishedFiles, rulesInEffect } from './organisation/rule-sources.ts';
import { errorText, signedInStaff } from './staff-session.ts';

const USAGE = `npm run organisation:compare -- <lender> <file.dmn>
  [--against <yyyy-MM-dd>] [--server http://127.0.0.1:3000] [--json]
  Compares a rate sheet or a policy with the one in effect today, or on the given day, for the personas.
  With --server: takes the rules of a running installation instead of the folder's, and compares its open applications too.
  Signs in as npm run reviews does. Prints a table of impacts; --json prints every result with its figures.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    server: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const [code, file] = positionals;
if (!code || !file) exitWithUsage(USAGE, 'Give the lender and the file');
try {
  const report = await compare(code, file);
  console.log(values.json ? jsonReport(report) : textReport(report));
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}

async function compare(lenderCode: string, path: string): Promise<Report> {
  const folder = SETTINGS.ORGANISATIONS_DIR.value.parse(process.env['ORGANISATIONS_DIR']);
  const read = readLender(folder, lenderCode);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const day =
    values.against === undefined
      ? civilDateIn(read.lender.timeZone, Date.now())
      : parseDay('--against', values.against);
  const proposed = await newRuleFile(path, day);
  const send = values.server === undefined ? undefined : await signedInStaff(values.server, lenderCode);
  const files = send ? await publishedFiles(send) : ruleFilesIn(folder, lenderCode).files;
  const before = await rulesInEffect(files, day);
  const after = await proposedRules(before, proposed);
  if ('problems' in after) throw new Error(after.problems.map((problem) => `${path}: ${problem}`).join('\n'));
  const personas = peopleIn(fileURLToPath(new URL('../personas', import.meta.url)));
  const people = comparePeople(personas, { before, after: after.rules });
  const { kind, xml } = proposed;
  const open = send && (await compareOpenApplications(send, { kind, xml, against: day }));
  const { sheet, policy } = before;
  const source = send ? 'published' : 'in the folder; --server compares with a running installation';
  const rates = changedRates(sheet, after.rules.sheet);
  return {
    title: `${lenderCode}: ${kind === 'rates' ? 'rate sheet' : 'policy'} ${basename(path)}`,
    notes: [
      `Compared with rates ${sheet.version} and policy ${policy.version}, in effect on ${day} as ${source}.`,
      ...(rates.length > 0
        ? [`Published market rates change, and the legal limits with them: ${rates.join('; ')}.`]
        : []),
      ...people.undecided.map(
        ({ who, reasons }) => `${who} isn't decided by these tables: ${reasons.join('; ')}.`,
      ),
      ...(open
        ? [
            'Open applications keep the version they were priced with; the table shows them as if priced again.',
            ...(open.undecided > 0
              ? [`Too little is known yet to decide ${open.undecided} open applications.`]
              : []),
            ...open.incomparable.map(({ uuid, why }) => `${uuid} can't be compared: ${why}.`),
          ]
        : []),
    ],
    people: people.compared,
    applications: open?.compared ?? [],
  };
}
