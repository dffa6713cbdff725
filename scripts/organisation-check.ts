import { listRuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { organisationCodes } from '../apps/server/src/modules/organisations/organisations.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { commandLine } from './command-line.ts';
import { checkOrganisation } from './organisation/check.ts';
import { signedInStaff, wordsOf } from './staff-session.ts';

const USAGE = `npm run organisation:check -- [<organisation> …] [--server http://127.0.0.1:3000]
  Checks the organisations named, or all, as the server would when it takes their folders up: each rate sheet and policy
  cell by cell, and what can be priced with them. With --server it is held against what a running installation has
  published, signed in as npm run reviews is.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { server: { type: 'string' } },
});
const folder = SETTINGS.ORGANISATIONS_DIR.value.parse(process.env['ORGANISATIONS_DIR']);
// As many combinations as take about two seconds.
const at = { nowMs: Date.now(), most: 400_000 };
let broken = 0;
try {
  const codes = organisationCodes(folder);
  for (const code of positionals.length > 0 ? positionals : codes) {
    console.log(`\n${code}`);
    if (!codes.includes(code)) throw new Error(`${folder} has no folder ${code}`);
    const published = values.server === undefined ? undefined : await publishedAt(values.server, code);
    for (const finding of await checkOrganisation(folder, code, { ...at, published })) {
      const { what, note, problems, warnings = [] } = finding;
      broken += problems.length;
      console.log(`  ${problems.length === 0 ? 'ok     ' : 'BROKEN '} ${what}${note && `: ${note}`}`);
      for (const problem of problems) console.log(`            ${problem}`);
      for (const warning of warnings) console.log(`            to look at: ${warning}`);
    }
  }
  console.log(broken === 0 ? '\nNothing to mend.' : `\n${broken} to mend.`);
} catch (error) {
  console.error(wordsOf(error));
  broken += 1;
}
process.exitCode = broken === 0 ? 0 : 1;

async function publishedAt(server: string, code: string) {
  const send = await signedInStaff(server, code);
  return (await send(listRuleVersions, {})).versions;
}
