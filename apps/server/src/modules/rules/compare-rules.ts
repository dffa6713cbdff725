import type {
  ComparedRules,
  compareRules as call,
  ProposedRules,
} from '@homeline/contract/rules/compare-rules.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { chosenOffer } from '@homeline/domain/facts/offers.selectors.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { compareFinal } from '@homeline/domain/rules/compare-final.ts';
import { compareRules as compare } from '@homeline/domain/rules/compare-rules.ts';
import type { ComparisonResult } from '@homeline/domain/rules/comparison-result.ts';
import { rulesOn } from '@homeline/domain/rules/rulebook.ts';
import { InvalidTableInput } from '@homeline/domain/tables/bind.ts';
import { type ChangedCell, changedCells } from '@homeline/domain/tables/changed-cells.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { hasRules } from './compiled-rules.ts';
import { dayAndAges } from './decision-context.ts';
import { proposedRules } from './proposed-rules.ts';
import { currentVersions, isOfSameDay, publishedVersions } from './published-versions.ts';

// Small enough to answer before a client times out.
const BATCH = 500;

/** Compares an unpublished version with the current one over the open applications. Writes nothing and names no person. */
export const compareRules: Handler<typeof call> = async ({ body, organisation }, context) => {
  const { timeZone } = context.organisations.get(organisation);
  const rulebook = context.rulebooks.get(organisation);
  const day = body.against ?? civilDateIn(timeZone, context.clock.nowMs());
  if (!hasRules(rulebook, day)) {
    return refuse('INVALID_INPUT', { fields: { against: 'No rules were in effect on this day' } });
  }
  const before = rulesOn(rulebook, day);
  const { kind, xml, alsoXml } = body;
  const also = { kind: kind === 'rates' ? 'policy' : 'rates', effectiveOn: day } as const;
  const proposed = await proposedRules(
    before,
    { kind, xml, effectiveOn: day },
    ...(alsoXml === undefined ? [] : [{ ...also, xml: alsoXml }]),
  );
  if ('problems' in proposed) return refuse('RULES_UNUSABLE', { message: proposed.problems });

  const rules = { before, after: proposed.rules };
  const applications = await openApplications(context, organisation, body.after);
  const rows: ComparedRules['rows'] = [];
  const incomparable: ComparedRules['incomparable'] = [];
  for (const { applicationId, loanNumber } of applications) {
    const key = { organisation, applicationId };
    const facts = await loadRelevantFacts(context.db, key);
    try {
      const compared = compareOne(context, key, facts, rules);
      if (compared) rows.push({ uuid: applicationId, loanNumber, ...compared });
    } catch (error) {
      // An application that can't be decided doesn't hide the others.
      if (!(error instanceof InvalidTableInput)) throw error;
      incomparable.push({ uuid: applicationId, why: error.message });
    }
  }
  return {
    ...(!body.after && { changedCells: await cellsChangedBy(context, organisation, before, body) }),
    against: { rates: before.sheet.version, policy: before.policy.version },
    rows,
    undecided: applications.length - rows.length - incomparable.length,
    incomparable,
    next: applications.length === BATCH ? applications.at(-1)?.applicationId : undefined,
  };
};

/** Returns what the files change in the versions in effect. */
async function cellsChangedBy(
  { db }: Context,
  organisation: string,
  before: Rules,
  { kind, xml, alsoXml }: ProposedRules,
): Promise<ChangedCell[]> {
  const current = currentVersions(await publishedVersions(db, organisation));
  const inEffect = { rates: before.sheet.version, policy: before.policy.version };
  const other = kind === 'rates' ? 'policy' : 'rates';
  const files = [[kind, xml] as const, ...(alsoXml === undefined ? [] : [[other, alsoXml] as const])];
  const changes = files.map(async ([each, text]) => {
    const version = current.find((row) => isOfSameDay(row, { kind: each, effectiveOn: inEffect[each] }));
    return (version && (await changedCells(version.xml, text))) ?? [];
  });
  return (await Promise.all(changes)).flat();
}

function compareOne(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  rules: { before: Rules; after: Rules },
): ComparisonResult | undefined {
  if (!facts.profile || !facts.property) return undefined;
  const dated = dayAndAges(context, key, facts);
  const compared = compare(facts, dated, rules, chosenOffer(facts)?.terms);
  return compared && { ...compared, final: compareFinal(facts, dated, rules) };
}

async function openApplications(
  { db }: Context,
  organisation: string,
  after: string | undefined,
): Promise<readonly { readonly applicationId: string; readonly loanNumber: string }[]> {
  return db
    .selectFrom('projection')
    .select(['application_id as applicationId', 'loan_number as loanNumber'])
    .where('organisation', '=', organisation)
    .where('kind', '!=', 'TERMINAL')
    .where((eb) => (after ? eb('application_id', '>', after) : eb.lit(true)))
    .orderBy('application_id')
    .limit(BATCH)
    .execute();
}
