import type { StaffCorrection } from '@homeline/contract/corrections/correct-answer.ts';
import type { Correction } from '@homeline/contract/corrections/save-correction.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { hasEmployer } from '@homeline/domain/facts/employment.ts';
import type { Facts, FactValue, FactWrite } from '@homeline/domain/facts/facts.ts';
import { incomeSource } from '@homeline/domain/facts/income.selectors.ts';
import { ownerMismatch } from '@homeline/domain/facts/property.selectors.ts';
import {
  additionalSigners,
  anySignatureIsPending,
  type Signer,
} from '@homeline/domain/facts/signers.selectors.ts';
import { SIGNATURE_ON_ITS_WAY } from '@homeline/domain/signing/signing-refusal.ts';
import { type Corrector, mayCorrect, redoneBy } from '@homeline/domain/workflow/corrections.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { dobOf } from '../../facts/date-of-birth.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { ownSigners, sharedAddressRefusal, spouseRefusal, uuidOf } from '../applications/named-signers.ts';
import { sealedProfile } from '../applications/sealed-profile.ts';
import type { MessageName } from '../notifications/message-copy.ts';
import { CORRECTION_WARNING, queueMessage } from '../notifications/outbox.ts';

type AnyCorrection = Correction | StaffCorrection;

/** The message about a correction that an impostor might make, or that makes the borrower choose again. It goes to the old address. */
const WARNINGS: { readonly [What in AnyCorrection['what']]?: MessageName } = {
  CONTACT: 'CORRECTED_CONTACT',
  ACCOUNT: 'CORRECTED_ACCOUNT',
  PROFILE: 'CORRECTED_PROFILE',
  ADDRESS: 'CORRECTED_TERMS',
  INCOME: 'CORRECTED_TERMS',
  AMOUNT: 'CORRECTED_TERMS',
};

/** Queues the warning that a correction needs, to the address from before. */
export async function warnOfCorrection(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  before: Facts,
  what: AnyCorrection['what'],
): Promise<void> {
  const warning = WARNINGS[what];
  // A borrower without offers needn't choose again.
  if (warning === 'CORRECTED_TERMS' && !redoneBy(what, before).includes('OFFERS')) return;
  if (warning) await queueMessage(trx, context, key, before, warning, `${CORRECTION_WARNING}${what}`);
}

/** Returns the facts of a correction; or a refusal when it isn't open, or redoes other steps than was shown. */
export function correctionWrites(
  context: Context,
  key: ApplicationKey,
  by: Corrector,
  correction: AnyCorrection,
  facts: Facts,
): readonly FactWrite[] | Refusal {
  const { what, redone } = correction;
  if (!mayCorrect(by, what, facts)) {
    const message = by === 'STAFF' && anySignatureIsPending(facts) && SIGNATURE_ON_ITS_WAY;
    return refuse('WRONG_STEP', { step: currentStep(facts).id, ...(message && { message }) });
  }
  if (redoneBy(what, facts).join() !== redone.join()) return refuse('STALE_VERSION');
  return writesOf(context, key, correction, facts);
}

function writesOf(
  context: Context,
  key: ApplicationKey,
  correction: AnyCorrection,
  facts: Facts,
): readonly FactWrite[] | Refusal {
  const { statedIncome, additionalProfile, property } = facts;
  switch (correction.what) {
    case 'CONTACT': {
      const { email, phone } = correction;
      return [{ fact: 'contact', value: { email, phone } }];
    }
    case 'PROFILE': {
      const known = dobOf(context, key, facts);
      if (!known) return refuse('WRONG_STEP');
      const dob = correction.dob ?? civilDate(known);
      const { applicationId, organisation } = key;
      const body = { ...correction, dob };
      const profile = sealedProfile(context, { params: { uuid: applicationId }, organisation, body }, facts);
      if (isRefusal(profile)) return profile;
      // The county's owner is compared with the corrected name.
      return [{ fact: 'profile', value: profile }, ...(ownerMismatch(facts) ? sameHome(facts) : [])];
    }
    case 'ADDRESS': {
      if (!property) return refuse('WRONG_STEP');
      const { street1, street2, city, state, zip, zipServesState } = correction;
      if (state !== property.state) return refuse('INVALID_INPUT', ANOTHER_STATE);
      const { seq: _, at: __, ...home } = property;
      const value = { ...home, street1, street2, city, zip, zipServesState };
      return [{ fact: 'property', value }, ...newOffers('ADDRESS', facts)];
    }
    case 'INCOME': {
      if (!statedIncome) return refuse('WRONG_STEP');
      const { seq: _, at: __, ...stated } = statedIncome;
      const { monthlyGrossCents } = correction;
      if (monthlyGrossCents === 0 && hasEmployer(stated.employmentType))
        return refuse('INVALID_INPUT', NO_INCOME);
      return [
        { fact: 'statedIncome', value: { ...stated, monthlyGrossCents } },
        ...incomeAgain(facts),
        ...newOffers('INCOME', facts),
      ];
    }
    case 'AMOUNT':
      return newOffers('AMOUNT', facts);
    case 'EMPLOYER': {
      if (!statedIncome) return refuse('WRONG_STEP');
      const { seq: _, at: __, ...stated } = statedIncome;
      return [
        { fact: 'statedIncome', value: { ...stated, employerName: correction.employerName } },
        ...incomeAgain(facts),
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

const ANOTHER_STATE = {
  fields: { state: 'A home in another state is another application. Withdraw this one and begin again.' },
};

const NO_INCOME = { fields: { monthlyGrossCents: 'Must be more than $0 for somebody who works' } };

/** The borrower verifies their income again, if they had begun to. */
function incomeAgain(facts: Facts): readonly FactWrite[] {
  return incomeSource(facts) ? [{ fact: 'incomeRetries', value: {} }] : [];
}

/** Before submission the offers are out of date by themselves. */
function newOffers(because: FactValue<'reofferRequests'>['because'], facts: Facts): readonly FactWrite[] {
  return facts.applicationSubmission ? [{ fact: 'reofferRequests', value: { because } }] : [];
}

function sameHome({ property }: Facts): readonly FactWrite[] {
  if (!property) return [];
  const { seq: _, at: __, ...value } = property;
  return [{ fact: 'property', value }];
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
