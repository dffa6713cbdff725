import type { getRuleVersion as call } from '@homeline/contract/rules/get-rule-version.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { currentVersions, isOfSameDay, publishedVersions } from './published-versions.ts';

/** Returns one published file. */
export const getRuleVersion: Handler<typeof call> = async ({ params, organisation }, { db }) => {
  const current = currentVersions(await publishedVersions(db, organisation));
  const version = current.find((each) => isOfSameDay(each, params));
  return version ? { sha256: version.sha256, xml: version.xml } : refuse('NOT_FOUND');
};
