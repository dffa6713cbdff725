import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reasons } from './reasons.tsx';
import { REMEDIES } from './remedies.ts';

const KIND = { code: 'AA28', text: 'The type or condition of the property cannot be accepted' } as const;
const FOR_SALE = {
  code: 'AA24',
  text: 'The home is offered for sale, or was within the last 90 days',
} as const;
const IN_TEXAS = {
  code: 'AA24',
  text: 'In Texas the line needs a home that its owner lives in',
} as const;

test('every reason stands word for word as in the letter, also those that the lender states in full', () => {
  const page = renderToStaticMarkup(<Reasons reasons={[KIND, FOR_SALE, IN_TEXAS]} />);
  const titles = [...page.matchAll(/card-title">(.*?)</g)].map(([, title]) => title);
  expect(titles).toEqual([KIND.text, FOR_SALE.text, IN_TEXAS.text]);
});

test('what a lender states in full is for a person to go through: no advice rests on one lender’s rule', () => {
  const page = renderToStaticMarkup(<Reasons reasons={[FOR_SALE]} />);
  expect(page).toContain('a person goes through it with you');
  expect(JSON.stringify(REMEDIES)).not.toMatch(/listed|Texas|revocable trust|61st/i);
});
