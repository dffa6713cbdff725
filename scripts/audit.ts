import { auditedLenders, findingInWords, type LenderCheck } from '../apps/server/src/audit/verify-lender.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { openFileStore } from '../apps/server/src/file-store/open-file-store.ts';
import { keepAuditCheck } from '../apps/server/src/modules/operations/audit-checks.ts';
import { auditLender } from '../apps/server/src/modules/operations/audit-lender.ts';
import { loadOrganisations } from '../apps/server/src/modules/organisations/organisations.ts';
import { SEALED_COLUMNS } from '../apps/server/src/sealed-columns.ts';
import { openSealing } from '../apps/server/src/sealing/open-sealing.ts';
import { commandLine } from './command-line.ts';

const USAGE = `npm run audit
  Verifies every application’s audit chain with its facts, files and the terms shown, the installation’s chain and the daily
  anchors in the database and outside it, and the published rules. Prints what it checked for each lender, keeps it for the console, and exits with 1 on a finding.
  Stop the server first if it uses the embedded database.`;

commandLine(USAGE, {});
try {
  const config = readConfig({ SANDBOX_URL: 'http://unused.invalid', ...process.env });
  const { all: organisations } = loadOrganisations(config.organisationsDir, config.defaultOrganisation);
  const { db, close } = await openDatabase(config);
  try {
    const sealing = await openSealing(db, config.keyRing, SEALED_COLUMNS);
    const fileStore = await openFileStore(config, db);
    // A lender that the database has lost still has its folder and its anchors.
    const lenders = new Set([...organisations.map(({ code }) => code), ...(await auditedLenders(db))]);
    let found = 0;
    for (const lender of [...lenders].toSorted()) {
      const checked = await auditLender({ db, sealing, config, fileStore }, lender);
      await keepAuditCheck(db, lender, checked);
      console.log(`${lender}: ${countsOf(checked)}`);
      for (const finding of checked.findings) console.error(`${lender}: ${findingInWords(finding)}`);
      found += checked.findings.length;
    }
    console.log(`Lenders ${lenders.size}, findings ${found}`);
    process.exitCode = found === 0 ? 0 : 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

function countsOf({ applications, events, facts, terms, files, anchors, stored }: LenderCheck): string {
  const outside = stored.map((store) => `${store.anchors} in ${store.name}`).join(', ');
  return `applications ${applications}, events ${events}, facts ${facts}, terms shown ${terms}, files ${files}, anchors ${anchors} (${outside})`;
}
