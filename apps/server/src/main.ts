import { existsSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

keepCompiledModules(process.env['DATA_DIR'] || './data');
await import('./serve.ts');

/**
 * Lets the next start read its modules as Node compiled them now. Node writes them when the server stops, checks each against its source
 * before it is used, and does without what it can't read or write.
 */
function keepCompiledModules(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  const folder = join(dataDir, 'compiled');
  try {
    // What is in it runs as the server.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    enableCompileCache(folder);
  } catch {
    // A folder that can't be written is a matter of the settings' checks.
  }
}
