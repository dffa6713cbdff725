import { join } from 'node:path';
import { processGroup, processSettings, ROOT, SERVER, untilReady } from './processes.ts';

const { serverUrl, sandboxUrl, startsSandbox, server, sandbox } = await processSettings();

// Each program restarts when one of its files changes.
const programs = processGroup();
if (startsSandbox) programs.start('The sandbox', ['--watch', 'apps/sandbox/src/main.ts'], sandbox);
await untilReady(`${sandboxUrl}/clock`);
// Vite serves the pages, so none has to be built.
const pages = { WEB_DIR: 'apps/web', CONSOLE_DIR: 'apps/console' };
programs.start('The server', ['--watch', ...SERVER], { ...server, ...pages });
await untilReady(`${serverUrl}/readyz`);
for (const app of ['web', 'console'])
  programs.start(
    `apps/${app}`,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), '--clearScreen', 'false'],
    { SERVER_URL: serverUrl },
    join(ROOT, 'apps', app),
  );
