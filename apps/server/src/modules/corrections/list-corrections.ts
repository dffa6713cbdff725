import type { listCorrections as call } from '@homeline/contract/corrections/list-corrections.ts';
import { disbursementAccount } from '@homeline/domain/facts/bank.selectors.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { openCorrections } from '@homeline/domain/workflow/corrections.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns what the borrower may correct now, with what each correction redoes. */
export const listCorrections: Handler<typeof call> = async ({ params, organisation }, context) => {
  const facts = await loadRelevantFacts(context.db, { organisation, applicationId: params.uuid });
  const account = disbursementAccount(facts);
  return {
    corrections: openCorrections(facts),
    signers: additionalSigners(facts).map(({ name, email = '', type, holdsTitle }) => ({
      ...{ name, email, type, holdsTitle },
    })),
    ...(account && { account: { bankName: account.bankName, mask: account.mask } }),
  };
};
