// @vitest-environment happy-dom

import { server } from '@homeline/client/testing/fake-server.ts';
import { sendFeedback } from '@homeline/contract/feedback/send-feedback.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, UUID } from '../../testing/open-application.tsx';
import { openPage } from '../../testing/open-page.tsx';

const dialog = () => within(screen.getByRole('dialog', { name: 'Share your thoughts with our CEO' }));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const write = (text: string) =>
  fireEvent.change(dialog().getByLabelText('Your message'), { target: { value: text } });
const bodies = () => server.received(sendFeedback).map(({ body }) => body);

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Share your feedback with the CEO' }));
}
async function fill() {
  await userEvent.click(dialog().getAllByRole('radio')[0] ?? expect.fail());
  write('Everything went well.');
  await userEvent.click(dialog().getByLabelText('No'));
}

describe('feedback to the chief executive', () => {
  it('is sent with the page and application it is about', async () => {
    openApplication('ESTIMATE_VALUE');
    await open();
    await press('Send feedback');
    expect(bodies()).toEqual([]);
    await fill();
    await press('Send feedback');
    await screen.findByText('Thank you. Our CEO’s office has your message.');
    expect(bodies()).toMatchObject([
      {
        message: 'Everything went well.',
        marketingConsent: false,
        applicationUuid: UUID,
        pathname: `/${UUID}/bpo/estimate-value`,
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names no application outside of one', async () => {
    openPage('/dashboard/settings');
    await open();
    await fill();
    await press('Send feedback');
    await screen.findByText('Thank you. Our CEO’s office has your message.');
    expect(bodies()[0]).not.toHaveProperty('applicationUuid');
  });

  it('says when sending fails; a retry counts once, and an edited one counts as new', async () => {
    server.refuses(sendFeedback, 'UNAVAILABLE');
    openPage('/dashboard/settings');
    await open();
    await fill();
    await press('Send feedback');
    await dialog().findByRole('alert');
    await press('Send feedback');
    write('Everything went very well.');
    await press('Send feedback');
    const [first, again, changed] = server.received(sendFeedback).map(({ key }) => key);
    expect(first).toBe(again);
    expect(changed).not.toBe(first);
  });

  it('keeps typed text when its dialog is closed', async () => {
    openPage('/dashboard/settings');
    await open();
    write('Everything went well.');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    expect(dialog().getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Everything went well.');
  });

  it('isn’t offered to a visitor', async () => {
    openPage('/contact', { isVisitor: true });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Share your feedback with the CEO' })).toBeNull();
  });
});
