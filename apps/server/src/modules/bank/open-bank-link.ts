import { randomUUID } from 'node:crypto';
import type { openBankLink as call } from '@homeline/contract/bank/open-bank-link.ts';
import { OAUTH_RETURN_PATH } from '@homeline/contract/return-path.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

import { contactOf } from '../accounts/contact-of.ts';

/** Returns the address of the bank provider's link page. Writes nothing; `finishBankLink` does. */
export const openBankLink: Handler<typeof call> = async ({ params, organisation, body, site }, context) => {
  const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
  const step = currentStep(facts).id;
  if (step !== 'DISBURSEMENT_ACCOUNT') return refuse('WRONG_STEP', { step });
  const opened = await context.vendors.bank.link.ask({
    reference: randomUUID(),
    fileNumber: params.uuid,
    holder: contactOf(facts),
    returnUrl: site + body.returnPath,
    oauthReturnUrl: site + OAUTH_RETURN_PATH,
  });
  return opened.ok && !opened.pending ? { url: opened.answer.url } : refuse('PROVIDER_UNAVAILABLE');
};
