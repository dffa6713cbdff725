import { closingDocuments, hasReadNote } from '../facts/closing.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { notaryAppointment, notarySession, returnedDeed } from '../facts/notary.selectors.ts';
import { newer } from '../facts/reading.ts';
import {
  hasSignedNote,
  lastAct,
  newestOf,
  type Signer,
  signerSignatureIsPending,
  signsDeed,
} from '../facts/signers.selectors.ts';
import { type SigningEvent, signingEvents } from '../facts/signing-life.ts';
import { waitsForBorrower } from '../facts/signing-order.ts';
import { closesAtOffice } from '../states/office-closing.ts';
import { CO_BORROWER_STEPS } from './co-borrower.steps.ts';
import { SIGNER_STEP_NAMES, type SignerStepName } from './signer-step-names.ts';
import type { SignerStepRow, SignerView } from './signer-step-row.ts';
import type { StepName } from './steps.ts';

/** The application's steps at which the note package may be signed. */
const NOTE_IS_OPEN: readonly StepName[] = ['NOTE_SIGNING', 'WAITING_FOR_ADDITIONAL_SIGNERS'];

/** What stops a signer, and what lets them go on. */
const MAY_STOP: readonly SigningEvent[] = ['SEAL_FAILED', 'DECLINED', 'RETURNED', 'SEALED'];

/** The signers of the deed meet the notary; at an office, everybody who signs anything does. */
function meetsNotary({ facts, signer }: SignerView): boolean {
  return signsDeed(signer) || closesAtOffice(facts.property);
}

/** An additional signer's own steps, in order. The current one is the first that applies and is not done. */
export const SIGNER_STEP_TABLE = {
  SIGNER_CANCELLED: {
    kind: 'TERMINAL',
    page: 'cancelled',
    applies: ({ main }) => main.kind === 'TERMINAL' && main.id !== 'COMPLETE',
    done: () => false,
  },
  SIGNER_ERROR: {
    kind: 'ERROR',
    page: 'error',
    applies: ({ facts, signer }) => {
      const newest = signingEvents(facts, signer).findLast(({ event }) => MAY_STOP.includes(event));
      return newest?.event === 'SEAL_FAILED' || newest?.event === 'DECLINED';
    },
    done: () => false,
  },
  SIGNER_INVITED: {
    kind: 'SIGNER_ACTION',
    page: 'login',
    done: ({ facts, signer }) => lastAct(facts, signer, 'LOGGED_IN') !== undefined,
  },
  SIGNER_RESUME: {
    kind: 'SIGNER_ACTION',
    page: 'resume',
    done: ({ facts, signer }) =>
      newer(lastAct(facts, signer, 'CONTINUED'), lastAct(facts, signer, 'RETRIED')),
  },
  SIGNER_INTRO: {
    kind: 'SIGNER_ACTION',
    page: 'intro',
    done: ({ facts, signer }) => lastAct(facts, signer, 'CONSENTED') !== undefined,
  },
  ...CO_BORROWER_STEPS,
  SIGNER_IDENTITY: {
    kind: 'SIGNER_ACTION',
    page: 'identity',
    done: ({ facts, signer }) => lastAct(facts, signer, 'ID_UPLOADED') !== undefined,
  },
  WAITING_FOR_SIGNER_ID: {
    kind: 'WAITING',
    page: 'identity',
    owner: 'SYSTEM',
    usual: 'under a minute',
    task: () => 'verifySignerIdentity',
    done: ({ facts, signer }) =>
      newer(lastAct(facts, signer, 'ID_VERIFIED', 'ID_FAILED'), lastAct(facts, signer, 'ID_UPLOADED')),
  },
  SIGNER_CONDITIONS: {
    kind: 'SIGNER_ACTION',
    page: 'conditions',
    done: ({ facts, signer }) =>
      lastAct(facts, signer, 'ID_FAILED', 'ID_VERIFIED', 'CONDITIONS_CLEARED')?.act !== 'ID_FAILED',
  },
  SIGNER_DOCUMENTS: {
    kind: 'SIGNER_ACTION',
    page: 'documents',
    done: ({ facts, signer, main }) =>
      hasSignedNote(facts, signer) ||
      // While somebody else declines, a signature on its way to the e-vault is still recorded.
      signerSignatureIsPending(facts, signer) ||
      (closesAtOffice(facts.property) && hasReadNote(facts, signer)) ||
      (NOTE_IS_OPEN.includes(main.id) &&
        !waitsForBorrower(facts) &&
        newer(lastAct(facts, signer, 'DOCUMENTS_OPENED'), closingDocuments(facts))),
  },
  SIGNER_SIGN: {
    kind: 'SIGNER_ACTION',
    page: 'sign',
    applies: ({ facts }) => !closesAtOffice(facts.property),
    task: ({ facts, signer }) => (signerSignatureIsPending(facts, signer) ? 'signSignerNote' : undefined),
    done: ({ facts, signer }) => hasSignedNote(facts, signer),
  },
  WAITING_FOR_SIGNER_NOTARY: {
    kind: 'WAITING',
    page: 'notary',
    owner: 'BORROWER',
    usual: '1-3 days',
    applies: meetsNotary,
    done: ({ facts }) =>
      notarySession(facts) !== undefined ||
      notaryAppointment(facts) !== undefined ||
      returnedDeed(facts) !== undefined,
  },
  SIGNER_NOTARY: {
    kind: 'SIGNER_ACTION',
    page: 'notary',
    applies: meetsNotary,
    done: ({ facts }) => returnedDeed(facts) !== undefined,
  },
  SIGNER_COMPLETE: { kind: 'TERMINAL', page: 'documents', done: () => false },
} as const satisfies Record<SignerStepName, SignerStepRow>;

/** A signer's step with its name. */
export type SignerStep = SignerStepRow & { readonly id: SignerStepName };

/** Every step of a signer, in evaluation order. */
export const SIGNER_STEPS: readonly SignerStep[] = SIGNER_STEP_NAMES.map((id) => ({
  id,
  ...(SIGNER_STEP_TABLE[id] as SignerStepRow),
}));

/** The logs about one signer. */
const SIGNER_LOGS = [
  'signerActs',
  'signerDetails',
  'signerIdentityUploads',
  'signerSignatureRequests',
  'coBorrowerProfiles',
  'coBorrowerCreditCorrections',
] as const satisfies readonly (keyof Facts)[];

/** Returns the number of the signer's newest entry, which names a run of their task; 0 before the first. */
export function signerEntry(facts: Facts, signer: Signer): number {
  return Math.max(0, ...SIGNER_LOGS.map((name) => newestOf<Signed>(facts[name], signer)?.seq ?? 0));
}

type Signed = { readonly signer: string; readonly seq: number };
