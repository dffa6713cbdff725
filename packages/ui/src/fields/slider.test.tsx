// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Slider } from './slider.tsx';

afterEach(cleanup);

function show(range: { lowest: number; highest: number }) {
  const onChange = vi.fn();
  render(
    <Slider
      {...range}
      label="Line of credit"
      value={50_000}
      step={100}
      format={(dollars) => `$${dollars.toLocaleString('en-US')}`}
      onChange={onChange}
    />,
  );
  return onChange;
}
const slider = () => screen.getByRole('slider', { name: 'Line of credit' }) as HTMLInputElement;

test('announces its value in dollars, and shows both ends of the range', () => {
  show({ lowest: 15_000, highest: 400_000 });
  expect(slider().getAttribute('aria-valuetext')).toBe('$50,000');
  expect(screen.getByText('$15,000')).toBeDefined();
  expect(screen.getByText('$400,000')).toBeDefined();
});

test('fills its track up to the thumb', () => {
  show({ lowest: 25_000, highest: 125_000 });
  expect(slider().style.getPropertyValue('--share')).toBe('25%');
});

test('returns the value it is moved to', () => {
  const onChange = show({ lowest: 15_000, highest: 400_000 });
  fireEvent.change(slider(), { target: { value: '75000' } });
  expect(onChange).toHaveBeenCalledWith(75_000);
});

test('cannot be moved when only one amount is possible', () => {
  show({ lowest: 50_000, highest: 50_000 });
  expect(slider().disabled).toBe(true);
  expect(slider().style.getPropertyValue('--share')).toBe('100%');
});
