import type { listRuleVersions as call } from '@homeline/contract/rules/list-rule-versions.ts';
import type { Handler } from '../../http/handler.ts';
import { currentVersions, publishedVersions } from './published-versions.ts';

/** Lists the current versions of a lender with their checksums. */
export const listRuleVersions: Handler<typeof call> = async ({ organisation }, { db }) => {
  const current = currentVersions(await publishedVersions(db, organisation));
  return { versions: current.map(({ kind, effectiveOn, sha256 }) => ({ kind, effectiveOn, sha256 })) };
};
