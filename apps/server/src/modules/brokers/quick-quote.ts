import type { getQuickQuote as call } from '@homeline/contract/brokers/quick-quote.ts';
import { noFacts } from '@homeline/domain/facts/facts.ts';
import { quickQuote } from '@homeline/domain/offers/quick-quote.ts';
import { outdatedFigure } from '@homeline/domain/rules/outdated-figure.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import type { Handler } from '../../http/handler.ts';
import { quoteLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { refuse } from '../../refusal.ts';
import { activeOriginator } from '../accounts/originators.ts';
import { licenseRefusal } from '../applications/initial-facts.ts';
import { businessDate } from '../rules/rule-publisher.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/**
 * Prices figures by the rules of today, for a loan originator. Nobody has applied, so nothing is looked up, pulled or kept. A cost estimate
 * for one consumer is no advertisement (12 CFR 1026, comment 2(a)(2)-1.ii); the page shows the APR with every rate (12 CFR 1026.26(a)).
 */
export const getQuickQuote: Handler<typeof call> = async ({ organisation, caller, body }, context) => {
  const lender = context.organisations.get(organisation);
  const unlicensed = licenseRefusal(body.state, lender);
  if (unlicensed) return unlicensed;
  const originator = await activeOriginator(context.db, organisation, caller.originator);
  if (!originator?.states.includes(body.state)) {
    const message = `You aren’t licensed in ${US_STATES[body.state]}. Ask a colleague who is.`;
    return refuse('STATE_NOT_LICENSED', { message, fields: { state: message } });
  }
  const wait = await secondsToWait(context.db, quoteLimits(caller.originator));
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', {
      message: `You’ve made many quotes. Try again in ${waitWords(wait)}.`,
    });
  const facts = noFacts();
  const rules = rulesOf(context, organisation, facts);
  const today = businessDate(lender, context.clock);
  if (outdatedFigure(rules.sheet, facts, today)) return refuse('FIGURES_OUT_OF_DATE');
  const compensationPct = Number(originator.compensation_pct ?? 0);
  const quoted = quickQuote(body, { ...rules, today, compensationPct });
  if ('field' in quoted) return refuse('INVALID_INPUT', { fields: { [quoted.field]: quoted.text } });
  return {
    terms: [...quoted.terms],
    smaller: [...quoted.smaller],
    withoutRecordingTax: quoted.withoutRecordingTax,
    sheet: rules.sheet.version,
    pricedOn: today,
  };
};
