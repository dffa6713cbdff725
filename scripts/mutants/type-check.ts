import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Loads a package once and returns a check of one of its files with another text. `npm test` refuses a mutant with a type error before
 * any test runs. Unused names don't count: a removed call often leaves one.
 */
export function typeCheckOf(folder: string): (path: string, text: string) => boolean {
  const config = join(folder, 'tsconfig.json');
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
  const texts = new Map<string, { readonly version: number; readonly text: string | undefined }>();
  const host: ts.LanguageServiceHost = {
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false, noUnusedParameters: false }),
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
    const absolute = join(process.cwd(), path);
    setText(absolute, text);
    const errors = service.getSemanticDiagnostics(absolute);
    setText(absolute, undefined);
    return errors.length === 0;
  };
}
