import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Attacks on whole installations, which `npm run test:trials` runs alone. */
const TRIALS = process.env['TEST_TRIALS'] ? [] : ['tests/trials/**'];
/** Tests of pages and of their parts. Three projects share them, by what a file may keep for the next. */
const PAGES = ['apps/{web,console}/src/**/*.test.{ts,tsx}'];
const saysOneOf = (words: RegExp) => globSync(PAGES).filter((file) => words.test(readFileSync(file, 'utf8')));
/** Files that replace a part of the browser or of the app, so each has an app of its own. */
const REPLACING = saysOneOf(
  /vi\.(stubGlobal|mock|resetModules)\(|testing\/chat-server|'\.\/testing\/lender-page/,
);
/** Files that open pages of an app over the fake server. */
const OPENING = saysOneOf(/testing\/(open-(page|application|console)|loan-file|lender-page)\.tsx?'/).filter(
  (file) => !REPLACING.includes(file),
);
const PARTS = ['packages/{client,ui}/src/**/*.test.{ts,tsx}', ...PAGES];

export default defineConfig({
  test: {
    // Every core: left alone, the runner keeps one of two for a watcher that nobody runs.
    maxWorkers: '100%',
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ['tests/temporary-folder.ts', 'apps/server/src/testing/postgres-of-run.ts'],
    // A stalled machine is no defect: only what hangs for good fails here.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'replaced parts of a browser', include: REPLACING } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: OPENING,
          // A worker keeps the app for its next file; the page that embeds the lender is new for each.
          isolate: false,
          setupFiles: ['packages/client/src/testing/lender-page.ts'],
        },
      },
      // Parts of pages start nothing when they are imported, so a worker keeps them for its next file.
      {
        extends: true,
        test: { name: 'parts of pages', include: PARTS, exclude: [...REPLACING, ...OPENING], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'rules and servers',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...PARTS, ...TRIALS],
          // These files replace no global: a worker keeps what it imported for its next file.
          isolate: false,
        },
      },
    ],
  },
});
