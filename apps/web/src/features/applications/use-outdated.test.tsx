// @vitest-environment happy-dom
import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { organisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import brand from '../../../../../organisations/homeline/brand.json' with { type: 'json' };
import homeline from '../../../../../organisations/homeline/organisation.json' with { type: 'json' };

const UUID = '5b0c1f3e-2f5d-4a55-9d4c-1d2f6f0f7a11';
const lender = Organisation.parse({ ...homeline, brand });
document.body.innerHTML = `<script type="application/json" id="organisation-info">${JSON.stringify(organisationInfo(lender))}</script>`;
const { useOutdated } = await import('./use-outdated.ts');
const { answersKey } = await import('./use-save.ts');

afterEach(cleanup);

/** The readings of the answers that the server has not answered yet, oldest first. */
let readings: ((version: number) => void)[];

function open() {
  readings = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderHook(
    ({ status }: { status: number }) => {
      const { data } = useQuery({
        queryKey: answersKey(UUID),
        queryFn: () => new Promise<number>((answer) => readings.push(answer)),
      });
      return useOutdated(UUID, data, status);
    },
    {
      initialProps: { status: 1 },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
}

const asked = (times: number) => vi.waitFor(() => expect(readings).toHaveLength(times));

test('refetches the answers when the status changes during a fetch', async () => {
  const { result, rerender } = open();
  await asked(1);
  readings[0]?.(1);
  rerender({ status: 2 });
  await vi.waitFor(() => expect(result.current).toBe(true));
  await asked(2);
  rerender({ status: 3 });
  await asked(3);
  readings[1]?.(2);
  readings[2]?.(3);
  await vi.waitFor(() => expect(result.current).toBe(false));
});

test('refetches the answers when a response has an older version', async () => {
  const { result, rerender } = open();
  await asked(1);
  rerender({ status: 3 });
  readings[0]?.(1);
  await asked(2);
  readings[1]?.(2);
  await asked(3);
  readings[2]?.(3);
  await vi.waitFor(() => expect(result.current).toBe(false));
});
