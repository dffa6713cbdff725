import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { createDatabase, startPostgres } from '../apps/server/src/testing/postgres.ts';
import { commandLine } from '../scripts/command-line.ts';
import { startInstallation } from '../tests/journeys/installation.ts';
import { LARGEST_REGISTRATION_KB, registrationScriptKb } from '../tests/journeys/script-size.ts';
import temporaryFolder from '../tests/temporary-folder.ts';
import { installationFigures } from './applications.ts';
import { calibrationMs } from './calibration.ts';
import { chatDelivery } from './chat-sockets/measure.ts';
import { evaluateSpanish, openBots, openOwnBot } from './chatbot/evaluate.ts';
import { HELD_OUT } from './chatbot/held-out-questions.ts';
import { INDEPENDENT_QUESTIONS } from './chatbot/independent-questions-2026-11-27.ts';
import { OWN_QUESTIONS } from './chatbot/own-questions-2026-11-27.ts';
import {
  HELD_OUT_SPANISH_OWN_QUESTIONS,
  SPANISH_OWN_QUESTIONS,
} from './chatbot/own-questions-spanish-2026-11-29.ts';
import { TUNED } from './chatbot/questions.ts';
import { ROUGH_QUESTIONS } from './chatbot/rough-questions.ts';
import {
  HELD_OUT_SPANISH_QUESTIONS,
  LAST_SPANISH_QUESTIONS,
  MORE_SPANISH_QUESTIONS,
  SPANISH_QUESTIONS,
} from './chatbot/spanish-questions.ts';
import { consoleOpensMs } from './console-pages.ts';
import { healthDuringRecords } from './decision-records.ts';
import { decisionsPerSecond, proofOfLargeTable } from './decision-table.ts';
import { longestPasswordMs } from './password.ts';
import { pricingFigures } from './pricing.ts';
import { actToPageMs } from './realtime.ts';
import { sealingFigures } from './sealing.ts';
import { statusAgainstBare } from './status.ts';
import { meetsTarget } from './target.ts';
import { workListsMs } from './work-lists.ts';

const USAGE = `npm run bench
  Measures everything in one run and writes the figures to bench/README.md. It takes about eight minutes.`;

/** What other commands measured, which a run keeps. */
const APART = '## Measured apart\n';

commandLine(USAGE, {});
const removeTemporaryFiles = temporaryFolder();
const [loadBefore = 0] = loadavg();
const calibrationBeforeMs = calibrationMs();
const decisions = await decisionsPerSecond();
const proof = proofOfLargeTable();
const { offersMs, gridSeconds, grid } = await pricingFigures();
const passwordMs = await longestPasswordMs();
const sealing = await sealingFigures();
const postgres = await startPostgres();
const status = await statusAgainstBare(await createDatabase(postgres.urlOf('bench')));
const realtime = await actToPageMs(await createDatabase(postgres.urlOf('realtime')));
const chat = await chatDelivery(await createDatabase(postgres.urlOf('chat')), 2000);
const workLists = await workListsMs({
  few: await createDatabase(postgres.urlOf('few')),
  many: await createDatabase(postgres.urlOf('many')),
});
await postgres.stop();
const onPostgres = await installationFigures('postgres');
const embedded = await installationFigures('pglite');
const opens = await consoleOpensMs('postgres');
const health = await healthDuringRecords();
const installation = await startInstallation('pglite');
const scriptKb = await registrationScriptKb(installation.url).finally(installation.stop);
const askBots = await openBots();
const [tuned, heldOut, rough] = [
  await askBots(TUNED),
  await askBots(HELD_OUT),
  await askBots(ROUGH_QUESTIONS),
];
const spanish = {
  tuned: await evaluateSpanish([
    ...SPANISH_QUESTIONS,
    ...MORE_SPANISH_QUESTIONS,
    ...HELD_OUT_SPANISH_QUESTIONS,
  ]),
  last: await evaluateSpanish(LAST_SPANISH_QUESTIONS),
};
const askOwn = await openOwnBot();
const [ownApplication, independent] = [await askOwn(OWN_QUESTIONS), await askOwn(INDEPENDENT_QUESTIONS)];
const ownSpanish = [
  ['it was tuned on', await askOwn(SPANISH_OWN_QUESTIONS)],
  ['it was not tuned on', await askOwn(HELD_OUT_SPANISH_OWN_QUESTIONS)],
] as const;

