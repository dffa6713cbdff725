import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { RuleContext } from '@homeline/domain/workflow/rules.ts';
import type { Arrival } from '@homeline/domain/workflow/step-message.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { AuditEvent } from '../audit/chain.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/tables.ts';
import type { Actor } from './actor.ts';
import type { ApplicationKey } from './load.ts';

/** The event of a row of the terms ledger. */
export type TermsEvent = Pick<AuditEvent, 'what' | 'detail'>;

/** Facts just written, with everything derived from them. */
type Written = {
  readonly owner: string;
  readonly at: string;
  readonly writes: readonly (FactWrite & { readonly seq: number })[];
  readonly facts: Facts;
};

/** What the modules contribute to a recording. Everything they write is in its transaction. */
export type OnRecord = {
  /** Returns the inputs of the automatic rules besides the facts. */
  ruleContext(context: Context, organisation: string, facts: Facts): RuleContext;
  /** Adds the terms that the facts show or sign to the terms ledger. */
  freezeTerms(trx: Trx, key: ApplicationKey, written: Written): Promise<readonly TermsEvent[]>;
  /** Queues the message that the new step sends the borrower, if any. */
  queueStepMessage(
    trx: Trx,
    context: Context,
    key: ApplicationKey,
    arrival: Arrival,
    facts: Facts,
  ): Promise<void>;
  /** Queues the messages about facts just written. @param stayedAt the step, if the application stayed there */
  queueFactMessages(
    trx: Trx,
    context: Context,
    key: ApplicationKey,
    written: readonly FactWrite[],
    facts: Facts,
    stayedAt: StepName | undefined,
  ): Promise<void>;
  /** Invites signers, and writes to those whose own step changed. */
  writeToSigners(
    trx: Trx,
    context: Context,
    key: ApplicationKey & { readonly actor: Actor },
    before: Facts,
    after: Facts,
  ): Promise<void>;
};
