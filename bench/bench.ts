import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { startPostgres } from '../apps/server/src/testing/postgres.ts';
import { commandLine } from '../scripts/command-line.ts';
import { LARGEST_REGISTRATION_KB, registrationScriptKb } from '../tests/journeys/script-size.ts';
import temporaryFolder from '../tests/temporary-folder.ts';
import { installationFigures } from './applications.ts';
import { decisionsPerSecond, proofOfLargeTable } from './decision-table.ts';
import { pricingFigures } from './pricing.ts';
import { statusAgainstBare } from './status.ts';

const USAGE = `npm run bench
  Measures everything in one run and writes the figures to bench/README.md. It takes some minutes.`;

commandLine(USAGE, {});
const removeTemporaryFiles = temporaryFolder();
const [loadBefore = 0] = loadavg();
const decisions = await decisionsPerSecond();
const proof = proofOfLargeTable();
const { offersMs, gridSeconds, grid } = await pricingFigures();
const postgres = await startPostgres();
const status = await statusAgainstBare(await postgres.create('bench'));
await postgres.stop();
const onPostgres = await installationFigures('postgres');
const embedded = await installationFigures('pglite');
const scriptKb = await registrationScriptKb();

const rows: readonly (readonly [what: string, figure: string, target: string])[] = [
  ['status call against a bare handler with the same query, PostgreSQL', status.ratio.toFixed(2), '≥ 0.60'],
  [
    'status calls a second (the bare handler in the same run)',
    `${status.oursPerSecond.toFixed(0)} (${status.barePerSecond.toFixed(0)})`,
    '',
  ],
  ['from the submitted profile to offers, server CPU', `${onPostgres.offersCpuMs.toFixed(0)} ms`, '≤ 50 ms'],
  [
    'whole application without password hashing, server CPU, PostgreSQL',
    `${(onPostgres.wholeCpuMs / 1000).toFixed(2)} s`,
    '≤ 1 s',
  ],
  ['the same, embedded database included', `${(embedded.wholeCpuMs / 1000).toFixed(2)} s`, ''],
  ['server at rest, PostgreSQL', `${onPostgres.restMiB.toFixed(0)} MiB`, '≤ 250 MB'],
  ['server at rest, embedded database', `${embedded.restMiB.toFixed(0)} MiB`, ''],
  [
    'second start to the first answer, PostgreSQL',
    `${(onPostgres.secondStartMs / 1000).toFixed(1)} s`,
    '≤ 3 s',
  ],
  ['second start to the first answer, embedded', `${(embedded.secondStartMs / 1000).toFixed(1)} s`, '≤ 3 s'],
  ['offers of one application over all terms', `${offersMs.toFixed(2)} ms`, '≤ 2 ms'],
  [
    `decisions a second over a table of ${decisions.rows} rows in which one holds`,
    decisions.perSecond.toFixed(0),
    '≥ 50000',
  ],
  [
    `proof that one row holds for anything, of a table of ${proof.rows} rows, while nothing else is served`,
    `${proof.proofMs.toFixed(0)} ms`,
    '≤ 1000 ms',
  ],
  [
    `${grid.priced} prices of the sample sheet, lowest and highest APR`,
    `${grid.lowestAprPct?.toFixed(2)}% to ${grid.highestAprPct?.toFixed(2)}%`,
    '7.60% to 17.20%',
  ],
  [`the same, with what is refused a price: ${grid.asked} combinations`, `${gridSeconds.toFixed(1)} s`, ''],
  ['JavaScript of /register, gzipped', `${scriptKb.toFixed(0)} kB`, `≤ ${LARGEST_REGISTRATION_KB} kB`],
];

const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
writeFileSync(
  new URL('README.md', import.meta.url),
  `# Figures

Written by \`npm run bench\`, all in one run. Ratios and CPU compare; seconds depend on the machine: ${cpus().length} cores, Node ${process.version};
other work was running beside: the load was ${loadBefore.toFixed(1)} before the run.
CPU of an application counts every request of its borrower, polls included, and every document written.

| what | figure | target |
| --- | --- | --- |
${table}
`,
);
console.log(table);
removeTemporaryFiles();
