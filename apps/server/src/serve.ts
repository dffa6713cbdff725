import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { checkBeforeStart, checkSandbox, listenProblem } from './start-checks.ts';

try {
  const config = readConfig(process.env);
  await checkBeforeStart(config);
  const app = await createApp(config);
  try {
    await checkSandbox(config);
    await app.openJobs();
    await app.health?.listen({ host: config.host, port: config.healthPort ?? 0 });
    await app.http.listen({ host: config.host, port: config.port });
    // The first answer doesn't wait for them.
    await app.startJobs();
    app.http.log.info({ publicUrl: config.publicUrl }, 'People reach this server at PUBLIC_URL');
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

/** Returns one line for a known startup error and the stack trace for any other. */
function operatorMessage(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  const problem = listenProblem(error);
  if (problem) return problem.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
