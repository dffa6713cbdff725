import type { ClientCheck, getClientCheck as call } from '@homeline/contract/brokers/client-check.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { offerRange } from '@homeline/domain/offers/offer-range.ts';
import { clientCheckState } from '@homeline/domain/workflow/client-check.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { recordTermsShown } from '../offers/terms-ledger.ts';
import { pricingContext } from '../rules/decision-context.ts';

type Request = HandlerRequest<typeof call>;

/** Tells the originator of a client who allows it whether the soft check is done, and the range of offers. */
export const getClientCheck: Handler<typeof call> = async (request, context) => {
  const { organisation, caller, params } = request;
  const client = await context.db
    .selectFrom('originator_client')
    .select(['name', 'application_id'])
    .where('organisation', '=', organisation)
    .where('uuid', '=', params.client)
    .where('originator', '=', caller.originator)
    .executeTakeFirst();
  if (!client?.application_id) return refuse('NOT_FOUND');
  const key = { organisation, applicationId: client.application_id };
  const facts = await loadRelevantFacts(context.db, key);
  const state = clientCheckState(facts);
  const offers = state === 'DONE' ? await shownRange(request, context, key, facts) : undefined;
  return { name: client.name, state, ...(offers && { offers }) };
};

/** Returns the range of offers, and records in the terms ledger that the originator saw it. */
async function shownRange(
  { caller, origin }: Request,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
): Promise<ClientCheck['offers']> {
  const rules = pricingContext(context, key, facts);
  if (isRefusal(rules)) return undefined;
  const range = offerRange(facts, rules);
  if (range) {
    const shown = { to: caller.identity, origin, where: 'originator', terms: range, rules } as const;
    await recordTermsShown(context, key, shown);
  }
  return range;
}
