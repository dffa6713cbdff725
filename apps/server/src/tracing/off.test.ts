// Proves IN-08, IN-10, IN-11.

import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** The task queue loads the interface of OpenTelemetry, `api`, by itself. It does nothing without the rest. */
const WATCHED = /node_modules\/(@opentelemetry\/(?!api\/)|@sentry\/|aws4fetch\/)/;

/** Creates a server without what can be switched on, then one with it, and prints what each has loaded of it. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const [, name] = ${WATCHED}.exec(found.url) ?? [];
      if (name) loaded.add(name);
      return found;
    },
  });
  const { createApp } = await import(${JSON.stringify(join(SOURCES, 'app.ts'))});
  const { readConfig } = await import(${JSON.stringify(join(SOURCES, 'config.ts'))});
  async function loadedBy(settings) {
    const app = await createApp(readConfig({ ...process.env, ...settings }));
    await app.stop();
    return [...loaded].sort();
  }
  console.log(JSON.stringify([await loadedBy({}), await loadedBy(JSON.parse(process.env.SWITCHED_ON))]));
  process.exit(0);`;

const SWITCHED_ON = {
  TRACES_URL: 'http://127.0.0.1:9/v1/traces',
  SENTRY_DSN: 'http://key@127.0.0.1:9/1',
  S3_URL: 'http://127.0.0.1:9/files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('loads no package for traces, error reports and the file store unless they are switched on', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    encoding: 'utf8',
    timeout: 120_000,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: mkdtempSync(join(tmpdir(), 'homeline-off-')),
      ORGANISATIONS_DIR: join(SOURCES, '../../../organisations'),
      SANDBOX_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      SWITCHED_ON: JSON.stringify(SWITCHED_ON),
    },
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([[], ['@opentelemetry/', '@sentry/', 'aws4fetch/']]);
});
