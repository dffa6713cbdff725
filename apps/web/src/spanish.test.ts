// Proves SH-23.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { said } from '@homeline/contract/said.es.ts';
import { SENTENCES } from '@homeline/contract/sentences.es.ts';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Modules whose sentences stay English, and why. */
const ENGLISH: Readonly<Record<string, RegExp>> = {
  'for engineers and operators':
    /^packages\/(contract\/src|domain\/src\/(flags|money|organisations|workflow\/current-step))|\.facts\.ts$|developer-toolbar|\/(main\.tsx|application\.ts|signer\.ts|visit\.ts|session-key\.ts|identity\.ts|profile\.ts)$/,
  'for staff':
    /chat\/conversation\.ts|closing\/texas-notice\.ts|(conditions|lien-review)\.selectors\.ts|documents\/(catalogue|written-documents)\.ts/,
  'names, codes, citations and tags':
    /domain\/src\/states\/|chat-(providers|session)\.ts|id-types\.ts|document-nodes\.tsx|brand-tokens\.ts/,
  'found in both languages, since a consent is shown in that in which it was given':
    /consents\.ts|electronic-records\.ts/,
};

it('has Spanish for every sentence of the pages', () => {
  const left = new Map<string, readonly string[]>();
  for (const [file, module] of modulesFrom(join(ROOT, 'apps/web/src/main.tsx'))) {
    const path = relative(ROOT, file);
    if (path.includes('.es.ts') || Object.values(ENGLISH).some((pattern) => pattern.test(path))) continue;
    const sentences = module.texts.filter((text) => isSentence(text) && !isTranslated(text));
    if (sentences.length > 0) left.set(path, sentences);
  }
  expect(Object.fromEntries(left)).toEqual({});
});

const TRANSLATED = new Set(Object.keys(SENTENCES).map((sentence) => sentence.replace(/\{\d\}/g, '{}')));

/** Returns whether the dictionary of what schemas and the server say has a sentence, or it is Spanish itself. */
function isTranslated(text: string): boolean {
  return TRANSLATED.has(text) || said(text) !== text || /[áéíóúñ¿]/.test(text);
}

/** Returns whether a text reads like a sentence or a label of several words, rather than a class, a path or a code. */
function isSentence(text: string): boolean {
  return /\p{L}[\p{L}’]* [\p{L}’(]/u.test(text) && /\p{Lu}|[.?!]$/u.test(text) && !/var\(|--|^M\d/.test(text);
}

type Module = { readonly texts: readonly string[]; readonly imports: readonly string[] };

/** Returns every module of our own that the pages load, as the Spanish build takes them. */
function modulesFrom(entry: string): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module>();
  const queue = [entry];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (modules.has(file) || !/\.tsx?$/.test(file)) continue;
    const module = read(file);
    modules.set(file, module);
    queue.push(...module.imports.flatMap((specifier) => resolved(specifier, file) ?? []));
  }
  return modules;
}

function resolved(specifier: string, importer: string): string | undefined {
  const isOurs = specifier.startsWith('.') || specifier.startsWith('@homeline/');
  if (!isOurs) return undefined;
  const file = specifier.startsWith('.')
    ? join(dirname(importer), specifier)
    : fileURLToPath(import.meta.resolve(specifier));
  const spanish = file.replace(/(\.tsx?)$/, '.es$1');
  return spanish !== importer && existsSync(spanish) ? spanish : file;
}

type Node = { readonly type: string; readonly [part: string]: unknown };

/** Returns the texts of a module outside its types, and what it loads. */
function read(file: string): Module {
  const texts: string[] = [];
  const imports: string[] = [];
  const walk = (node: Node) => {
    const { type, source, value } = node;
    if (type === 'TSLiteralType' || node['importKind'] === 'type' || node['exportKind'] === 'type') return;
    if (isNode(source) && typeof source['value'] === 'string') imports.push(source['value']);
    if (type === 'JSXText' || type === 'Literal') texts.push(String(value).trim());
    if (type === 'TemplateLiteral')
      texts.push((node['quasis'] as Quasi[]).map((part) => part.value.cooked).join('{}'));
    for (const [name, part] of Object.entries(node)) {
      if (name === 'source') continue;
      for (const each of [part].flat()) if (isNode(each)) walk(each);
    }
  };
  walk(parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node);
  return { texts, imports };
}

type Quasi = { readonly value: { readonly cooked: string } };

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part;
}
