import { firstBrokenAnchor } from '../apps/server/src/audit/anchor.ts';
import { keyOldChains } from '../apps/server/src/audit/old-chains.ts';
import { verifyChain } from '../apps/server/src/audit/verify-chain.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { changedVersions } from '../apps/server/src/modules/rules/changed-versions.ts';
import { openSealing } from '../apps/server/src/sealing/open-sealing.ts';
import { commandLine } from './command-line.ts';

const USAGE = `npm run audit
  Verifies every application’s audit chain and facts, the daily anchors and the published rules.
  Stop the server first if it uses the embedded database.`;

commandLine(USAGE, {});
try {
  const config = readConfig({ SANDBOX_URL: 'http://unused.invalid', ...process.env });
  const { db, close } = await openDatabase(config);
  const sealing = await openSealing(db, config.keyRing);
  await keyOldChains(db, sealing);
  const applications = await db.selectFrom('application').select(['organisation', 'id']).execute();
  const broken: string[] = [];
  for (const { organisation, id } of applications) {
    const { findings } = await verifyChain(db, sealing, { organisation, applicationId: id });
    broken.push(...findings.map((finding) => `${organisation} ${id}: ${finding}`));
  }
  for (const organisation of new Set(applications.map((one) => one.organisation))) {
    const day = await firstBrokenAnchor(db, organisation);
    if (day) broken.push(`${organisation}: the audit chains don't match the anchor of ${day}`);
  }
  for (const version of await changedVersions(db)) {
    broken.push(`${version}: the stored rules don't match the published file`);
  }
  await close();
  for (const line of broken) console.error(line);
  console.log(`${applications.length} applications, ${broken.length} findings`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
