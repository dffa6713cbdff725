import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/testing/free-port.ts';

const PACKAGING = join(import.meta.dirname, '../../packaging');
const PAUSE_MS = 50;
const START_MS = 30_000;

/** A real proxy that ends TLS with the file that the product ships. */
export type TlsProxy = {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The certificate that signs those of the names, in PEM. */
  readonly authority: string;
  stop(): Promise<void>;
};

/** What is in front and behind: names that people open, and the server's ports. */
export type Fronted = {
  readonly names: readonly string[];
  readonly port: number;
  readonly healthPort: number;
};

type Ports = { readonly httpPort: number; readonly httpsPort: number };
type Prepared = {
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
  readonly authority: string;
};

/** How each proxy is started, with nothing of this machine's own configuration. */
const PROXIES = { nginx: prepareNginx, caddy: prepareCaddy };
export type ProxyName = keyof typeof PROXIES;

/** Tells whether this machine has the proxy. */
export function hasProxy(name: ProxyName): boolean {
  return spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0;
}

/** Starts a proxy on free ports. */
export async function startTlsProxy(name: ProxyName, fronted: Fronted): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'homeline-proxy-'));
  const ports = { httpPort: await freePort(), httpsPort: await freePort() };
  const { args, env, authority } = PROXIES[name](folder, fronted, ports);
  const child = spawn(name, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', process.env['TEST_PROXY_LOG'] ? 'inherit' : 'ignore'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  await untilListening(ports.httpsPort, child);
  return {
    ...ports,
    authority: readFileSync(authority, 'utf8'),
    async stop() {
      process.off('exit', kill);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function prepareNginx(folder: string, { names, port }: Fronted, { httpPort, httpsPort }: Ports): Prepared {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const alternatives = names.map((one) => (/^[\d.]+$/.test(one) ? `IP:${one}` : `DNS:${one}`)).join(',');
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const subject = ['-subj', '/CN=homeline', '-addext', `subjectAltName=${alternatives}`];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const site = replaced(readFileSync(join(PACKAGING, 'nginx/homeline.conf'), 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen 443 ssl': `listen 127.0.0.1:${httpsPort} ssl`,
    'apply.lender.example apply.other.example': names.join(' '),
    '/etc/letsencrypt/live/lender/fullchain.pem': certificate,
    '/etc/letsencrypt/live/lender/privkey.pem': key,
    '127.0.0.1:3000': `127.0.0.1:${port}`,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}\n`,
  );
  return { args: ['-p', folder, '-e', 'stderr', '-c', config], authority: certificate };
}

function prepareCaddy(
  folder: string,
  { names, port, healthPort }: Fronted,
  { httpPort, httpsPort }: Ports,
): Prepared {
  const config = join(folder, 'Caddyfile');
  const ofTest = `admin off\n local_certs\n skip_install_trust\n http_port ${httpPort}\n https_port ${httpsPort}\n storage file_system ${folder}\n`;
  const site = readFileSync(join(PACKAGING, 'caddy/Caddyfile'), 'utf8');
  writeFileSync(config, `{\n ${ofTest}}\n${site}`);
  return {
    args: ['run', '--adapter', 'caddyfile', '--config', config],
    env: {
      DOMAIN: names.join(', '),
      SERVERS: `127.0.0.1:${port}`,
      HEALTH_PORT: String(healthPort),
      XDG_CONFIG_HOME: folder,
    },
    authority: join(folder, 'pki/authorities/local/root.crt'),
  };
}

/** Replaces texts that must be there. */
function replaced(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The shipped file has no ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const untilMs = performance.now() + START_MS;
  while (performance.now() < untilMs) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(PAUSE_MS);
  }
  throw new Error('The proxy does not listen');
}
