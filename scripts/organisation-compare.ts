import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listRuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { type CivilDate, CivilDateSchema, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { readLender } from '../apps/server/src/modules/organisations/organisations.ts';
import { proposedRules } from '../apps/server/src/modules/rules/proposed-rules.ts';
import { kindOfFile, rulesText } from '../apps/server/src/modules/rules/rule-files.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { commandLine, misused } from './command-line.ts';
import { htmlReport } from './organisation/html-report.ts';
import { compareOpenApplications } from './organisation/open-applications.ts';
import { comparePeople, peopleIn } from './organisation/people.ts';
import { publishedRules } from './organisation/published.ts';
import { changedRates } from './organisation/published-rates.ts';
import { type Group, incomparableWords, noTableWords, type Report } from './organisation/report.ts';
import { textReport } from './organisation/text-report.ts';
import { signedInStaff, wordsOf } from './staff-session.ts';

const USAGE = `npm run organisation:compare -- <organisation> <new file.dmn>
  [--against <day>] [--report <file.html>] [--server http://127.0.0.1:3000]
  Compares a rate sheet or a policy with the one in effect, today or on the day: over the named people, and with
  --server over the open applications of an installation, signed in as npm run reviews is. Only the installation knows
  which files were published by their day.`;

const ANEW =
  'An application keeps the version it was priced with. These figures say what its offers would be if they were priced anew.';

/** What a new version would do, over the named people and, of an installation, over its open applications. */
async function compare(
  code: string,
  file: string,
  { against, server }: { against: string | undefined; server: string | undefined },
): Promise<Report> {
  const folder = SETTINGS.ORGANISATIONS_DIR.value.parse(process.env['ORGANISATIONS_DIR']);
  const day = against === undefined ? todayOf(folder, code) : dayIn(against);
  const read = rulesText(file);
  if ('problem' in read) throw new Error(`${file}: ${read.problem}`);
  const { xml } = read;
  const kind = await kindOfFile(xml);
  const send = server === undefined ? undefined : await signedInStaff(server, code);
  const versions = send && (await send(listRuleVersions, {})).versions;
  const { rules: before, taken } = await publishedRules(folder, code, day, versions);
  const proposed = await proposedRules(before, { kind, effectiveOn: day, xml });
  if ('problems' in proposed) {
    throw new Error(proposed.problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
  const people = peopleIn(join(import.meta.dirname, '../personas'));
  const named = comparePeople(people, { before, after: proposed.rules });
  const groups: Group[] = [
    {
      title: `Named people: ${named.compared.length}`,
      note: noTableWords(named.undecided),
      compared: named.compared,
    },
  ];
  if (send) {
    const { compared, undecided, incomparable } = await compareOpenApplications(send, {
      kind,
      xml,
      against: day,
    });
    const note = [
      ANEW,
      undecided > 0 ? `On ${undecided} more no table decides yet: too little is known.` : '',
      incomparableWords(incomparable),
    ]
      .filter(Boolean)
      .join(' ');
    groups.push({ title: `Open applications: ${compared.length}`, note, compared });
  }
  const { sheet, policy } = before;
  const title =
    kind === 'rates'
      ? `${code}: rate sheet ${basename(file)} against that of ${sheet.version}`
      : `${code}: policy ${basename(file)} against that of ${policy.version}`;
  const changed = changedRates(sheet, proposed.rules.sheet);
  const published = `Rates published for all lenders are others, and the limits of the law move with them: ${changed.join('; ')}.`;
  return { title, notes: [taken, ...(changed.length > 0 ? [published] : [])], groups };
}

function dayIn(against: string): CivilDate {
  const { data } = CivilDateSchema.safeParse(against);
  if (!data) throw new Error(`--against takes a day such as 2026-01-01, and not ${against}`);
  return data;
}

function todayOf(folder: string, code: string): CivilDate {
  const read = readLender(folder, code);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return civilDateIn(read.lender.timeZone, Date.now());
}

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { against: { type: 'string' }, report: { type: 'string' }, server: { type: 'string' } },
});
const [code, file] = positionals;
if (!code || !file) misused(USAGE, 'Which organisation and which file is not said');
try {
  const report = await compare(code, file, { against: values.against, server: values.server });
  console.log(textReport(report));
  if (values.report !== undefined) {
    writeFileSync(values.report, htmlReport(report));
    console.log(`\nWritten to ${values.report}`);
  }
} catch (error) {
  console.error(wordsOf(error));
  process.exit(1);
}
