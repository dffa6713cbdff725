import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it('every duty of the law names code and a test that exist', () => {
  const rows = readFileSync(join(ROOT, 'docs/duties.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const paths = [...row.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(paths, row).toHaveLength(2);
    expect(paths[1], row).toMatch(/\.test\.tsx?$/);
    for (const path of paths) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  }
});
