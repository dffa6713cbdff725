// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Alerts } from './alert.tsx';

afterEach(cleanup);

test('shows alerts in order: connection, system, decision, field summary, advice', () => {
  const { container } = render(
    <Alerts
      items={[
        { kind: 'ADVICE', text: 'advice ' },
        { kind: 'DECISION', text: 'decision ' },
        { kind: 'SYSTEM', text: 'system ' },
        { kind: 'CONNECTION', text: 'connection ' },
      ]}
      summary={<span>summary </span>}
    />,
  );
  expect(container.textContent).toBe('connection system decision summary advice ');
});

test('announces only connection and system alerts immediately', () => {
  render(
    <Alerts
      items={[
        { kind: 'SYSTEM', text: 'Not saved' },
        { kind: 'ADVICE', text: 'A tip' },
      ]}
    />,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not saved']);
});
