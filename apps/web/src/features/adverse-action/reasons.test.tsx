import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { adverseActionCopy } from './copy.ts';
import { Reasons } from './reasons.tsx';

const KIND = { code: 'AA28', text: 'The type or condition of the property cannot be accepted' } as const;
const FOR_SALE = {
  code: 'AA24',
  text: 'The home is offered for sale, or was within the last 90 days',
} as const;
const IN_TEXAS = {
  code: 'AA24',
  text: 'In Texas the line needs a home that its owner lives in',
} as const;

test('shows every reason exactly as in the letter, including those the lender wrote in full', () => {
  const page = renderToStaticMarkup(<Reasons reasons={[KIND, FOR_SALE, IN_TEXAS]} />);
  const titles = [...page.matchAll(/card-title">(.*?)</g)].map(([, title]) => title);
  expect(titles).toEqual([KIND.text, FOR_SALE.text, IN_TEXAS.text]);
});

test('refers a reason the lender wrote in full to a person, and gives no generic advice', () => {
  const page = renderToStaticMarkup(<Reasons reasons={[FOR_SALE]} />);
  expect(page).toContain('a person will go through it with you');
  expect(JSON.stringify(adverseActionCopy.reasons.remedies)).not.toMatch(
    /listed|Texas|revocable trust|61st/i,
  );
});
