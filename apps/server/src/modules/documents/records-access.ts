import {
  RECORDS_NEEDS_VERSION,
  reachedAt,
  recordsAccessOwed,
} from '@homeline/domain/facts/electronic-records.selectors.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { recordCodeLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { outdatedConsent } from './outdated-consent.ts';
import { shownForm } from './sample-record.ts';

type Typed = {
  readonly body: { readonly code: string; readonly textVersion: string };
  readonly caller: { readonly identity: string };
  readonly origin: Origin;
};

/** Judges the code that a person typed. Returns what it proves, to be recorded where it is still owed, or a refusal. */
export async function judgedRecordsAccess(
  { body, caller, origin }: Typed,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  signer?: Signer,
): Promise<FactWrite | Refusal> {
  const { code, textVersion } = body;
  const outdated = outdatedConsent(context, key.organisation, body);
  if (outdated) return outdated;
  const wait = await secondsToWait(context.db, recordCodeLimits(caller.identity));
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });
  const shown = await shownForm(context, key, facts, { code, ...(signer && { signer }) });
  if (!shown)
    return refuse('INVALID_INPUT', {
      fields: { code: 'Must be the code in the sample record. Open it again and compare' },
    });
  const person = signer && { signer: signer.uuid };
  return {
    fact: 'recordsAccess',
    value: { ...person, ...shown, needs: RECORDS_NEEDS_VERSION, textVersion, ...origin },
  };
}

const FIRST = {
  FIRST_TIME: 'First show that you can open your documents',
  NEEDS_CHANGED: 'First show that you can open your documents',
  WITHDRAWN: 'You get your documents on paper. To continue here, agree again to get them electronically',
} as const;

/**
 * Refuses a person who hasn't shown yet that they can open electronic records (15 USC 7001(c)(1)(C)(ii)), or who withdrew their consent
 * to them.
 */
export function unshownRefusal(facts: Facts, signer?: Signer): Refusal | undefined {
  const owed = recordsAccessOwed(facts, signer);
  return owed && refuse('INVALID_INPUT', { fields: { documents: FIRST[owed] } });
}

/** Returns whether a record that was made at a time reaches a person electronically: not after they withdrew their consent. */
export function reaches(facts: Facts, signer?: Signer): (created: Date) => boolean {
  return (created) => reachedAt(facts, created.toISOString(), signer) !== undefined;
}
