import type { findCaller as call } from '@homeline/contract/chat/find-caller.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import {
  type CallerProofs,
  callerTerms,
  isCaller,
  proofNames,
  proofTexts,
} from '@homeline/domain/staff/caller-proofs.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { dobOf } from '../../facts/date-of-birth.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { storedTerm } from '../../facts/search-terms.ts';
import type { Handler } from '../../http/handler.ts';
import { forgetAttempt, type Limit, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { refuse } from '../../refusal.ts';
import { keepStaffChange } from '../staff/keep-staff-change.ts';
import { borrowerPanel } from './borrower-panel.ts';

/** So many applications may have the same terms; beyond it, what was said proves nobody. */
const MOST_CANDIDATES = 20;

/**
 * Finds the borrower who calls. Everything said must be right of one borrower: a second guess beside a right proof would make each try
 * worth more. The answer is the same whatever is wrong, also when it is right of several people.
 */
export const findCaller: Handler<typeof call> = async (request, context) => {
  const { organisation, caller, body } = request;
  const { perAgent, guesses } = callerLimits(context, organisation, caller.identity, body);
  const wait = await secondsToWait(context.db, [perAgent, ...guesses]);
  if (wait > 0) return refuse('TOO_MANY_ATTEMPTS', { message: `Please try again in ${waitWords(wait)}.` });
  const found = await provenBorrower(context, organisation, body);
  const proofs = proofNames(body);
  const subject = `${found ? 'found' : 'no match'}: ${proofs.join(', ')}`;
  await context.db.transaction().execute(async (trx) => {
    await keepStaffChange(trx, context, request, { what: 'CALLER', identity: caller.identity, subject });
    if (!found) return;
    await lockApplication(trx, { organisation, applicationId: found.id });
    const act = { applicationId: found.id, what: 'find caller', detail: { proofs } };
    await auditStaffAct(trx, context, request, act);
  });
  if (!found) return {};
  await forgetAttempt(context.db, guesses);
  const key = { organisation, applicationId: found.id };
  return { caller: await borrowerPanel(context, key, found.facts, caller.permissions) };
};

type Limits = { readonly perAgent: Limit; readonly guesses: readonly Limit[] };

/**
 * Returns the limits of look-ups: how many an agent makes, how often they guess wrong, and how often anybody does about the same person.
 * Each value that was said counts by its keyed hash, so the table names nobody.
 */
function callerLimits(
  { sealing }: Context,
  organisation: string,
  agent: string,
  proofs: CallerProofs,
): Limits {
  const said = proofTexts(proofs)
    // Thousands share the last four digits.
    .filter(({ kind }) => kind !== 'ssnLast4')
    .map(({ kind, text }) => sealing.lookupHash('caller', `${organisation} ${kind} ${text}`));
  return {
    perAgent: { key: `caller all ${agent}`, rule: { kind: 'WINDOW', most: 60, seconds: 3600 } },
    guesses: [
      { key: `caller ${agent}`, rule: { kind: 'WINDOW', most: 10, seconds: 3600 } },
      { key: `caller day ${agent}`, rule: { kind: 'WINDOW', most: 30, seconds: 86_400 } },
      ...said.map(
        (hash): Limit => ({
          key: `caller of ${hash}`,
          rule: { kind: 'WINDOW', most: 10, seconds: 86_400 },
        }),
      ),
    ],
  };
}

type Borrower = { readonly id: string; readonly facts: Facts };

/** Returns the newest application of the one borrower of whom everything said is right. */
async function provenBorrower(
  context: Context,
  organisation: string,
  proofs: CallerProofs,
): Promise<Borrower | undefined> {
  const proven: (Borrower & { readonly owner: string })[] = [];
  for (const { id, owner, loan_number } of await candidates(context, organisation, proofs)) {
    const key = { organisation, applicationId: id };
    const facts = await loadRelevantFacts(context.db, key);
    const known = { dob: dobOf(context, key, facts), loanNumber: loan_number };
    if (isCaller(facts, known, proofs)) proven.push({ id, owner, facts });
  }
  const [newest, ...others] = proven;
  return others.some(({ owner }) => owner !== newest?.owner) ? undefined : newest;
}

async function candidates({ db, sealing }: Context, organisation: string, proofs: CallerProofs) {
  const terms = [...new Set(callerTerms(proofs).map((term) => storedTerm(sealing, organisation, term)))];
  const rows = await db
    .selectFrom('application')
    .select(['id', 'owner', 'loan_number'])
    .where('organisation', '=', organisation)
    .$if(proofs.loanNumber !== undefined, (query) => query.where('loan_number', '=', proofs.loanNumber ?? ''))
    .$if(terms.length > 0, (query) =>
      query.where(
        'id',
        'in',
        sql<string>`(select application_id from search_term where organisation = ${organisation}
          and term = any(${terms}::text[]) group by application_id having count(*) = ${terms.length}::int)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_CANDIDATES + 1)
    .execute();
  return rows.length > MOST_CANDIDATES ? [] : rows;
}
