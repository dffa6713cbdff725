import type { Facts } from './facts.ts';
import { NOT_ALL_SIGNED } from './signers.facts.ts';

type Person = { readonly uuid: string };

/** What happens to one person's signature on the note package. Each event is a fact, and so an entry of the audit chain. */
export const SIGNING_EVENTS = [
  'ISSUED',
  'ISSUE_FAILED',
  'SIGNED',
  'SEALED',
  'SEAL_FAILED',
  'DECLINED',
  'RETURNED',
  'EXPIRED',
] as const;
export type SigningEvent = (typeof SIGNING_EVENTS)[number];

export const SIGNING_STATES = [
  'CLOSED',
  'OPEN',
  'DECLINED',
  'SEALING',
  'SUPERSEDED',
  'FAILED',
  'SIGNED',
] as const;
export type SigningState = (typeof SIGNING_STATES)[number];

/** What may happen in almost every state: new documents replace what was signed, and what the e-vault or a notary confirms is signed. */
const ALWAYS = { ISSUED: 'OPEN', ISSUE_FAILED: 'CLOSED', SEALED: 'SIGNED' } as const;

/** The life of one person's signature: the state to which each event leads. An event without an entry is refused. */
export const SIGNING_LIFE: {
  readonly [S in SigningState]: { readonly [E in SigningEvent]?: SigningState };
} = {
  // Somebody may know before their documents are written that they won't sign.
  CLOSED: { ...ALWAYS, DECLINED: 'DECLINED' },
  // The day that the documents state has passed, or the line was given up because not everyone signed. What is signed stays signed.
  OPEN: { ...ALWAYS, SIGNED: 'SEALING', DECLINED: 'DECLINED', EXPIRED: 'CLOSED' },
  DECLINED: { ...ALWAYS, RETURNED: 'OPEN' },
  SEALING: { ...ALWAYS, ISSUED: 'SUPERSEDED', ISSUE_FAILED: 'SUPERSEDED', SEAL_FAILED: 'FAILED' },
  // New documents came before the e-vault's answer about the former ones: its answer signs nothing that this person hasn't read.
  SUPERSEDED: {
    ...{ ISSUED: 'SUPERSEDED', ISSUE_FAILED: 'SUPERSEDED', SEALED: 'OPEN', SEAL_FAILED: 'FAILED' },
    ...{ SIGNED: 'SEALING', DECLINED: 'DECLINED', EXPIRED: 'CLOSED' },
  },
  FAILED: { ...ALWAYS, RETURNED: 'OPEN', EXPIRED: 'CLOSED' },
  SIGNED: { ...ALWAYS },
};

/** Returns the state to which an event leads; undefined where the life of a signature doesn't allow it. */
export function afterEvent(state: SigningState, event: SigningEvent): SigningState | undefined {
  return SIGNING_LIFE[state][event];
}

/**
 * Returns where a person's signature on the newest note package is. Refused events never become facts; one in an older file changes nothing.
 * @param signer an additional signer; absent for the borrower
 */
export function signingState(facts: Facts, signer?: Person): SigningState {
  return signingEvents(facts, signer).reduce<SigningState>(
    (state, { event }) => afterEvent(state, event) ?? state,
    'CLOSED',
  );
}

type Event = {
  readonly event: SigningEvent;
  readonly seq: number;
  /** SIGNED and the e-vault's answers: the documents that were signed. Older answers don't name them. */
  readonly documents?: readonly string[] | undefined;
};

/** Returns the events of a person's signature, the oldest first. Leaves out what the e-vault answers about documents other than those they signed last. */
export function signingEvents(facts: Facts, signer?: Person): readonly Event[] {
  const issues = facts.closingDocuments.map(
    ({ answer, seq }): Event => ({
      event: answer === 'READY' ? 'ISSUED' : 'ISSUE_FAILED',
      seq,
    }),
  );
  const own = signer ? signersEvents(facts, signer.uuid) : borrowersEvents(facts);
  return withoutLateAnswers([...issues, ...own, ...expiries(facts)].toSorted((a, b) => a.seq - b.seq));
}

function withoutLateAnswers(events: readonly Event[]): readonly Event[] {
  let signed: readonly string[] | undefined;
  return events.filter(({ event, documents }) => {
    if (event === 'SIGNED') signed = documents;
    const isAnswer = event === 'SEALED' || event === 'SEAL_FAILED';
    return !isAnswer || !signed || !documents || documents.join() === signed.join();
  });
}

function expiries({ closingDocumentsExpiries, cancellation }: Facts): readonly Event[] {
  const ended = cancellation?.reason === NOT_ALL_SIGNED ? [cancellation] : [];
  return [...closingDocumentsExpiries, ...ended].map(({ seq }) => ({ event: 'EXPIRED', seq }));
}

const OF_ACT: { readonly [Act in Facts['signerActs'][number]['act']]?: SigningEvent } = {
  NOTE_SIGNED: 'SEALED',
  FAILED: 'SEAL_FAILED',
  REFUSED: 'DECLINED',
  RETRIED: 'RETURNED',
};

function signersEvents(facts: Facts, uuid: string): readonly Event[] {
  const isOwn = ({ signer }: { readonly signer: string }) => signer === uuid;
  return [
    ...facts.signerSignatureRequests
      .filter(isOwn)
      .map(({ seq, documents }): Event => ({ event: 'SIGNED', seq, documents })),
    ...facts.signerActs.filter(isOwn).flatMap(({ act, seq, documents }) => {
      const event = OF_ACT[act];
      return event ? [{ event, seq, documents }] : [];
    }),
  ];
}

function borrowersEvents(facts: Facts): readonly Event[] {
  return [
    ...facts.noteSignatureRequests.map(({ seq, documents }): Event => ({ event: 'SIGNED', seq, documents })),
    ...facts.noteSignatures.map(
      ({ answer, seq, documents }): Event => ({
        event: answer === 'SIGNED' ? 'SEALED' : 'SEAL_FAILED',
        ...{ seq, documents },
      }),
    ),
    ...facts.noteDeclines.map(
      ({ act, seq }): Event => ({
        event: act === 'REFUSED' ? 'DECLINED' : 'RETURNED',
        seq,
      }),
    ),
  ];
}
