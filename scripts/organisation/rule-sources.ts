import type { Client } from '@homeline/contract/client.ts';
import { getRuleVersion } from '@homeline/contract/rules/get-rule-version.ts';
import { listRuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { type CivilDate, CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { rulesOn } from '@homeline/domain/rules/rulebook.ts';
import { hasRules, rulebookFrom } from '../../apps/server/src/modules/rules/compiled-rules.ts';
import { isOfSameDay } from '../../apps/server/src/modules/rules/published-versions.ts';
import {
  compileVersion,
  type RuleFile,
  readRuleFile,
  ruleFile,
  ruleKindOf,
} from '../../apps/server/src/modules/rules/rule-files.ts';

/**
 * Downloads the current versions of an installation.
 * @param send for a member of staff at the underwriter's desk
 * @throws RequestError if the server refuses or does not answer
 */
export async function publishedFiles(send: Client): Promise<readonly RuleFile[]> {
  const { versions } = await send(listRuleVersions, {});
  const files: RuleFile[] = [];
  for (const { kind, effectiveOn } of versions) {
    const { xml } = await send(getRuleVersion, { params: { kind, effectiveOn } });
    files.push(ruleFile(kind, effectiveOn, xml));
  }
  return files;
}

/**
 * Reads a file that is to take effect on a day. Its content says whether it is a rate sheet or a policy.
 * @throws Error naming the file if it can't be read
 */
export async function newRuleFile(path: string, effectiveOn: CivilDate): Promise<RuleFile> {
  const read = readRuleFile(path);
  if ('problem' in read) throw new Error(`${path}: ${read.problem}`);
  return ruleFile(ruleKindOf(read.xml), effectiveOn, read.xml);
}

/**
 * Returns the rules of some files that are in effect on a day. A file that can't be used is left out, as in the server.
 * @throws RangeError if there are none
 */
export async function rulesInEffect(files: readonly RuleFile[], day: CivilDate): Promise<Rules> {
  const results = files.map(compileVersion);
  const rulebook = rulebookFrom(results.flatMap((result) => ('problems' in result ? [] : [result])));
  if (!hasRules(rulebook, day)) throw new RangeError(`No rules are in effect on ${day}`);
  return rulesOn(rulebook, day);
}

/** Parses an option as a date. @throws Error if it is not one */
export function parseDay(option: string, text: string): CivilDate {
  const { data } = CivilDateSchema.safeParse(text);
  if (!data) throw new Error(`${option} takes a date such as 2026-01-01, not ${text}`);
  return data;
}

/** Returns some files with new ones added, each in place of the file of its kind and day. */
export function withFiles(files: readonly RuleFile[], added: readonly RuleFile[]): readonly RuleFile[] {
  return [...files.filter((file) => !added.some((each) => isOfSameDay(each, file))), ...added];
}
