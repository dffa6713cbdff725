import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSettings } from '../apps/server/src/settings.ts';
import { ROOT } from './processes.ts';

/** Generates `.env.example` from the settings table; `--check` only compares it. */
const path = join(ROOT, '.env.example');
const wanted = `# Every variable that the server reads. All may be left out for a first try with \`npm start\`.\n${describeSettings()
  .map(({ name, description }) => `\n# ${description}\n# ${name}=\n`)
  .join('')}`;

if (!process.argv.includes('--check')) writeFileSync(path, wanted);
else if (readFileSync(path, 'utf8') !== wanted) {
  console.error('.env.example is stale: node scripts/env-example.ts');
  process.exit(1);
}
