import type { compareSamplePeople as call } from '@homeline/contract/rules/compare-sample-people.ts';
import { rulesOn } from '@homeline/domain/rules/rulebook.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { comparePeopleAside, PeopleNotCompared } from './people-thread.ts';
import { currentVersions, publishedVersions } from './published-versions.ts';
import { ruleFile } from './rule-files.ts';
import { businessDate } from './rule-publisher.ts';

/** Compares an unpublished version with the current one over the sample people. Writes nothing. */
export const compareSamplePeople: Handler<typeof call> = async ({ body, organisation }, context) => {
  const day = businessDate(context.organisations.get(organisation), context.clock);
  const { sheet, policy } = rulesOn(context.rulebooks.get(organisation), day);
  const published = currentVersions(await publishedVersions(context.db, organisation));
  const before = published.filter(({ kind, effectiveOn }) =>
    kind === 'rates' ? effectiveOn === sheet.version : effectiveOn === policy.version,
  );
  const { kind, xml, alsoXml } = body;
  const other = kind === 'rates' ? 'policy' : 'rates';
  const proposed = [
    ruleFile(kind, day, xml),
    ...(alsoXml === undefined ? [] : [ruleFile(other, day, alsoXml)]),
  ];
  try {
    const compared = await comparePeopleAside({ before, proposed });
    return 'problems' in compared ? refuse('RULES_UNUSABLE', { message: compared.problems }) : compared;
  } catch (error) {
    if (!(error instanceof PeopleNotCompared)) throw error;
    return refuse('UNAVAILABLE', { message: error.message });
  }
};
