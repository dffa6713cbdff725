import type { findCaller as call } from '@homeline/contract/chat/find-caller.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import {
  type Caller,
  type CallerProofs,
  callerOf,
  callerTerms,
  proofNames,
  proofTexts,
} from '@homeline/domain/staff/caller-proofs.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { dobOf, signerDobOf } from '../../facts/date-of-birth.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { storedTerm } from '../../facts/search-terms.ts';
import type { Handler } from '../../http/handler.ts';
import { forgetAttempt, type Limit, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { refuse } from '../../refusal.ts';
import { keepStaffChange } from '../staff/keep-staff-change.ts';
import { borrowerPanel, signerPanel } from './borrower-panel.ts';

/** The most applications that may match the same proofs. More matches prove no one's identity. */
const MOST_CANDIDATES = 20;

/**
 * Finds the borrower or signer who calls. All proofs must match one person: otherwise a right proof would allow extra guesses. The answer
 * is the same for any wrong proof, and also if the proofs match several people.
 */
export const findCaller: Handler<typeof call> = async (request, context) => {
  const { organisation, caller, body } = request;
  const { perAgent, guesses } = callerLimits(context, organisation, caller.identity, body);
  const wait = await secondsToWait(context.db, [perAgent, ...guesses]);
  if (wait > 0) return refuse('TOO_MANY_ATTEMPTS', { message: `Please try again in ${waitWords(wait)}.` });
  const found = await provenCaller(context, organisation, body);
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
  const { facts, who } = found;
  const panel = who.signer
    ? await signerPanel(context, key, who.signer, facts, caller.permissions)
    : await borrowerPanel(context, key, facts, caller.permissions);
  return { caller: { ...panel, role: who.role } };
};

type Limits = { readonly perAgent: Limit; readonly guesses: readonly Limit[] };

/**
 * Returns the limits of look-ups: how many an agent makes, how often they guess wrong, and how often anybody does about the same person.
 * Each value that was said counts by its keyed hash, so the table names no person.
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

type Proven = { readonly id: string; readonly facts: Facts; readonly who: Caller };

/**
 * Returns the newest application of the only person who matches every proof. A person who borrows on one application and signs another
 * is found as a borrower.
 */
async function provenCaller(
  context: Context,
  organisation: string,
  proofs: CallerProofs,
): Promise<Proven | undefined> {
  const proven: (Proven & { readonly person: string })[] = [];
  for (const { id, owner, loan_number } of await candidates(context, organisation, proofs)) {
    const key = { organisation, applicationId: id };
    const facts = await loadRelevantFacts(context.db, key);
    const dobOfPerson = (signer?: Signer) =>
      signer ? signerDobOf(context, key, facts, signer) : dobOf(context, key, facts);
    const who = callerOf(facts, { dobOf: dobOfPerson, loanNumber: loan_number }, proofs);
    if (who) proven.push({ id, facts, who, person: who.signer?.email.toLowerCase() ?? owner });
  }
  const borrowers = proven.filter(({ who }) => who.role === 'BORROWER');
  const [newest, ...others] = borrowers.length > 0 ? borrowers : proven;
  return others.some(({ person }) => person !== newest?.person) ? undefined : newest;
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
