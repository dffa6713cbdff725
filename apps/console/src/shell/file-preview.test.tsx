// @vitest-environment happy-dom
// Proves CO-20.

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FilePreview } from './file-preview.tsx';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const picture = new Blob(['a picture'], { type: 'image/png' });

it('a picture is enlarged step by step to an end, turned by quarters, and downloaded under its title', async () => {
  render(<FilePreview title="Pay stub" read={async () => picture} onClose={() => undefined} />);
  const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Preview of Pay stub' });
  expect(image.style.inlineSize).toBe('100%');
  await press('Larger');
  expect(image.style.inlineSize).toBe('150%');
  await press('Larger');
  await press('Larger');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Larger' }).disabled).toBe(true);
  for (const turned of ['90deg', '180deg', '270deg', '0deg']) {
    await press('Rotate');
    expect(image.style.rotate).toBe(turned);
  }
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('Pay stub');
});

it('a file that can’t be shown can still be downloaded', async () => {
  render(<FilePreview title="Pay stub" read={async () => picture} onClose={() => undefined} />);
  const image = await screen.findByRole('img');
  image.dispatchEvent(new Event('error'));
  await screen.findByText('This page can’t show the file. Download it to open it in another program.');
  screen.getByRole('link', { name: 'Download' });
});

it('a file that wasn’t read says so, and closes', async () => {
  const onClose = vi.fn();
  render(<FilePreview title="Pay stub" read={() => Promise.reject(new Error('no'))} onClose={onClose} />);
  await screen.findByText('We couldn’t open this document. Close it and try again.');
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});
