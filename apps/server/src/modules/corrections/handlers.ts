import type { correctionsCalls } from '@homeline/contract/corrections/calls.ts';
import { disbursementAccount } from '@homeline/domain/facts/bank.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { CORRECTIONS, openCorrections } from '@homeline/domain/workflow/corrections.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { correctAnswer, listFileCorrections } from './correct-answer.ts';
import { correctionWrites, warnOfCorrection } from './correction-writes.ts';

export const correctionsHandlers = {
  /** Returns what the borrower may correct now, with what each correction redoes. */
  listCorrections: async ({ params, organisation }, context) => {
    const facts = await loadRelevantFacts(context.db, { organisation, applicationId: params.uuid });
    const account = disbursementAccount(facts);
    return {
      corrections: openCorrections('BORROWER', facts),
      signers: additionalSigners(facts).map(({ uuid: _, ...signer }) => signer),
      ...(account && { account: { bankName: account.bankName, mask: account.mask } }),
    };
  },
  /** Saves a correction. The steps that depend on it run again, because their results are older. */
  saveCorrection: (request, context) => {
    const { body, organisation, params } = request;
    const key = { organisation, applicationId: params.uuid };
    let before: Facts | undefined;
    return submitStep(request, context, {
      versionedFacts: CORRECTIONS[body.what].writes,
      decide(facts) {
        before = facts;
        return correctionWrites(context, key, 'BORROWER', body, facts);
      },
      async alsoWrite(trx) {
        if (before) await warnOfCorrection(trx, context, key, before, body.what);
      },
    });
  },
  listFileCorrections,
  correctAnswer,
} satisfies HandlersOf<typeof correctionsCalls>;
