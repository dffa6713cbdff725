import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { type Rules, rulesOn } from '@homeline/domain/organisations/rulebook.ts';
import { hasRules, rulebookFrom } from '../../apps/server/src/modules/organisations/compiled-rules.ts';
import { compileVersion, writtenVersions } from '../../apps/server/src/modules/organisations/rule-files.ts';

/**
 * The rules in an organisation's folder that are in effect on a day. A version that cannot be used is left out, as the server does.
 * @throws RangeError when none are
 */
export async function publishedRules(folder: string, code: string, day: CivilDate): Promise<Rules> {
  const results = await Promise.all(writtenVersions(folder, code).versions.map(compileVersion));
  const rulebook = rulebookFrom(results.flatMap((result) => ('problems' in result ? [] : [result])));
  if (!hasRules(rulebook, day)) throw new RangeError(`${code} has no rules in effect on ${day}`);
  return rulesOn(rulebook, day);
}
