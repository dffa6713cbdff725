import { randomUUID } from 'node:crypto';
import type { openIncomeLink as call } from '@homeline/contract/income/open-income-link.ts';
import { OAUTH_RETURN_PATH } from '@homeline/contract/return-path.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

import { partyOf } from '../accounts/party-of.ts';

/** Returns the address of the income provider's link page. Writes nothing; `chooseIncomeSource` does. */
export const openIncomeLink: Handler<typeof call> = async ({ params, organisation, body, site }, context) => {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadFacts(context.db, key);
  const step = currentStep(facts).id;
  if (step !== 'INCOME_VERIFICATION') return refuse('WRONG_STEP', { step });
  const opened = await context.vendors.income.link.ask({
    reference: randomUUID(),
    fileNumber: key.applicationId,
    worker: partyOf(context, key, facts),
    source: body.source,
    returnUrl: site + body.returnPath,
    oauthReturnUrl: site + OAUTH_RETURN_PATH,
  });
  return opened.ok && !opened.pending ? { url: opened.answer.url } : refuse('PROVIDER_UNAVAILABLE');
};
