import { SignerType } from '@homeline/domain/facts/signers.facts.ts';
import { CallerProofs } from '@homeline/domain/staff/caller-proofs.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { BorrowerPanel } from './borrower-panel.ts';

export const findCaller = call({
  name: 'findCaller',
  method: 'POST',
  path: '/service-csp/agent/secure/api/v1/callers',
  who: 'STAFF',
  act: 'FIND_CALLER',
  summary:
    'Finds a calling borrower or signer by two or more proofs of identity. All must match. The response never reveals which one failed, and each look-up is audited.',
  body: CallerProofs,
  answer: z.object({
    /** Absent when the proofs don't identify exactly one person. A signer's leaves out figures and conditions, which are the borrower's. */
    caller: BorrowerPanel.extend({ role: z.enum(['BORROWER', ...SignerType.options]) }).optional(),
  }),
  errors: ['TOO_MANY_ATTEMPTS'],
});
