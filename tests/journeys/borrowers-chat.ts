import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { ChatMessagePage } from '@homeline/contract/chat/chat-message.ts';
import type { StartedChat } from '@homeline/contract/chat/web-chat.ts';
import type { TestApp } from '../../apps/server/src/testing/app.ts';
import type { Journey } from '../../apps/server/src/testing/persona-driver.ts';

/**
 * Starts a chat from a page of the borrower's application, by the widget's calls.
 * @param home the address of the installation
 */
export async function startChat(app: TestApp, borrower: Journey, home: string) {
  const { nonce, friendlyName, emailAddress } = (await borrower.call('authenticateWebChat')) as never as {
    nonce: string;
    friendlyName: string;
    emailAddress: string;
  };
  const answer = await app.call('initWebChat', {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...{ nonce, friendlyName, emailAddress, applicationUuid: borrower.uuid },
      pageUrl: `${home}/account/heloc/${borrower.uuid}/offers`,
    },
  });
  const { omniProxyChannelId: channel, token } = answer.body as StartedChat;
  const call = async (name: CallName, given: object = {}) =>
    (await app.call(name, { params: { channel }, jwt: token, ...given })).body;
  return {
    ...{ channel, token, emailAddress },
    write: (text: string, files: readonly string[] = []) =>
      call('sendChatMessage', { body: { key: randomUUID(), text, files } }),
    upload: async (name: string, bytes: Buffer) =>
      (
        (await call('uploadChatFile', {
          query: { name },
          body: bytes,
          headers: { 'content-type': 'image/png' },
        })) as { uuid: string }
      ).uuid,
    texts: async () => ((await call('listChatMessages')) as ChatMessagePage).messages.map(({ text }) => text),
  };
}
