import type { rulesCalls } from '@homeline/contract/rules/calls.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { RULE_KINDS } from '@homeline/domain/policy/rule-kind.ts';
import { rulesOn } from '@homeline/domain/rules/rulebook.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { staffNames } from '../staff/staff-names.ts';
import { compareRules } from './compare-rules.ts';
import {
  confirmRuleProposal,
  getRuleProposal,
  listRuleActs,
  listRuleProposals,
  returnRuleProposal,
} from './decide-rule-proposal.ts';
import {
  discardRuleDraft,
  getRuleDraft,
  listRuleDrafts,
  proposeRuleDraft,
  saveRuleDraft,
} from './draft-rules.ts';
import { comparePeopleAside, PeopleNotCompared } from './people-thread.ts';
import { proposeOrPublish } from './propose-rules.ts';
import { publishedFigures } from './published-figures.ts';
import { currentVersions, isOfSameDay, publishedVersions } from './published-versions.ts';
import { ruleFile, versionLabel } from './rule-files.ts';
import { businessDate } from './rule-publisher.ts';

export const rulesHandlers = {
  compareRules,
  /** Compares an unpublished version with the current one over the sample people. Writes nothing. */
  compareSamplePeople: async ({ body, organisation }, context) => {
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
  },
  /** Proves a file as publishing it would. */
  checkRules: async ({ body, organisation }, context) => {
    const tomorrow = addDays(businessDate(context.organisations.get(organisation), context.clock), 1);
    const file = ruleFile(body.kind, body.effectiveOn ?? tomorrow, body.xml);
    const result = await context.rulebooks.publisherOf(organisation).check([file]);
    const problems = 'problems' in result ? result.problems : [];
    // There is one file, so its name would say nothing.
    const name = `${versionLabel(file)}: `;
    return {
      problems: problems.map((problem) => (problem.startsWith(name) ? problem.slice(name.length) : problem)),
    };
  },
  /** Lists the current versions of a lender with their checksums and who published them, and how long their figures last. */
  listRuleVersions: async ({ organisation }, context) => {
    const { db } = context;
    const current = currentVersions(await publishedVersions(db, organisation));
    const identities = current.flatMap(({ publishedBy, proposedBy }) => [
      ...identityIn(publishedBy),
      ...identityIn(proposedBy),
    ]);
    const names = await staffNames(db, identities);
    return {
      ...publishedFigures(context, organisation),
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
  },
  /** Returns one published file. */
  getRuleVersion: async ({ params, organisation }, { db }) => {
    const current = currentVersions(await publishedVersions(db, organisation));
    const version = current.find((each) => isOfSameDay(each, params));
    return version ? { sha256: version.sha256, xml: version.xml } : refuse('NOT_FOUND');
  },
  /** Proposes the files of one day, all or none of them; the same files from another person are published. */
  publishRules: (request, context) => {
    const { body: files, params, query } = request;
    return proposeOrPublish(
      request,
      context,
      {
        ...{ act: 'PUBLISH', effectiveOn: params.effectiveOn, files, fromDraft: false },
        kinds: RULE_KINDS.filter((kind) => files[kind] !== undefined),
      },
      query.decidedBy,
    );
  },
  /** Proposes to withdraw the rule versions of a future day; the same from another person withdraws them. */
  withdrawRules: (request, context) => {
    const { query, params } = request;
    return proposeOrPublish(
      request,
      context,
      {
        ...{ act: 'WITHDRAW', effectiveOn: params.effectiveOn, files: {}, fromDraft: false },
        kinds: query.kind ? [query.kind] : RULE_KINDS,
      },
      query.decidedBy,
    );
  },
  listRuleDrafts,
  getRuleDraft,
  saveRuleDraft,
  discardRuleDraft,
  proposeRuleDraft,
  listRuleProposals,
  getRuleProposal,
  confirmRuleProposal,
  returnRuleProposal,
  listRuleActs,
} satisfies HandlersOf<typeof rulesCalls>;

/** Returns the identity in `STAFF 3f1c…`. */
function identityIn(actor: string | null): readonly string[] {
  const [by, id] = (actor ?? '').split(' ');
  return by === 'STAFF' && id ? [id] : [];
}
