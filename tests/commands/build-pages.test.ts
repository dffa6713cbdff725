import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildAppWhenStale } from '../../scripts/build-web.ts';

it('builds with the script of the application whatever language is missing or outdated', () => {
  const app = mkdtempSync(join(tmpdir(), 'app-'));
  const pages = ['index.html', 'index.es.html'];
  const script = 'cp index.html index.es.html dist && echo built >> dist/log';
  writeFileSync(join(app, 'package.json'), JSON.stringify({ scripts: { build: script } }));
  for (const page of pages) writeFileSync(join(app, page), '');
  mkdirSync(join(app, 'dist'));
  buildAppWhenStale(app);
  expect(pages.map((page) => existsSync(join(app, 'dist', page)))).toEqual([true, true]);
  rmSync(join(app, 'dist/log'));
  buildAppWhenStale(app);
  expect(existsSync(join(app, 'dist/log'))).toBe(false);
  rmSync(join(app, 'dist/index.es.html'));
  buildAppWhenStale(app);
  expect(existsSync(join(app, 'dist/index.es.html'))).toBe(true);
});
