import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CivilDate, CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import type { CreditPolicy } from '@homeline/domain/policy/credit-policy.ts';
import type { RateSheet } from '@homeline/domain/policy/rate-sheet.ts';
import { readCreditPolicy } from '@homeline/domain/policy/read-credit-policy.ts';
import { readRateSheet } from '@homeline/domain/policy/read-rate-sheet.ts';
import { kindOf, RULE_KINDS, type RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import { inOneLine, type TableProblem } from '@homeline/domain/tables/decision-table.ts';
import { LARGEST_FILE_BYTES, TOO_LARGE } from '@homeline/domain/tables/dmn-model.ts';
import { readDmn } from '@homeline/domain/tables/read-dmn.ts';
import { sha256 } from '../../audit/canonical.ts';

/** A version as it was written: the day from which it holds is the name of its file. */
export type WrittenVersion = {
  readonly kind: RuleKind;
  readonly effectiveOn: CivilDate;
  readonly sha256: string;
  readonly xml: string;
};

/** A version that can be used. */
export type CompiledVersion =
  | { readonly kind: 'rates'; readonly rules: RateSheet }
  | { readonly kind: 'policy'; readonly rules: CreditPolicy };

/** The versions in an organisation's folder, oldest first, and what is wrong with the names of its files. */
export function writtenVersions(
  folder: string,
  code: string,
): { versions: readonly WrittenVersion[]; problems: readonly string[] } {
  const problems: string[] = [];
  const versions = RULE_KINDS.flatMap((kind) => {
    const files = filesIn(join(folder, code, kind));
    const taken = new Map<string, string>();
    return files.flatMap((file): WrittenVersion[] => {
      const place = `${code}/${kind}/${file}`;
      const day = CivilDateSchema.safeParse(file.split('.')[0]).data;
      const before = day && taken.get(day);
      const isNamed = day && file === `${day}.dmn`;
      if (before) problems.push(`${place}: holds from the same day as ${before}`);
      else if (!isNamed)
        problems.push(`${place}: must be named by the day from which it holds, 2026-01-01.dmn`);
      if (before || !isNamed) return [];
      taken.set(day, file);
      const read = rulesText(join(folder, code, kind, file));
      if ('problem' in read) {
        problems.push(`${place}: ${read.problem}`);
        return [];
      }
      return [{ kind, effectiveOn: day, sha256: sha256(read.xml), xml: read.xml }];
    });
  });
  return { versions, problems };
}

/** Whether a file that may lie anywhere is a rate sheet or a policy. What cannot be read, or is neither, is refused as either. */
export async function kindOfFile(xml: string): Promise<RuleKind> {
  const read = await readDmn(xml);
  return ('decisions' in read && kindOf(read.decisions)) || 'rates';
}

/** The text of a file of rules, letter for letter, or in words why it cannot be used: a letter that was misread could change a rule. */
export function rulesText(path: string): { readonly xml: string } | { readonly problem: string } {
  let bytes: Uint8Array;
  try {
    const found = statSync(path);
    // A pipe would be waited for until somebody writes to it.
    if (!found.isFile()) return { problem: 'cannot be read' };
    if (found.size > LARGEST_FILE_BYTES) return { problem: TOO_LARGE };
    bytes = readFileSync(path);
  } catch {
    return { problem: 'cannot be read' };
  }
  try {
    return { xml: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { problem: 'is not UTF-8; save it in this encoding' };
  }
}

/** Everything in a folder but what a machine hides there for itself. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();
}

/**
 * Compiles a version and proves its tables.
 * @returns what can be used, or each problem in one line: table, row, column
 */
export async function compileVersion({
  kind,
  effectiveOn,
  xml,
}: Pick<WrittenVersion, 'kind' | 'effectiveOn' | 'xml'>): Promise<
  CompiledVersion | { problems: readonly string[] }
> {
  const of = { version: effectiveOn, sha256: sha256(xml) };
  const inLines = (problems: readonly TableProblem[]) => ({ problems: problems.map(inOneLine) });
  try {
    if (kind === 'rates') {
      const read = await readRateSheet(of, xml);
      return 'problems' in read ? inLines(read.problems) : { kind, rules: read.sheet };
    }
    const read = await readCreditPolicy(of, xml);
    return 'problems' in read ? inLines(read.problems) : { kind, rules: read.policy };
  } catch (error) {
    // One file that nobody foresaw must not keep the others from being read.
    return { problems: [`cannot be read: ${(error as Error).message}`] };
  }
}
