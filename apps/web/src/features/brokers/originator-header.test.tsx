// @vitest-environment happy-dom
// Proves CA-07.

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const UUID = '0f0e0d0c-0000-4000-8000-000000000001';
const NAME = '<script>document.title = "owned"</script><img src=x onerror="document.title = 1">';
vi.stubGlobal('fetch', async () =>
  Response.json({
    originatorDisplayInfo: {
      ...{ originatorName: NAME, brokerName: NAME, email: 'olive@example.com', nmls: '445566' },
      ...{ phoneNumber: '(555) 555-0177', avatarUri: '/service-lead-portal/api/lo/avatar' },
    },
  }),
);
document.body.innerHTML =
  '<script type="application/json" id="organisation-info">{"baseUrl":"","orgCode":"homeline"}</script>';
const { default: OriginatorHeader } = await import('./originator-header.tsx');
afterEach(cleanup);

it('shows a script in a name as text', async () => {
  const { container } = render(<OriginatorHeader uuid={UUID} />);
  expect((await screen.findByText(NAME)).tagName).toBe('STRONG');
  expect(container.querySelectorAll('script, [onerror]')).toHaveLength(0);
});

it('shows no image when it can’t be loaded', async () => {
  const { container } = render(<OriginatorHeader uuid={UUID} />);
  await screen.findByText(NAME);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/service-lead-portal/api/lo/avatar');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('(555) 555-0177').tagName).toBe('A');
});
