import { publishRules } from '@homeline/contract/rules/publish-rules.ts';
import { withdrawRules } from '@homeline/contract/rules/withdraw-rules.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { RULE_KINDS, type RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import { readLender } from '../apps/server/src/modules/organisations/organisations.ts';
import type { RuleFile } from '../apps/server/src/modules/rules/rule-files.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { commandLine, exitWithUsage } from './command-line.ts';
import { checkRules, findingLines } from './organisation/check.ts';
import { newRuleFile, parseDay, publishedFiles, withFiles } from './organisation/rule-sources.ts';
import { errorText, signedInStaff } from './staff-session.ts';

const USAGE = `npm run organisation:publish -- <lender> <file.dmn> [<file.dmn>] --from <yyyy-MM-dd>
npm run organisation:publish -- <lender> [rates|policy] --from <yyyy-MM-dd> --withdraw
  [--server http://127.0.0.1:3000]
  Publishes a rate sheet, a policy or both into a running installation, after the checks of npm run organisation:check.
  Until a version takes effect, publish another file for its day to correct it, or use --withdraw.
  Takes two people, unless the lender's organisation.json sets "fourEyes": false. The first call proposes; another person
  confirms it in the console, or gives the same command under their own name.
  Signs in as npm run reviews does, as an underwriter or a credit officer.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    withdraw: { type: 'boolean', default: false },
    server: { type: 'string', default: 'http://127.0.0.1:3000' },
  },
});
const [lender, ...rest] = positionals;
const { from, server } = values;
if (!lender) exitWithUsage(USAGE, 'Give the lender');
if (!from) exitWithUsage(USAGE, 'Give the effective date with --from');
if (!values.withdraw && rest.length === 0) exitWithUsage(USAGE, 'Give the file');

const CHANGE_WORDS = {
  PUBLISHED: 'published',
  CORRECTED: 'published, replacing the earlier file',
  WITHDRAWN: 'withdrawn',
  UNCHANGED: 'unchanged',
  PROPOSED: 'proposed; another person must confirm it in the console or with the same command',
};

try {
  const day = parseDay('--from', from);
  const { changes } = values.withdraw ? await withdraw(lender, day) : await publish(lender, day);
  for (const { kind, effectiveOn, change } of changes)
    console.log(`${kind} ${effectiveOn}: ${CHANGE_WORDS[change]}`);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}

async function publish(code: string, day: CivilDate) {
  const files: RuleFile[] = [];
  for (const path of rest) files.push(await newRuleFile(path, day));
  const [rates, policy] = RULE_KINDS.map((kind) => files.filter((file) => file.kind === kind));
  if ([rates, policy].some((some) => (some?.length ?? 0) > 1))
    throw new Error('Both files are rate sheets, or both are policies');
  const send = await signedInStaff(server, code);
  await check(code, withFiles(await publishedFiles(send), files), day);
  const body = { ...(rates?.[0] && { rates: rates[0].xml }), ...(policy?.[0] && { policy: policy[0].xml }) };
  return send(publishRules, { params: { effectiveOn: day }, query: {}, body });
}

/** Prints the findings from the day on. @throws Error if one of them is an error */
async function check(code: string, files: readonly RuleFile[], day: CivilDate): Promise<void> {
  const read = readLender(SETTINGS.ORGANISATIONS_DIR.value.parse(process.env['ORGANISATIONS_DIR']), code);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const limits = { nowMs: Date.now(), most: 400_000 };
  const findings = await checkRules(files, { ...limits, lender: read.lender, since: day });
  for (const line of findings.flatMap(findingLines)) console.log(line);
  if (findings.some(({ problems }) => problems.length > 0)) throw new Error('Nothing was published.');
}

async function withdraw(code: string, day: CivilDate) {
  const [named] = rest;
  const kind = RULE_KINDS.find((each) => each === named) satisfies RuleKind | undefined;
  if (named !== undefined && kind === undefined) exitWithUsage(USAGE, `${named} is neither rates nor policy`);
  const send = await signedInStaff(server, code);
  return send(withdrawRules, { params: { effectiveOn: day }, query: kind ? { kind } : {} });
}
