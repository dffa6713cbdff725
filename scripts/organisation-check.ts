import { organisationCodes } from '../apps/server/src/modules/organisations/organisations.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { checkOrganisation } from './organisation/check.ts';

/** Checks the organisations named, or all, as the server would when it takes their folders up. */
const folder = SETTINGS.ORGANISATIONS_DIR.value.parse(process.env['ORGANISATIONS_DIR']);
// As many combinations as take about two seconds.
const at = { nowMs: Date.now(), most: 400_000 };
let broken = 0;
try {
  const codes = organisationCodes(folder);
  const wanted = process.argv.slice(2);
  for (const code of wanted.length > 0 ? wanted : codes) {
    console.log(`\n${code}`);
    if (!codes.includes(code)) throw new Error(`${folder} has no folder ${code}`);
    for (const { what, note, problems } of await checkOrganisation(folder, code, at)) {
      broken += problems.length;
      console.log(`  ${problems.length === 0 ? 'ok     ' : 'BROKEN '} ${what}${note && `: ${note}`}`);
      for (const problem of problems) console.log(`            ${problem}`);
    }
  }
  console.log(broken === 0 ? '\nNothing to mend.' : `\n${broken} to mend.`);
} catch (error) {
  console.error((error as Error).message);
  broken += 1;
}
process.exitCode = broken === 0 ? 0 : 1;
