import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { TYPE_PROJECTS, typeCheckArguments } from '../type-projects.ts';

/** A removed call often leaves an unused name, which is no error here. */
const UNUSED_ALLOWED = { noUnusedLocals: false, noUnusedParameters: false };

/**
 * Loads a package once and returns a check of one of its files with another text: errors in that file alone, so it is quick.
 * `everythingIsTyped` finds those of the files that import it.
 */
export function typeCheckOf(folder: string): (path: string, text: string) => boolean {
  const config = resolve(folder, 'tsconfig.json');
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
  const texts = new Map<string, { readonly version: number; readonly text: string | undefined }>();
  const host: ts.LanguageServiceHost = {
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getCompilationSettings: () => ({ ...options, ...UNUSED_ALLOWED }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => String(texts.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = texts.get(path)?.text ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  };
  const service = ts.createLanguageService(host);
  const setText = (path: string, text: string | undefined) =>
    texts.set(path, { version: (texts.get(path)?.version ?? 0) + 1, text });
  return (path, text) => {
    const absolute = resolve(path);
    setText(absolute, text);
    const errors = service.getSemanticDiagnostics(absolute);
    setText(absolute, undefined);
    return errors.length === 0;
  };
}

/** Checks the files as they are, in every project: `npm test` refuses a type error before any test runs. */
export function everythingIsTyped(): boolean {
  const allowed = Object.entries(UNUSED_ALLOWED).flatMap(([option, value]) => [`--${option}`, String(value)]);
  return TYPE_PROJECTS.every((project) => {
    const check = typeCheckArguments(project, 'node_modules/.cache/types-of-mutants');
    return spawnSync(process.execPath, [...check, ...allowed], { stdio: 'ignore' }).status === 0;
  });
}
