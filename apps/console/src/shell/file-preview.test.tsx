// @vitest-environment happy-dom
// Proves CO-20.

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FilePreview } from './file-preview.tsx';

afterEach(cleanup);
vi.mock('@homeline/client/documents/pdf-pages.tsx', () => ({ default: ThreePages }));

/** Stands for the pages of a PDF, which need a browser to be drawn. */
function ThreePages({ zoom, onPages }: { zoom: number; onPages: (count: number) => void }) {
  useEffect(() => onPages(3), [onPages]);
  return [1, 2, 3].map((page) => <section key={page} aria-label={`${page} at ${zoom}`} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const picture = new Blob(['a picture'], { type: 'image/png' });

it('an image zooms in steps up to a limit, rotates by quarters, and downloads under its title', async () => {
  render(<FilePreview title="Pay stub" read={async () => picture} onClose={() => undefined} />);
  const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Preview of Pay stub' });
  expect(image.style.inlineSize).toBe('100%');
  await press('Zoom in');
  expect(image.style.inlineSize).toBe('150%');
  await press('Zoom in');
  await press('Zoom in');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom in' }).disabled).toBe(true);
  for (const turned of ['90deg', '180deg', '270deg', '0deg']) {
    await press('Rotate');
    expect(image.style.rotate).toBe(turned);
  }
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('Pay stub');
});

it('a PDF opens at page width on page 1 of 3; keys change page and zoom', async () => {
  const read = async () => new Blob(['%PDF-'], { type: 'application/pdf' });
  render(
    <FilePreview title="Pay stub" read={read} onClose={() => undefined}>
      <input aria-label="Name" />
    </FilePreview>,
  );
  await screen.findByText('Page 1 of 3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fit width' }).disabled).toBe(true);
  await press('Next page');
  screen.getByText('Page 2 of 3');
  screen.getByRole('region', { name: 'Pay stub' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  screen.getByText('Page 3 of 3');
  await userEvent.keyboard('{PageUp}+');
  screen.getByText('Page 2 of 3');
  screen.getByLabelText('2 at 1.5');
  await userEvent.keyboard('0');
  screen.getByLabelText('2 at 1');
  await userEvent.type(screen.getByLabelText('Name'), 'r+-');
  screen.getByLabelText('2 at 1');
});

it('a file that can’t be shown can still be downloaded', async () => {
  render(<FilePreview title="Pay stub" read={async () => picture} onClose={() => undefined} />);
  const image = await screen.findByRole('img');
  image.dispatchEvent(new Event('error'));
  await screen.findByText('This page can’t show the file. Download it to open it in another program.');
  screen.getByRole('link', { name: 'Download' });
});

it('a file that failed to load says so, and closes', async () => {
  const onClose = vi.fn();
  render(<FilePreview title="Pay stub" read={() => Promise.reject(new Error('no'))} onClose={onClose} />);
  await screen.findByText('We couldn’t open this document. Close it and try again.');
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});
