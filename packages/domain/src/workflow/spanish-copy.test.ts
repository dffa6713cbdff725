// Proves SH-23.

import { expect, it } from 'vitest';
import * as hours from '../organisations/hours-copy.es.ts';
import * as englishHours from '../organisations/hours-copy.ts';
import { openingCopy } from '../organisations/opening-copy.es.ts';
import * as spanishApply from './apply.copy.es.ts';
import * as apply from './apply.copy.ts';
import * as spanishBank from './bank.copy.es.ts';
import * as bank from './bank.copy.ts';
import * as spanishClosing from './closing.copy.es.ts';
import * as closing from './closing.copy.ts';
import * as spanishConditions from './condition-copy.es.ts';
import * as conditions from './condition-copy.ts';
import * as spanishCredit from './credit.copy.es.ts';
import * as credit from './credit.copy.ts';
import * as spanishEnds from './ends.copy.es.ts';
import * as ends from './ends.copy.ts';
import * as spanishFunding from './funding.copy.es.ts';
import * as funding from './funding.copy.ts';
import * as spanishIdentity from './identity.copy.es.ts';
import * as identity from './identity.copy.ts';
import * as spanishIncome from './income.copy.es.ts';
import * as income from './income.copy.ts';
import * as spanishInsurance from './insurance.copy.es.ts';
import * as insurance from './insurance.copy.ts';
import * as spanishNotary from './notary.copy.es.ts';
import * as notary from './notary.copy.ts';
import * as spanishPrequal from './prequal.copy.es.ts';
import * as prequal from './prequal.copy.ts';
import * as spanishSubmission from './submission.copy.es.ts';
import * as submission from './submission.copy.ts';
import * as spanishTitle from './title.copy.es.ts';
import * as title from './title.copy.ts';
import * as spanishValuation from './valuation.copy.es.ts';
import * as valuation from './valuation.copy.ts';

/** The names of all texts, without the texts. */
function namesIn(words: unknown): unknown {
  if (typeof words !== 'object' || words === null) return typeof words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, namesIn(value)]));
}

it.each([
  ['the application', apply, spanishApply],
  ['the account', bank, spanishBank],
  ['the closing', closing, spanishClosing],
  ['conditions', conditions, spanishConditions],
  ['the credit check', credit, spanishCredit],
  ['ends', ends, spanishEnds],
  ['funding', funding, spanishFunding],
  ['identity', identity, spanishIdentity],
  ['income', income, spanishIncome],
  ['insurance', insurance, spanishInsurance],
  ['the notary', notary, spanishNotary],
  ['offers', prequal, spanishPrequal],
  ['the submission', submission, spanishSubmission],
  ['title', title, spanishTitle],
  ['the valuation', valuation, spanishValuation],
  ['opening hours', englishHours, hours],
])('the words about %s are complete in Spanish', (_, english, spanish) => {
  expect(namesIn(spanish)).toEqual(namesIn(english));
});

it('a closed department says in Spanish when it opens again', () => {
  const pacific = 'hora del Pacífico';
  expect(openingCopy.opens(openingCopy.weekday('viernes'), openingCopy.time('6 a.m.', pacific), '')).toBe(
    'Volvemos a atender el viernes a las 6 a.m., hora del Pacífico.',
  );
  expect(openingCopy.opens(openingCopy.tomorrow, openingCopy.time('1 p.m.', pacific), '')).toBe(
    'Volvemos a atender mañana a la 1 p.m., hora del Pacífico.',
  );
});
