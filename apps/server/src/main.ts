import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { FolderInUse } from './db/folder-lock.ts';

try {
  const config = readConfig(process.env);
  const app = await createApp(config);
  await app.startJobs();
  try {
    await app.http.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.stop().catch(() => {});
    throw error;
  }

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const isClean = await app.stop().then(
      () => true,
      () => false,
    );
    process.exit(isClean ? 0 : 1);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(operatorMessage(error));
  process.exit(1);
}

/** Returns the setting's problem for an error of listening; undefined for any other. */
function listenProblem(error: unknown): string | undefined {
  const { code, syscall, port } = error as { code?: string; syscall?: string; port?: number };
  if (code === 'EADDRINUSE') return `PORT ${port} is in use`;
  if (code === 'EACCES' && syscall === 'listen') return `PORT ${port} needs a privilege that this user lacks`;
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') return `HOST is not an address of this machine`;
  return undefined;
}

/** Returns one line for a known startup error and the stack trace for any other. */
function operatorMessage(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  const problem = listenProblem(error);
  if (problem) return problem;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
