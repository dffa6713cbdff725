// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Timeline } from './timeline.tsx';

afterEach(cleanup);

test('lists what happened, what happens now and what comes, and says so for a screen reader', () => {
  render(
    <Timeline
      label="What happens next"
      items={[
        { title: 'You signed', state: 'DONE', when: '11/20/2026' },
        { title: 'Time to cancel', state: 'CURRENT', when: 'Until 11/24/2026', text: 'Nothing to do.' },
        { title: 'We send the money', state: 'AHEAD' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: 'What happens next' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Done: You signed11/20/2026',
    'Now: Time to cancelUntil 11/24/2026Nothing to do.',
    'To come: We send the money',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items.map((item) => item.querySelector('svg') !== null)).toEqual([true, false, false]);
});
