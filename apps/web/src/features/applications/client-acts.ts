import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import type { CallName } from '@homeline/contract/calls.ts';
import type { ClientEvent } from '@homeline/domain/client-state/position.ts';
import type { KnownFacts, Move } from '@homeline/domain/client-state/transitions.ts';

/** A call of the borrower that succeeded, with what it sent. */
export type Act = { readonly call: string; readonly sent: object | undefined };

type ActRow = {
  /** Defaults to `next`. */
  readonly move?: Move;
  /** The facts that the browser knows once the act has succeeded. */
  readonly known?: (sent: Readonly<Record<string, unknown>>) => KnownFacts;
};

/** The acts that tell the client machine more than `next`. */
const ACTS: { readonly [Name in CallName]?: ActRow } = {
  saveProfile: {
    known: () => ({ hasName: true, hasDob: true, hasSoftCreditConsent: true }),
  },
  answerLiens: { move: 'underwrite', known: () => ({ liensComplete: true }) },
  attestLiens: { move: 'underwrite', known: () => ({ liensComplete: true }) },
  attestInquiries: { move: 'underwrite', known: () => ({ inquiryAttestComplete: true }) },
  retryCredit: { move: 'repullSoftCredit' },
  answerAssets: { known: () => ({ assetsComplete: true }) },
  selectOffer: {
    known: ({ termYears, lineCents }) => ({ termYears: Number(termYears), amountCents: Number(lineCents) }),
  },
  saveAdditionalProfile: {
    known: () => ({ hasOwnership: true, hasSsn: true, hasHardCreditConsent: true }),
  },
  sendIdentityDocument: { known: () => ({ idUploaded: true }) },
  finishHostedIdentity: { known: () => ({ idUploaded: true }) },
};

/** Returns the event of the client machine for an act. */
export function eventOf({ call, sent }: Act, status: Status, answers: Answers): ClientEvent {
  const { move = 'next', known } = ACTS[call as CallName] ?? {};
  return {
    type: 'ACTED',
    move,
    known: { ...knownFrom(status, answers), ...known?.({ ...sent }) },
  };
}

/** What the browser knew before the act. */
function knownFrom(status: Status, answers: Answers): KnownFacts {
  const { profile, additionalProfile, terms } = answers;
  return {
    hasName: profile !== undefined,
    hasDob: profile !== undefined,
    hasSelectedProperty: answers.property !== undefined,
    hasSoftCreditConsent: answers.softCreditConsent !== undefined,
    liensComplete: status.liensComplete,
    inquiryAttestNeeded: status.inquiryAttestNeeded,
    inquiryAttestComplete: status.inquiryAttestComplete,
    uwDecision: status.uwDecision,
    uwSubDecision: status.uwSubDecision,
    assetsComplete: answers.assets !== undefined,
    ...(terms && { termYears: terms.termYears, amountCents: terms.lineAmountCents }),
    hasOwnership: additionalProfile !== undefined,
    hasSsn: answers.ssn !== undefined,
    hasHardCreditConsent: answers.hardCreditConsent !== undefined,
    valuationRequired: status.bpo === 'BPO_REQUIRED',
  };
}