/** Share of questions in percent. */
function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(0)}% of ${whole}`;
}

const calibration = (calibrationBeforeMs + calibrationMs()) / 2;

/** CPU as a multiple of the calibration, which is what its target bounds. */
function calibrated(cpuMs: number): string {
  return (cpuMs / calibration).toPrecision(2);
}

function kilobytes({ bytes }: { readonly bytes: number }): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

const rows: readonly (readonly [what: string, figure: string, calibrated: string, target: string])[] = [
  [
    'calibration: CPU for 1,000,000 SHA-256 blocks and 10,000 JSON round trips',
    `${calibration.toFixed(0)} ms`,
    '1',
    '',
  ],
  [
    'status call against a bare handler with the same query, PostgreSQL',
    status.ratio.toFixed(2),
    '',
    '≥ 0.60',
  ],
  [
    'status calls a second (the bare handler in the same run)',
    `${status.oursPerSecond.toFixed(0)} (${status.barePerSecond.toFixed(0)})`,
    '',
    '',
  ],
  [
    `from an act of staff to the borrower’s new status, ${realtime.pages} other pages open: median, 99th percentile`,
    `${realtime.medianMs.toFixed(0)} ms, ${realtime.p99Ms.toFixed(0)} ms`,
    '',
    '≤ 1000 ms',
  ],
  [
    `chat messages a second delivered through ${chat.sockets} sockets, against a bare echo of the same library`,
    chat.ratio.toFixed(2),
    '',
    '≥ 0.70',
  ],
  [
    'chat messages delivered a second (echoed a second in the same run)',
    `${chat.deliveredPerSecond.toFixed(0)} (${chat.echoedPerSecond.toFixed(0)})`,
    '',
    '',
  ],
  [
    'from an agent’s call to the message on each page meanwhile: median, 99th percentile',
    `${chat.medianMs.toFixed(0)} ms, ${chat.p99Ms.toFixed(0)} ms`,
    '',
    '',
  ],
  [
    'from the submitted profile to offers, server CPU',
    `${onPostgres.offersCpuMs.toFixed(0)} ms`,
    calibrated(onPostgres.offersCpuMs),
    '≤ 0.6 calibrations',
  ],
  [
    'whole application without password hashing, server CPU, PostgreSQL',
    `${(onPostgres.wholeCpuMs / 1000).toFixed(2)} s`,
    calibrated(onPostgres.wholeCpuMs),
    '≤ 10 calibrations',
  ],
  [
    'the same, embedded database included',
    `${(embedded.wholeCpuMs / 1000).toFixed(2)} s`,
    calibrated(embedded.wholeCpuMs),
    '',
  ],
  ['server at rest, PostgreSQL', `${onPostgres.restMiB.toFixed(0)} MiB`, '', '≤ 250 MiB'],
  ['server at rest, embedded database', `${embedded.restMiB.toFixed(0)} MiB`, '', '≤ 450 MiB'],
  [
    'second start to the first answer, PostgreSQL',
    `${(onPostgres.secondStartMs / 1000).toFixed(1)} s`,
    '',
    '≤ 3 s',
  ],
  [
    'second start to the first answer, embedded',
    `${(embedded.secondStartMs / 1000).toFixed(1)} s`,
    '',
    '≤ 3 s',
  ],
  [
    `slowest health check while ${health.records} decision records are written`,
    `${health.slowestMs.toFixed(0)} ms`,
    '',
    '≤ 50 ms',
  ],
  [
    'judging the longest new password',
    `${passwordMs.toFixed(0)} ms`,
    calibrated(passwordMs),
    '≤ 3 calibrations',
  ],
  [
    `the text of ${sealing.papers} closing papers on plain pages, by the PDF library alone, CPU (${kilobytes(sealing.plain)})`,
    `${sealing.plain.cpuMs.toFixed(0)} ms`,
    calibrated(sealing.plain.cpuMs),
    '',
  ],
  [
    `the same papers as we write them, CPU (${kilobytes(sealing.written)})`,
    `${sealing.written.cpuMs.toFixed(0)} ms`,
    calibrated(sealing.written.cpuMs),
    '',
  ],
  [
    `their seals, each a signature and its validation data, CPU (${kilobytes(sealing.sealed)} with the papers)`,
    `${sealing.sealed.cpuMs.toFixed(0)} ms`,
    calibrated(sealing.sealed.cpuMs),
    '',
  ],
  [
    `the seals of ${sealing.early.papers} papers that every borrower consents to or acknowledges before, CPU (${kilobytes(sealing.early.sealed)} with the papers)`,
    `${sealing.early.sealed.cpuMs.toFixed(0)} ms`,
    calibrated(sealing.early.sealed.cpuMs),
    '',
  ],
  [
    'offers of one application over all terms',
    `${offersMs.toFixed(2)} ms`,
    calibrated(offersMs),
    '≤ 0.02 calibrations',
  ],
  [
    `decisions over a table of ${decisions.rows} rows of which exactly one matches`,
    `${decisions.perSecond.toFixed(0)} a second`,
    `${((decisions.perSecond * calibration) / 1000).toFixed(0)} per calibration`,
    '≥ 5000 per calibration',
  ],
  [
    `proof that a table of ${proof.rows} rows has no gap or overlap (the server answers nothing else meanwhile)`,
    `${proof.proofMs.toFixed(0)} ms`,
    calibrated(proof.proofMs),
    '≤ 10 calibrations',
  ],
  [
    `${grid.priced} prices of the sample sheet, lowest and highest APR`,
    `${grid.lowestAprPct?.toFixed(2)}% to ${grid.highestAprPct?.toFixed(2)}%`,
    '',
    '7.60% to 17.20%',
  ],
  [
    `the same with the refused combinations: ${grid.tried} in all`,
    `${gridSeconds.toFixed(1)} s`,
    calibrated(gridSeconds * 1000),
    '',
  ],
  ...workLists.map(
    ({ what, fewMs, manyMs }) =>
      [
        `work list, ${what}: median among 1,000,000 applications (among 1,000)`,
        `${manyMs.toFixed(1)} ms (${fewMs.toFixed(1)} ms)`,
        '',
        '≤ 1.3 ×',
      ] as const,
  ),
  ...(
    [
      ['questions it was tuned on', tuned],
      ['questions it was not tuned on', heldOut],
      ['rough questions it was not tuned on', rough],
    ] as const
  ).flatMap(([which, bots]) => {
    return [
      [`chatbot, ${which}: answered from the right source`, share(bots.right, bots.answerable), '', '≥ 90%'],
      [
        `chatbot, ${which}: refused what it must not answer`,
        share(bots.refused, bots.unanswerable),
        '',
        '≥ 90%',
      ],
      [`chatbot, ${which}: figures that no source has`, String(bots.strangeFigures.length), '', '0'],
    ] as const;
  }),
  ...(
    [
      ['questions in Spanish it was tuned on', spanish.tuned],
      ['questions in Spanish it was not tuned on', spanish.last],
    ] as const
  ).flatMap(([which, { right, asked, mistaken }]) => [
    [
      `chatbot, ${which}: answered rightly, or not where it must not`,
      share(right, asked),
      '',
      '≥ 85%',
    ] as const,
    [`chatbot, ${which}: answered from something else`, share(mistaken.length, asked), '', '≤ 5%'] as const,
  ]),
  [
    'chatbot, questions about one’s own application it was not tuned on: answered from what was asked for',
    share(ownApplication.right, ownApplication.asked),
    '',
    '≥ 90%',
  ],
  [
    'chatbot, an independent author’s questions about one’s own application, of which it learned the kinds: answered from what was asked for',
    share(independent.right, independent.asked),
    '',
    '≥ 90%',
  ],
  ...ownSpanish.map(
    ([which, { right, asked }]) =>
      [
        `chatbot, questions in Spanish about one’s own application ${which}: answered from what was asked for`,
        share(right, asked),
        '',
        '≥ 90%',
      ] as const,
  ),
  [
    'console, from a click to the content in Chromium: work list, a loan file at a review (medians)',
    `${opens.listMs.toFixed(0)} ms, ${opens.fileMs.toFixed(0)} ms`,
    '',
    '≤ 300 ms',
  ],
  ['JavaScript of /register, gzipped', `${scriptKb.toFixed(0)} kB`, '', `≤ ${LARGEST_REGISTRATION_KB} kB`],
];

const table = rows
  .map(([what, figure, calibrated, target]) => {
    const met = meetsTarget(figure, calibrated, target) ? target : `${target}, **missed**`;
    return `| ${[what, figure, calibrated, met].join(' | ')} |`;
  })
  .join('\n');
const page = new URL('README.md', import.meta.url);
const [, apart = ''] = readFileSync(page, 'utf8').split(APART);
writeFileSync(
  page,
  `# Figures

\`npm run bench\` measures all of these in one run and writes this page. The machine had ${cpus().length} cores and Node ${process.version};
its load average was ${loadBefore.toFixed(1)} before the run.

CPU depends on the machine. So each run first times fixed work, the calibration, and a CPU target is a multiple of it.
CPU of an application counts every request its borrower makes, polls included, and every document written.

| what | figure | in calibrations | target |
| --- | --- | --- | --- |
${table}

${APART}${apart}`,
);
console.log(table);
removeTemporaryFiles();
