import type { Facts } from '../facts/facts.ts';
import { relevantFacts } from '../facts/relevant-facts.ts';
import { additionalSigners, anySignatureIsPending, type Signer } from '../facts/signers.selectors.ts';
import { isRequiredSpouse } from '../signing/spouse.ts';
import { coBorrowerTasks } from './co-borrower.steps.ts';
import { currentStep } from './current-step.ts';
import { SIGNER_STEP_TABLE, SIGNER_STEPS, type SignerStep, signerEntry } from './signer.steps.ts';
import type { SignerView } from './signer-step-row.ts';
import type { SignerTaskName } from './step.ts';

/** A task that runs for one signer. `entry` numbers the run. */
export type SignerTask = { readonly task: SignerTaskName; readonly signer: string; readonly entry: number };

const CANCELLED: SignerStep = { id: 'SIGNER_CANCELLED', ...SIGNER_STEP_TABLE.SIGNER_CANCELLED };

/** Returns the current step of a signer: the first that applies and is not done. Someone taken off the application is at SIGNER_CANCELLED. */
export function signerStep(facts: Facts, uuid: string): SignerStep {
  const relevant = relevantFacts(facts);
  const signer = signerOf(relevant, uuid);
  return signer ? openStep({ facts: relevant, signer, main: currentStep(relevant) }) : CANCELLED;
}

/** Returns the tasks that run for the signers of an application, besides the task of its own step. */
export function signerTasks(facts: Facts): readonly SignerTask[] {
  const relevant = relevantFacts(facts);
  const signers = additionalSigners(relevant);
  if (signers.length === 0) return [];
  const main = currentStep(relevant);
  return signers.flatMap((signer) => {
    const view = { facts: relevant, signer, main };
    const task = openStep(view).task?.(view);
    const own = coBorrowerTasks(view);
    const ofStep = task ? [{ task, entry: signerEntry(relevant, signer) }] : [];
    return [...ofStep, ...own].map((due) => ({ ...due, signer: signer.uuid }));
  });
}

/** Returns an additional signer of the application. */
export function signerOf(facts: Facts, uuid: string): Signer | undefined {
  return additionalSigners(facts).find((signer) => signer.uuid === uuid);
}

/** Returns whether a signer's address may be corrected: until they have signed in, since an account is bound to it then. */
export function mayCorrectEmail(facts: Facts, uuid: string): boolean {
  return signerStep(facts, uuid).id === 'SIGNER_INVITED';
}

/** Returns whether a signer may be taken off: until they have signed the deed or left. A spouse whose signature the law requires can't be taken off, nor anybody while a signature is on its way to the e-vault. */
export function mayRemove(facts: Facts, uuid: string): boolean {
  if (anySignatureIsPending(facts)) return false;
  const { id } = signerStep(facts, uuid);
  const signer = signerOf(facts, uuid);
  if (signer && isRequiredSpouse(facts, signer)) return false;
  return id !== 'SIGNER_CANCELLED' && id !== 'SIGNER_COMPLETE' && !id.endsWith('NOTARY');
}

function openStep(view: SignerView): SignerStep {
  const step = SIGNER_STEPS.find(({ applies, done }) => (applies?.(view) ?? true) && !done(view));
  // SIGNER_COMPLETE always applies and is never done.
  if (!step) throw new Error('The signer step table has no row for these facts.');
  return step;
}
