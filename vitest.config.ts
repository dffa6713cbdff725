import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/src/**/*.test.tsx',
      'apps/*/src/**/*.test.{ts,tsx}',
      'tests/**/*.test.ts',
    ],
    // Every core: left alone, the runner keeps one of two for a watcher that nobody runs.
    maxWorkers: '100%',
    globalSetup: 'tests/temporary-folder.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
