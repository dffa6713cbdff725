import type { KnipConfig } from 'knip';

/** Two runs: `knip` finds what nothing uses; `knip --production` finds what only tests use. */
const isWithoutTests = process.argv.includes('--production');

/** Code that only tests use today, and why it stays. */
const KEPT = [
  // EN-01 to EN-18 of docs/requirements.md publish these enumerations and shapes.
  'packages/domain/src/application/section-progress.ts',
  'packages/domain/src/brokers/loan-originator.ts',
  'packages/domain/src/chat/chat-session.ts',
  'packages/domain/src/chatbot/chatbot-session.ts',
  'packages/domain/src/facts/offers.facts.ts',
  'packages/domain/src/feedback/ceo-feedback.ts',
  'packages/domain/src/identity/id-types.ts',
  'packages/domain/src/notifications/notification.ts',
  'packages/domain/src/telemetry/session-key.ts',
  // VA-03 and VA-04 of docs/requirements.md.
  'packages/domain/src/people/uuid.ts',
  'packages/domain/src/people/numeric-range.ts',
  // RU-35: the tests check the two high-cost tests of the regulation together.
  'packages/domain/src/policy/high-cost.ts',
  // Dates of the regulation's own examples, for the release of funds after signing.
  'packages/domain/src/rescission/rescission.ts',
  // Amounts in the tables of tests, written as a reader writes them.
  'packages/domain/src/money/cents.ts',
];

const TESTS = ['!src/**/*.test.{ts,tsx}!', '!src/**/testing/**!'];
const source = (...entries: readonly string[]) => ({
  entry: [...entries, 'src/**/*.test.{ts,tsx}', ...TESTS],
  project: ['src/**/*.{ts,tsx}!', ...TESTS],
});
// A package exports each of its files, so each is an entry; their exports must be used all the same.
const library = { ...source(), includeEntryExports: true };
/** The build puts a second column in place of its English file, whose exports are what must be used. */
const SPANISH = 'src/**/*.es.ts';

export default {
  ignoreExportsUsedInFile: true,
  rules: { types: 'off', exports: 'error' },
  ignoreIssues: Object.fromEntries(
    ['**/*.es.ts', ...(isWithoutTests ? ['**/testing/**', ...KEPT] : [])].map((path) => [
      path,
      ['exports' as const],
    ]),
  ),
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts!',
        'scripts/vite/*.ts!',
        'bench/chatbot/ask-own.ts!',
        ...(isWithoutTests
          ? ['bench/{bench,page-scores,partitions,servers,start}.ts!', 'bench/chat-sockets/main.ts!']
          : []),
        'tests/**/*.test.ts',
        'tests/journeys/act-once.ts',
      ],
      project: ['scripts/**/*.ts!', 'bench/**/*.ts!', 'tests/**/*.ts'],
      ignoreDependencies: ['tsgo'],
      ignoreBinaries: ['pg_dump', 'dpkg-deb', 'openssl', 'mmdebstrap', 'nsenter', 'systemd-analyze'],
    },
    'packages/domain': library,
    'packages/contract': library,
    'packages/documents': library,
    'packages/ui': library,
    'packages/client': library,
    'apps/server': {
      ...source(
        'src/main.ts!',
        'src/pdf/pdf-worker.ts!',
        'src/pdf/token/token-worker.ts!',
        'src/pdf/testing/seal-with-token.ts',
        'src/modules/rules/people-worker.ts!',
        'src/modules/chatbot/search/search-worker.ts!',
        'src/db/migrations/*.ts!',
      ),
      ignoreBinaries: ['mkfifo', 'softhsm2-util'],
    },
    'apps/sandbox': library,
    'apps/web': source(`${SPANISH}!`),
    'apps/console': source(),
  },
} satisfies KnipConfig;
