// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type ChosenFile, FileField } from './file-field.tsx';

afterEach(cleanup);

function show(value: ChosenFile | undefined, error?: string, onBlur = () => {}) {
  const onChange = vi.fn();
  const field = {
    name: 'stub',
    label: 'Pay stub',
    accept: 'application/pdf',
    value,
    onChange,
    onBlur,
  };
  render(<FileField {...field} {...(error && { error })} />);
  return onChange;
}
const input = () => screen.getByLabelText('Pay stub');

test('returns the chosen file', async () => {
  const onChange = show(undefined);
  const stub = new File(['%PDF-'], 'stub.pdf', { type: 'application/pdf' });
  await userEvent.upload(input(), stub);
  expect(onChange).toHaveBeenCalledWith(stub);
});

test('refuses a file of another type', async () => {
  const onChange = show(undefined);
  await userEvent.upload(input(), new File(['x'], 'stub.exe', { type: 'application/x-msdownload' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('shows how much of the file was sent, by name for a screen reader', () => {
  show({ name: 'stub.pdf', sizeBytes: 2_500_000, sentPct: 40.7 });
  const bar = screen.getByRole('progressbar', { name: 'Sending stub.pdf' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['40.7', '100']);
  expect(screen.getByText('2.5 MB, 40% sent')).toBeDefined();
});

test('shows that the whole file was received', () => {
  show({ name: 'stub.pdf', sizeBytes: 2_100, sentPct: 100 });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('3 kB, received')).toBeDefined();
});

test('shows a received picture, and that another may replace it', () => {
  const field = { name: 'id', label: 'Photo', accept: 'image/png', onChange: () => {}, onBlur: () => {} };
  const value = { name: 'id.png', sizeBytes: 2_100, sentPct: 100 };
  render(<FileField {...field} value={value} picture={<img src="data:," alt="Your ID" />} again="Retake" />);
  screen.getByRole('img', { name: 'Your ID' });
  screen.getByText('Retake');
});

test('links its error to the control', () => {
  show(undefined, 'Choose a PDF, JPEG or PNG file');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('Choose a PDF, JPEG or PNG file');
});

test('is reached by the keyboard, and says when it is left', async () => {
  const onBlur = vi.fn();
  show(undefined, undefined, onBlur);
  await userEvent.tab();
  expect(document.activeElement).toBe(input());
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});
