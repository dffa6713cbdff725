import { defineConfig } from 'vitest/config';

/** Attacks on whole installations, which `npm run test:trials` runs alone. */
const TRIALS = process.env['TEST_TRIALS'] ? [] : ['tests/trials/**'];
const PAGES = ['apps/{web,console}/src/**/*.test.{ts,tsx}'];
const PARTS = ['packages/{client,ui}/src/**/*.test.{ts,tsx}'];

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
      { extends: true, test: { name: 'pages', include: PAGES } },
      // Parts of pages start nothing when they are imported, so a worker keeps them for its next file.
      { extends: true, test: { name: 'parts of pages', include: PARTS, isolate: false } },
      {
        extends: true,
        test: {
          name: 'rules and servers',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...PAGES, ...PARTS, ...TRIALS],
          // These files replace no global: a worker keeps what it imported for its next file.
          isolate: false,
        },
      },
    ],
  },
});
