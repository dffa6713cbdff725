import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Lines } from './card.tsx';

test('an amount stands beside its label, a sentence below it', () => {
  const page = renderToStaticMarkup(
    <Lines
      lines={[
        { label: 'Cash in hand', value: '$72,757.50' },
        {
          label: 'A name or a figure is wrong',
          value: 'Do not sign. Call us and we make the documents anew.',
        },
      ]}
    />,
  );
  const lines = page.split('</div>');
  expect(lines[0]).not.toContain('line-long');
  expect(lines[1]).toContain('line-long');
});
