import { fileURLToPath } from 'node:url';
import { startClamd } from './malware/clamd.ts';
import { startSandbox } from './sandbox.ts';

const DEFAULT_PORT = 3100;
const DEFAULT_SERVER_URL = 'http://127.0.0.1:3000';

const { env } = process;

try {
  const ours = fileURLToPath(new URL('../../../personas', import.meta.url));
  const sandbox = await startSandbox({
    port: Number(env['SANDBOX_PORT'] || DEFAULT_PORT),
    personasDirs: [ours, ...(env['PERSONAS_DIR'] ? [env['PERSONAS_DIR']] : [])],
    serverUrl: env['SERVER_URL'] || DEFAULT_SERVER_URL,
    serverPublicUrl: env['PUBLIC_URL']?.replace(/\/+$/, '') || undefined,
    publicUrl: env['SANDBOX_PUBLIC_URL'] || undefined,
    webhookSecret: env['WEBHOOK_SECRET'] || undefined,
    dataDir: env['SANDBOX_DATA_DIR'] || undefined,
  });
  console.log(`Sandbox listening on ${sandbox.url}`);
  const clamdPort = Number(env['SANDBOX_CLAMD_PORT'] || 0);
  const clamd = clamdPort ? await startClamd(clamdPort) : undefined;
  const stop = async () => {
    await clamd?.stop();
    await sandbox.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop());
  }
} catch (error) {
  console.error(`Cannot start the sandbox: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
