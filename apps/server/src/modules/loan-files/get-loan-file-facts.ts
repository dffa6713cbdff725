import type {
  getLoanFileFacts as call,
  LoanFileFact,
} from '@homeline/contract/loan-files/get-loan-file-facts.ts';
import { FACT_GROUPS, FACTS, isFactName } from '@homeline/domain/facts/facts.ts';
import { factLabel, factRows } from '@homeline/domain/staff/fact-rows.ts';
import { FACT_TITLES } from '@homeline/domain/staff/fact-titles.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { actorNames } from './actor-names.ts';
import { findLoanFile } from './find-loan-file.ts';
import { isRevealable } from './revealable.ts';

/** Returns every fact of an application as staff read it, by subject. HMDA answers are not facts, so they are never among these. */
export const getLoanFileFacts: Handler<typeof call> = async ({ organisation, params }, context) => {
  const key = { organisation, applicationId: params.uuid };
  if (!(await findLoanFile(context, key))) return refuse('NOT_FOUND');
  const nameOf = await actorNames(context, organisation);
  const stored = await context.db
    .selectFrom('fact')
    .select(['name', 'seq', 'at', 'value', 'actor'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', params.uuid)
    .orderBy('seq', 'desc')
    .execute();
  const seen = new Set<string>();
  const facts = stored.map(({ name, seq, at, value, actor }): LoanFileFact => {
    const isAnswer = isFactName(name) && FACTS[name].shape === 'answer';
    const isReplaced = isAnswer && seen.has(name);
    seen.add(name);
    const rows = factRows(value);
    return {
      ...{
        fact: name,
        title: isFactName(name) ? FACT_TITLES[name] : factLabel(name),
        seq,
        at: at.toISOString(),
        by: nameOf(actor),
        isReplaced,
      },
      rows: [...rows],
      isRevealable: isRevealable(name) && rows.some(({ isMasked }) => isMasked),
    };
  });
  return Object.entries(FACT_GROUPS).flatMap(([title, definitions]) => {
    const own = facts.filter(({ fact }) => Object.hasOwn(definitions, fact));
    return own.length === 0 ? [] : { title, facts: own };
  });
};
