import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Brand, Typeface } from '@homeline/domain/organisations/brand.ts';
import * as z from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** The chunks of the pages that people open first, as the build names them, by path below the base path. */
const FIRST_PAGES: readonly (readonly [path: RegExp, chunks: readonly string[]])[] = [
  [/^$/, ['start.page']],
  [/^\/register$/, ['registration']],
  [/^\/dashboard$/, ['dashboard.page']],
  [/^\/[\da-f-]{36}\/product\/select$/i, ['application', 'offers']],
  [/^\/[\da-f-]{36}\//i, ['application']],
];

/** The files of each typeface: its rules, and its Latin letters. */
const TYPEFACE_FILES: Partial<Record<Typeface, readonly string[]>> = {
  FIGTREE: ['figtree/wght.css', 'figtree/files/figtree-latin-wght-normal.woff2'],
  SOURCE_SANS: ['source-sans-3/wght.css', 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2'],
  SOURCE_SERIF: ['source-serif-4/wght.css', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2'],
};

/** Returns the `link` elements that let a browser fetch what a page and its brand need before its script asks. */
export type PagePreloads = (path: string, brand: Brand) => string;

/**
 * Reads the build's list of files again after each build.
 * @param manifestFile the build's list of files
 * @param index the entry that names the page's own scripts
 * @param base the base path of the web app
 */
export function pagePreloads(manifestFile: string, index: string, base: string): PagePreloads {
  const manifestOf = rereadWhenChanged(manifestFile);
  return (path, { type }) => {
    const manifest = manifestOf();
    const typefaces = [...new Set([type.text, type.heading])].flatMap((typeface) =>
      (TYPEFACE_FILES[typeface] ?? []).flatMap((file) => fileEndingWith(manifest, file)),
    );
    const [, chunks] = FIRST_PAGES.find(([first]) => first.test(path.slice(base.length))) ?? [];
    const modules = Object.keys(manifest).filter((key) => chunks?.includes(manifest[key]?.name ?? ''));
    const files = new Set([
      ...typefaces,
      ...modules.flatMap((module) => filesOfModule(manifest, module, new Set(entryModules(manifest, index)))),
    ]);
    return [...files].map((file) => linkTo(`${base}/${file}`)).join('\n    ');
  };
}

/** Returns the files of a module and of everything it imports, but not of the entry, which the page names itself. */
function filesOfModule(manifest: Manifest, module: string, seen: Set<string>): string[] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [
    chunk.file,
    ...chunk.css,
    ...chunk.imports.flatMap((imported) => filesOfModule(manifest, imported, seen)),
  ];
}

function entryModules(manifest: Manifest, index: string): string[] {
  return [index, ...(manifest[index]?.imports ?? [])];
}

function fileEndingWith(manifest: Manifest, end: string): string[] {
  const name = Object.keys(manifest).find((key) => key.endsWith(`/${end}`));
  const file = name && manifest[name]?.file;
  return file ? [file] : [];
}

function linkTo(href: string): string {
  if (href.endsWith('.js'))
    return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`;
  return href.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${href}">`
    : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
}

function rereadWhenChanged(path: string): () => Manifest {
  let read: { atMs: number; manifest: Manifest } | undefined;
  return () => {
    if (!existsSync(path)) return {};
    const atMs = statSync(path).mtimeMs;
    if (read?.atMs !== atMs)
      read = { atMs, manifest: Manifest.parse(JSON.parse(readFileSync(path, 'utf8'))) };
    return read.manifest;
  };
}
