import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'homeline-lock-'));

it('refuses a second lock, even by the same process, until release', () => {
  const held = folder();
  const release = lockFolder(held);
  expect(() => lockFolder(held)).toThrow(FolderInUse);
  release();
  lockFolder(held)();
  expect(readdirSync(held)).toEqual([]);
});

it('refuses the lock while another process holds it, and grants it after that process is killed', async () => {
  const held = folder();
  const holder = spawn(process.execPath, ['-e', hold(held)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  expect(() => lockFolder(held)).toThrow(`${held} is in use by another process`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  lockFolder(held)();
});

it('grants the lock if the holder’s process id now belongs to another process', () => {
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
