import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { FolderInUse } from './db/folder-lock.ts';

try {
  const config = readConfig(process.env);
  const app = await createApp(config);
  await app.startJobs();
  await app.http.listen({ host: config.host, port: config.port });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(operatorMessage(error));
  process.exit(1);
}

/** Returns one line for a known startup error and the stack trace for any other. */
function operatorMessage(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `PORT ${port} is in use`;
  if (code === 'ECONNREFUSED') return `DATABASE_URL cannot be reached`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
