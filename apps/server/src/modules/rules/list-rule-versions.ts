import type { listRuleVersions as call } from '@homeline/contract/rules/list-rule-versions.ts';
import type { Handler } from '../../http/handler.ts';
import { staffNames } from '../staff/staff-names.ts';
import { currentVersions, publishedVersions } from './published-versions.ts';

/** Lists the current versions of a lender with their checksums and who published them. */
export const listRuleVersions: Handler<typeof call> = async ({ organisation }, { db }) => {
  const current = currentVersions(await publishedVersions(db, organisation));
  const identities = current.flatMap(({ publishedBy, proposedBy }) => [
    ...identityIn(publishedBy),
    ...identityIn(proposedBy),
  ]);
  const names = await staffNames(db, identities);
  return {
    versions: current.map(({ kind, effectiveOn, sha256, publishedBy, proposedBy }) => {
      const [publisher] = identityIn(publishedBy);
      const [proposer] = identityIn(proposedBy);
      return {
        ...{ kind, effectiveOn, sha256 },
        ...(publisher && { publishedBy: names(publisher) }),
        ...(proposer && { proposedBy: names(proposer) }),
      };
    }),
  };
};

/** Returns the identity in `STAFF 3f1c…`. */
function identityIn(actor: string | null): readonly string[] {
  const [by, id] = (actor ?? '').split(' ');
  return by === 'STAFF' && id ? [id] : [];
}
