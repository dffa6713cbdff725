import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'homeline-lock-'));

it('is refused while held, by the same process too, and free once released', () => {
  const held = folder();
  const release = lockFolder(held);
  expect(() => lockFolder(held)).toThrow(FolderInUse);
  release();
  lockFolder(held)();
  expect(readdirSync(held)).toEqual([]);
});

it('is refused while another process holds it, and taken over after that one was killed', async () => {
  const held = folder();
  const holder = spawn(process.execPath, ['-e', hold(held)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  expect(() => lockFolder(held)).toThrow(`${held} is in use by another process`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  lockFolder(held)();
});

it('is not mistaken for held when its process number went to another process', () => {
  const left = folder();
  writeFileSync(join(left, 'in-use-by'), `${process.ppid} an-earlier-boot 1`);
  lockFolder(left)();
});

const hold = (path: string) => `
  import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)}).then(({ lockFolder }) => {
    lockFolder(${JSON.stringify(path)});
    console.log('held');
    setInterval(() => {}, 1000);
  });`;
