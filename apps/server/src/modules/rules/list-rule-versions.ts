import type { listRuleVersions as call } from '@homeline/contract/rules/list-rule-versions.ts';
import type { Handler } from '../../http/handler.ts';
import { publishedVersions, standingOf } from './published-versions.ts';

/** What the lender has published, each text by its checksum. */
export const listRuleVersions: Handler<typeof call> = async ({ organisation }, { db }) => {
  const { rows } = await publishedVersions(db, organisation);
  return {
    versions: standingOf(rows).map(({ kind, effectiveOn, sha256 }) => ({ kind, effectiveOn, sha256 })),
  };
};
