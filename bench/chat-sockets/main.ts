import { createDatabase, startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { commandLine, exitWithUsage } from '../../scripts/command-line.ts';
import temporaryFolder from '../../tests/temporary-folder.ts';
import { chatDelivery } from './measure.ts';

const USAGE = `npm run bench:chat -- [--sockets 2000]
  Measures how many chat messages a second reach their readers through so many sockets, against a bare echo through as many.`;

const { values } = commandLine(USAGE, { options: { sockets: { type: 'string', default: '2000' } } });
const sockets = Number(values.sockets);
if (!Number.isInteger(sockets) || sockets < 10) exitWithUsage(USAGE, '--sockets must be at least 10');
const removeTemporaryFiles = temporaryFolder();
const postgres = await startPostgres();
console.log(await chatDelivery(await createDatabase(postgres.urlOf('chat')), sockets));
await postgres.stop();
removeTemporaryFiles();
