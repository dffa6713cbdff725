import type { Correction } from '@homeline/contract/corrections/save-correction.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { incomeSource } from '@homeline/domain/facts/income.selectors.ts';
import { additionalSigners, type Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { mayCorrect, redoneBy } from '@homeline/domain/workflow/corrections.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ownSigners, sharedAddressRefusal, spouseRefusal, uuidOf } from '../applications/named-signers.ts';
import type { MessageName } from '../notifications/message-copy.ts';
import { queueMessage } from '../notifications/outbox.ts';

/** The warnings of corrections that an impostor would make. The message goes to the address from before the change. */
const WARNINGS: { readonly [What in Correction['what']]?: MessageName } = {
  CONTACT: 'CORRECTED_CONTACT',
  ACCOUNT: 'CORRECTED_ACCOUNT',
};

/** Warnings carry this mark in the outbox: sent again, each keeps its address, which may be the old one. */
export const CORRECTION_WARNING = 'CORRECTED_';

/** Queues the warning that a correction needs, to the address from before. */
export async function warnOfCorrection(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  before: Facts,
  what: Correction['what'],
): Promise<void> {
  const warning = WARNINGS[what];
  if (warning) await queueMessage(trx, context, key, before, warning, `${CORRECTION_WARNING}${what}`);
}

/** Returns the facts of a correction; or a refusal when it isn't open, or redoes other steps than was shown. */
export function correctionWrites(correction: Correction, facts: Facts): readonly FactWrite[] | Refusal {
  const { what, redone } = correction;
  if (!mayCorrect(what, facts)) return refuse('WRONG_STEP', { step: currentStep(facts).id });
  if (redoneBy(what, facts).join() !== redone.join()) return refuse('STALE_VERSION');
  return writesOf(correction, facts);
}

function writesOf(correction: Correction, facts: Facts): readonly FactWrite[] | Refusal {
  const { statedIncome, additionalProfile } = facts;
  switch (correction.what) {
    case 'CONTACT': {
      const { email, phone } = correction;
      return [{ fact: 'contact', value: { email, phone } }];
    }
    case 'EMPLOYER': {
      if (!statedIncome) return refuse('WRONG_STEP');
      const { seq: _, at: __, ...stated } = statedIncome;
      return [
        { fact: 'statedIncome', value: { ...stated, employerName: correction.employerName } },
        ...(incomeSource(facts) ? [{ fact: 'incomeRetries', value: {} } satisfies FactWrite] : []),
      ];
    }
    case 'ACCOUNT':
      return [{ fact: 'accountConfirmations', value: { answer: 'CHANGED' } }];
    case 'VESTING': {
      if (!additionalProfile) return refuse('WRONG_STEP');
      const { ownership } = correction;
      const given = ownSigners(correction);
      const known = additionalSigners(facts);
      const shared = sharedAddressRefusal(facts, given);
      if (shared) return shared;
      const spouse = spouseRefusal(facts, additionalProfile, given);
      if (spouse) return spouse;
      if (coBorrowersOf(given) !== coBorrowersOf(known)) return refuse('INVALID_INPUT', CO_BORROWER);
      const { maritalStatus, purpose } = additionalProfile;
      const signers = given.map((signer) => ({ ...signer, uuid: uuidOf(signer, known) }));
      return [
        { fact: 'additionalProfile', value: { ownership, maritalStatus, purpose } },
        { fact: 'signers', value: { signers } },
      ];
    }
  }
}

const CO_BORROWER = {
  fields: { signers: 'To add, change or remove someone who borrows with you, please call us.' },
};

type GivenSigner = Pick<Signer, 'name' | 'email' | 'type'>;

/** A co-borrower applies for the credit, so only a new decision can change one. */
function coBorrowersOf(signers: readonly GivenSigner[]): string {
  const borrowing = signers.filter(({ type }) => type === 'CO_BORROWER');
  return borrowing
    .map(({ name, email }) => `${name} ${email}`)
    .toSorted()
    .join();
}
