import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CivilDate, CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import type { CreditPolicy } from '@homeline/domain/policy/credit-policy.ts';
import type { RateSheet } from '@homeline/domain/policy/rate-sheet.ts';
import { readCreditPolicy } from '@homeline/domain/policy/read-credit-policy.ts';
import { readRateSheet } from '@homeline/domain/policy/read-rate-sheet.ts';
import { kindOfRules, RULE_KINDS, type RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import { formatProblem, type TableProblem } from '@homeline/domain/tables/decision-table.ts';
import { LARGEST_FILE_BYTES, TOO_LARGE } from '@homeline/domain/tables/dmn-model.ts';
import { readDmn } from '@homeline/domain/tables/read-dmn.ts';
import { sha256 } from '../../audit/canonical.ts';

/** The text of a rate sheet or a credit policy, and the day it takes effect. */
export type RuleFile = {
  readonly kind: RuleKind;
  readonly effectiveOn: CivilDate;
  readonly sha256: string;
  readonly xml: string;
};

/** A version that can be used. */
export type CompiledVersion =
  | { readonly kind: 'rates'; readonly rules: RateSheet }
  | { readonly kind: 'policy'; readonly rules: CreditPolicy };

/** Returns a file with its checksum. */
export function ruleFile(kind: RuleKind, effectiveOn: CivilDate, xml: string): RuleFile {
  return { kind, effectiveOn, sha256: sha256(xml), xml };
}

/** Names a version: "rates 2026-12-01". */
export function versionLabel({ kind, effectiveOn }: Pick<RuleFile, 'kind' | 'effectiveOn'>): string {
  return `${kind} ${effectiveOn}`;
}

/** Returns the files in a lender's folder, oldest first, and the problems with their names. */
export function ruleFilesIn(
  folder: string,
  code: string,
): { files: readonly RuleFile[]; problems: readonly string[] } {
  const problems: string[] = [];
  const files = RULE_KINDS.flatMap((kind) =>
    filesIn(join(folder, code, kind)).flatMap((name): RuleFile[] => {
      const day = CivilDateSchema.safeParse(name.split('.')[0]).data;
      const read = readRuleFile(join(folder, code, kind, name));
      if (!day || name !== `${day}.dmn`) {
        problems.push(`${kind}/${name}: must be named by its effective date, such as 2026-01-01.dmn`);
        return [];
      }
      if ('problem' in read) {
        problems.push(`${kind}/${name}: ${read.problem}`);
        return [];
      }
      return [ruleFile(kind, day, read.xml)];
    }),
  );
  return { files, problems };
}

/** Returns whether a file is a rate sheet or a credit policy. A file that is neither counts as a rate sheet, and is refused as one. */
export function ruleKindOf(xml: string): RuleKind {
  const read = readDmn(xml);
  return ('decisions' in read && kindOfRules(read.decisions)) || 'rates';
}

/** Reads a file strictly: a misread letter could change a rule. */
export function readRuleFile(path: string): { readonly xml: string } | { readonly problem: string } {
  let bytes: Uint8Array;
  try {
    const found = statSync(path);
    // Reading a pipe would wait until something writes to it.
    if (!found.isFile()) return { problem: "can't be read" };
    if (found.size > LARGEST_FILE_BYTES) return { problem: TOO_LARGE };
    bytes = readFileSync(path);
  } catch {
    return { problem: "can't be read" };
  }
  try {
    return { xml: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { problem: 'is not UTF-8; save it in this encoding' };
  }
}

/** Returns the names in a folder, hidden files left out. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();
}

/**
 * Compiles a file and proves its tables.
 * @returns the compiled version, or each problem in one line: table, row, column
 */
export function compileVersion({
  kind,
  effectiveOn,
  xml,
}: Pick<RuleFile, 'kind' | 'effectiveOn' | 'xml'>): CompiledVersion | { problems: readonly string[] } {
  const version = { version: effectiveOn, sha256: sha256(xml) };
  const inLines = (problems: readonly TableProblem[]) => ({ problems: problems.map(formatProblem) });
  try {
    if (kind === 'rates') {
      const read = readRateSheet(version, xml);
      return 'problems' in read ? inLines(read.problems) : { kind, rules: read.sheet };
    }
    const read = readCreditPolicy(version, xml);
    return 'problems' in read ? inLines(read.problems) : { kind, rules: read.policy };
  } catch (error) {
    // A defect in one file must not stop the reading of others.
    return { problems: [`can't be read: ${(error as Error).message}`] };
  }
}
