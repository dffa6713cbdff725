// @vitest-environment happy-dom
import { PinForm, submitPin } from '@homeline/contract/credit/submit-pin.ts';
import type { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { organisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Application } from '../features/applications/application.ts';

const UUID = '5b0c1f3e-2f5d-4a55-9d4c-1d2f6f0f7a11';
const application = {
  uuid: UUID,
  page: 'credit/error',
  status: { step: 'CREDIT_FROZEN_WITH_PIN', since: '2026-03-10T12:00:00.000Z' },
  answers: { version: 7 },
  follow: vi.fn(),
} as unknown as Application;

const requests: Request[] = [];
vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
  requests.push(new Request(new URL(url, 'http://127.0.0.1'), init));
  return Promise.resolve(Response.json({}));
});
// The page embeds its lender before any module runs.
const lender = { code: 'homeline', canonicalCode: 'homeline', allowLists: {} } as unknown as Organisation;
document.body.innerHTML = `<script type="application/json" id="organisation-info">${JSON.stringify(organisationInfo(lender))}</script>`;
const { ApplicationContext } = await import('../features/applications/application.ts');
const { useStepForm } = await import('./use-step-form.ts');

function PinPage({ draft }: { draft?: false }) {
  const form = useStepForm({
    call: submitPin,
    schema: PinForm,
    values: {},
    ...(draft === false && { draft }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextField {...form.field('pin', 'PIN')} />
      <button type="submit">Check again</button>
    </form>
  );
}

function open(page: ReactElement): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApplicationContext value={application}>{page}</ApplicationContext>
    </QueryClientProvider>,
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const ACT = { call: 'submitPin', sent: { pin: '123456' } };

test('saves the answers with the version that the page showed, and follows the step', async () => {
  open(<PinPage draft={false} />);
  await userEvent.type(screen.getByLabelText('PIN'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await vi.waitFor(() =>
    expect(application.follow).toHaveBeenCalledWith('CREDIT_FROZEN_WITH_PIN', undefined, ACT),
  );
  const [request] = requests;
  expect(request?.headers.get('if-match')).toBe('"7"');
  expect(await request?.json()).toEqual({ pin: '123456' });
});

test('keeps no draft where the page asks for a secret', async () => {
  open(<PinPage draft={false} />);
  await userEvent.type(screen.getByLabelText('PIN'), '123456');
  expect(sessionStorage.length).toBe(0);
});

test('keeps a draft under the page and the time at which the step was entered', async () => {
  open(<PinPage />);
  await userEvent.type(screen.getByLabelText('PIN'), '12');
  expect(sessionStorage.key(0)).toBe(`draft:${UUID}/credit/error/2026-03-10T12:00:00.000Z`);
});
