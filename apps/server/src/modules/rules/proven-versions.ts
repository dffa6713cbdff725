import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { sha256 } from '../../audit/canonical.ts';

/** The rule versions that this build has compiled, including in earlier starts, so that a start needn't compile them to know they can be used. */
export type ProvenVersions = {
  has(version: string): boolean;
  add(version: string): void;
  /** Keeps them for the next start. */
  keep(): void;
};

const Kept = z.strictObject({ build: z.string(), versions: z.array(z.string()) });

/**
 * Opens the versions that a build has proven. Another build, whose reading may differ, begins with none; so do sources, which may change
 * between any two starts.
 * @param build what identifies the build, undefined for sources
 */
export function provenVersions(dataDir: string, build: string | undefined): ProvenVersions {
  const file = join(dataDir, 'compiled', 'rules.json');
  const proven = new Set(build === undefined ? [] : keptBy(build, file));
  let isKept = true;
  return {
    has: (version) => proven.has(version),
    add(version) {
      proven.add(version);
      isKept = false;
    },
    keep() {
      if (isKept || build === undefined) return;
      try {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        writeFileSync(`${file}.new`, JSON.stringify({ build, versions: [...proven] }));
        renameSync(`${file}.new`, file);
        isKept = true;
      } catch {
        // The next start compiles them again.
      }
    },
  };
}

function keptBy(build: string, file: string): readonly string[] {
  try {
    const kept = Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
    return kept.build === build ? kept.versions : [];
  } catch {
    return [];
  }
}

/** Identifies the build that runs: its first program names the others by their content. Undefined when the sources run. */
export function runningBuild(program = process.argv[1]): string | undefined {
  return program?.endsWith('.js') ? sha256(readFileSync(program)) : undefined;
}
