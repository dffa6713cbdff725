import type { verifyLoanFile as call } from '@homeline/contract/loan-files/verify-loan-file.ts';
import { verifyChain } from '../../audit/verify-chain.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { findLoanFile } from './find-loan-file.ts';

/** Verifies the chain of one application. */
export const verifyLoanFile: Handler<typeof call> = async ({ organisation, params }, context) => {
  const key = { organisation, applicationId: params.uuid };
  if (!(await findLoanFile(context, key))) return refuse('NOT_FOUND');
  const { events, facts, terms, findings } = await verifyChain(context.db, context.sealing, key);
  return { verifiedAt: context.clock.now(), events, facts, terms, findings: [...findings] };
};
