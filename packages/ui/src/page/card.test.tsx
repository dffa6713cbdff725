// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Lines } from './card.tsx';

afterEach(cleanup);

test.each([
  ['(555) 555-0101', false],
  ['Employed full time', false],
  ['Homeline Lending, Inc., San Francisco', true],
  ['avery.happy@example.com', true],
])('puts %s below its label: %s', (value, isBelow) => {
  render(<Lines lines={[{ label: 'Contact', value }]} />);
  expect(screen.getByText(value).closest('dl')?.className.includes('lines-below')).toBe(isBelow);
});
