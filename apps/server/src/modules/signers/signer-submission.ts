import type { SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { signerOf, signerStep } from '@homeline/domain/workflow/signer-step.ts';
import type { SignerStepName } from '@homeline/domain/workflow/signer-step-names.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import { recordIn } from '../../facts/record.ts';
import type { SignerCaller } from '../../http/caller.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { signerStatusOf } from './signer-view.ts';

export type SignerRequest = {
  readonly params: { readonly uuid: string };
  readonly organisation: string;
  readonly caller: SignerCaller;
  readonly origin: Origin;
};

type Submission = {
  /** The signer's steps that accept it; any step of someone still on the application when absent. */
  readonly at?: readonly SignerStepName[];
  readonly decide: (facts: Facts, signer: Signer) => readonly FactWrite[] | Refusal;
  /** Writes more in the same transaction. */
  readonly alsoWrite?: (trx: Trx) => Promise<void>;
};

/** Records what a signer does and returns their new status. */
export async function submitAsSigner(
  { params, organisation, caller, origin }: SignerRequest,
  context: Context,
  { at, decide, alsoWrite }: Submission,
): Promise<SignerStatus | Refusal> {
  const key = { organisation, applicationId: params.uuid };
  const actor = { by: 'SIGNER', id: caller.identity } as const;
  const recorded = await context.db.transaction().execute(async (trx) => {
    const result = await recordIn(trx, context, { ...key, actor, origin }, (facts) => {
      const step = signerStep(facts, caller.signer).id;
      const signer = signerOf(facts, caller.signer);
      if (!signer || (at && !at.includes(step))) return refuse('WRONG_STEP', { step });
      return decide(facts, signer);
    });
    if (!isRefusal(result)) await alsoWrite?.(trx);
    return result;
  });
  if (isRefusal(recorded)) return recorded;
  return signerStatusOf(recorded.facts, params.uuid, caller, context.clock.now());
}
