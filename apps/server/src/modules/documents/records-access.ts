import {
  RECORDS_NEEDS_VERSION,
  recordsAccessOwed,
} from '@homeline/domain/facts/electronic-records.selectors.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { recordCodeLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { shownForm } from './sample-record.ts';

type Typed = {
  readonly body: { readonly code: string; readonly textVersion: string };
  readonly caller: { readonly identity: string };
  readonly origin: Origin;
};

/** Judges the code that a person typed. Returns what it proves, to be recorded where it is still owed, or a refusal. */
export async function judgedRecordsAccess(
  { body: { code, textVersion }, caller, origin }: Typed,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  signer?: Signer,
): Promise<FactWrite | Refusal> {
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

/** Refuses a person who hasn't shown yet that they can open electronic records (15 USC 7001(c)(1)(C)(ii)). */
export function unshownRefusal(facts: Facts, signer?: Signer): Refusal | undefined {
  return recordsAccessOwed(facts, signer)
    ? refuse('INVALID_INPUT', { fields: { documents: 'First show that you can open your documents' } })
    : undefined;
}
