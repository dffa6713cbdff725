// @vitest-environment happy-dom
import '../chat/testing/lender-page.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ChatServer, startChatServer } from '../chat/testing/chat-server.ts';
import { useDecisions } from './use-decisions.ts';

let server: ChatServer;
beforeEach(() => {
  server = startChatServer();
  server.flags = { 'fe-webchat': true, 'fe-heloc-maintenance': true };
});
afterEach(cleanup);

function Shown({ flag }: { readonly flag: 'fe-webchat' | 'fe-heloc-maintenance' }) {
  const isOn = useDecisions([flag], '').get(flag)?.enabled;
  return <p>{isOn && flag}</p>;
}

it('asks once for the flags of everything on the page', async () => {
  render(
    <>
      <Shown flag="fe-webchat" />
      <Shown flag="fe-heloc-maintenance" />
    </>,
  );
  await screen.findByText('fe-webchat');
  await screen.findByText('fe-heloc-maintenance');
  expect(server.bodiesOf('decideFlags').map(({ featureKeys }) => featureKeys)).toEqual([
    ['fe-webchat', 'fe-heloc-maintenance'],
  ]);
});
