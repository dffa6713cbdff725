import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { commandLine } from './command-line.ts';
import { ROOT } from './processes.ts';

const USAGE = `npm run package:deb
  Builds, and writes packaging/homeline_<version>_<architecture>.deb for Debian 12 or newer: dist, Node and a service. Needs dpkg-deb.`;

/** Debian's name of the processor that Node runs on. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

commandLine(USAGE, {});
const architecture = ARCHITECTURES[process.arch];
if (!architecture) throw new Error(`No package for ${process.arch}`);
const tree = mkdtempSync(join(tmpdir(), 'homeline-deb-'));
try {
  const put = (from: string, to: string) => cpSync(join(ROOT, from), join(tree, to), { recursive: true });
  put('dist', 'usr/lib/homeline');
  cpSync(process.execPath, join(tree, 'usr/lib/homeline/bin/node'));
  put('packaging/homeline.service', 'usr/lib/systemd/system/homeline.service');
  put('packaging/homeline.env', 'etc/homeline/homeline.env');
  put('docs/operate.md', 'usr/share/doc/homeline/operate.md');
  put('docs/generated/settings.md', 'usr/share/doc/homeline/settings.md');
  put('LICENSE', 'usr/share/doc/homeline/copyright');
  put('packaging/deb', 'DEBIAN');
  mkdirSync(join(tree, 'usr/bin'));
  symlinkSync('../lib/homeline/bin/homeline', join(tree, 'usr/bin/homeline'));
  writeFileSync(join(tree, 'DEBIAN/conffiles'), '/etc/homeline/homeline.env\n');
  writeFileSync(join(tree, 'DEBIAN/control'), controlOf(architecture));
  // Everybody may read what is installed, whatever this machine's umask; the scripts run.
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', tree]);
  execFileSync('chmod', ['755', join(tree, 'DEBIAN/postinst'), join(tree, 'DEBIAN/prerm')]);
  const file = join(ROOT, `packaging/homeline_${manifest.version}_${architecture}.deb`);
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zzstd', '--build', tree, file], { stdio: 'ignore' });
  console.log(`Wrote ${file}, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(tree, { recursive: true });
}

function controlOf(architecture: string): string {
  const files = globSync('**/*', { cwd: tree }).map((path) => statSync(join(tree, path)));
  const kib = Math.ceil(files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1024);
  return [
    `Package: ${manifest.name}`,
    `Version: ${manifest.version}`,
    `Architecture: ${architecture}`,
    `Installed-Size: ${kib}`,
    'Maintainer: The Homeline project <homeline@localhost>',
    'Depends: adduser, ca-certificates, libc6 (>= 2.28), libstdc++6',
    'Recommends: postgresql-client',
    'Section: web',
    'Priority: optional',
    `Description: ${manifest.description}`,
    ' The server, its pages and commands, with the Node that runs them.',
    '',
  ].join('\n');
}
