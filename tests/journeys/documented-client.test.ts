// Proves CA-12, CA-13, CA-14, CA-15, CA-16, CA-17, CA-18, CA-19, CA-20, CA-21, CA-24, CA-31, CA-39, CA-41, TE-01.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTRATION } from '../../apps/server/src/testing/app.ts';
import { type Installation, startInstallation } from './installation.ts';

/**
 * A client that knows the two specification documents alone: their paths, headers and fields, and nothing of our contract. What they name
 * no header for is sent without one.
 */
const TIMEOUT_MS = 120_000;
const OPEN = '2026-12-01T20:00:00.000Z';
const EMAIL = 'documented@example.com';

/** The fields that the documents name and that this client reads. */
type Fields = {
  readonly [Name in 'jwt' | 'uuid' | 'email' | 'nonce' | 'token' | 'conversationId' | 'responseStr']: string;
} & {
  readonly errors: readonly string[];
  readonly history: readonly object[];
  readonly weekdays: readonly object[];
  readonly sessionKey: { readonly trackerUuid: string };
};
type Body = Fields & Readonly<Record<string, unknown>>;
type Answer = { readonly status: number; readonly body: Body };

let installation: Installation;
let jwt = '';
beforeAll(async () => {
  // As `npm start` runs it.
  installation = await startInstallation('pglite');
  await installation.moveClock(OPEN);
}, TIMEOUT_MS);
afterAll(() => installation?.stop());

async function call(
  method: string,
  path: string,
  payload?: object,
  isAuthenticated = false,
): Promise<Answer> {
  const answer = await fetch(installation.url + path, {
    method,
    headers: {
      'x-org': 'homeline',
      ...(payload && { 'content-type': 'application/json' }),
      ...(isAuthenticated && { authorization: `Bearer ${jwt}` }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body };
}

async function good(...asked: Parameters<typeof call>): Promise<Answer['body']> {
  const { status, body } = await call(...asked);
  expect(status, `${asked[0]} ${asked[1]}: ${JSON.stringify(body)}`).toBeLessThan(300);
  return body;
}

describe('a client written from the specification', () => {
  it('registers, signs in and learns who it is', async () => {
    const registered = await good('POST', '/identity/api/v1/registration/register', {
      ...REGISTRATION,
      email: EMAIL,
    });
    expect(registered.jwt).toBeTruthy();
    const again = await call('POST', '/identity/api/v1/registration/register', {
      ...REGISTRATION,
      email: EMAIL,
    });
    expect(again.body.errors).toContain('identity exists');
    const { password } = REGISTRATION;
    jwt = (await good('POST', '/identity/api/v1/login', { email: EMAIL, password })).jwt;
    const legacy = await good('GET', '/identity/secure/api/v1/identity', undefined, true);
    await good('GET', '/identity/secure/api/v1_1/identity', undefined, true);
    const broker = await good(
      'GET',
      '/identity-broker/customer/secure/api/v3/self/figureinfo',
      undefined,
      true,
    );
    expect(broker['identityUuid']).toBe(legacy.uuid);
    expect((await good('GET', '/service-profile/api/v1/profile', undefined, true)).email).toBe(EMAIL);
  });

  it('reads when agents answer', async () => {
    const base = '/service-operating-hours/external/api/v1/hours';
    expect((await good('GET', `${base}/OPS_CHAT/openStatus`))['isOpen']).toBe(true);
    expect((await good('GET', `${base}/OPS_CHAT/week?display=America/New_York`)).weekdays).toHaveLength(7);
    expect((await good('GET', `${base}/OPS_PHONE?display=`))['timeZone']).toBe('America/Los_Angeles');
  });

  it('chats with an agent, as themselves and at the stream provider', async () => {
    const secure = '/service-csp/customer/secure/api/v1/webchat';
    const { nonce } = await good('POST', `${secure}/authenticate`, undefined, true);
    const renewed = await good('PUT', `${secure}/refresh?nonce=${nonce}`, undefined, true);
    const [application] = (await good(
      ...(['GET', '/service-application/api/v3/application/heloc/all', undefined, true] as const),
    )) as unknown as { uuid: string }[];
    const identity = await good('GET', '/identity/secure/api/v1/identity', undefined, true);
    const payload = {
      ...{
        friendlyName: 'Avery',
        emailAddress: EMAIL,
        identityUuid: identity.uuid,
        nonce: renewed.nonce,
      },
      ...{ orgCode: 'homeline', applicationUuid: application?.uuid, tag: 'HELOC', skill: 'FHEL' },
      ...{ welcomeMessage: 'Welcome', pageUrl: `${installation.url}/account/heloc`, chatMode: 'twilio' },
      additionalAttrs: {},
    };
    const twilio = '/service-csp/external/api/v1/twilio';
    const started = await good('POST', `${twilio}/initWebChat`, payload);
    for (const name of ['token', 'conversationSid', 'omniProxyChannelId', 'providerChannelId', 'skill'])
      expect(started[name], name).toBeTruthy();
    expect((await good('POST', `${twilio}/refreshToken`, { token: started.token })).token).toBeTruthy();
    const { omniProxyChannelId } = started;
    expect((await good('POST', `${twilio}/web-chat-info`, { omniProxyChannelId }))['contactId']).toBeTruthy();
    const stranger = { ...payload, identityUuid: '00000000-0000-4000-8000-000000000009' };
    expect((await call('POST', `${twilio}/initWebChat`, stranger)).status).toBe(404);
    const { chatMode: _, ...stream } = payload;
    const atStream = await good('POST', '/service-omni-proxy/insecure/api/v1/stream/init-web-chat', stream);
    expect(atStream['providerUserToken']).toBeTruthy();
  });

  it('asks the chatbot about its own application, reads the history and judges an answer', async () => {
    const { nonce } = await good(
      'POST',
      '/service-csp/customer/secure/api/v1/webchat/authenticate',
      undefined,
      true,
    );
    const base = '/service-chat-chatbot/external/api/v1/message';
    const question = {
      ...{ message: 'What is my loan number?', nonce, organization: 'homeline', tag: 'HELOC' },
      ...{ pageUrl: `${installation.url}/account/heloc`, senderId: EMAIL, senderType: 'APPLICANT' },
    };
    const first = await good('POST', `${base}/chatWithAutobot`, question);
    expect(first.responseStr).toMatch(/^Your loan number is \d+/);
    const { conversationId } = first;
    const next = { ...question, conversationId, message: 'What fees do you charge?' };
    const second = await good('POST', `${base}/chatWithAutobot`, next);
    expect(second['conversationId']).toBe(conversationId);
    const { history } = await good('GET', `${base}/getChatHistory/${conversationId}`, undefined, true);
    expect(history).toHaveLength(2);
    expect(Object.keys(history[0] ?? {})).toEqual(
      expect.arrayContaining(['questionId', 'questionStr', 'responseStr', 'createdDt', 'conversationId']),
    );
    await good('POST', `${base}/setChatReplyUsedWithFeedback`, {
      ...{ questionId: second['questionId'], conversationId, responseToCustomer: second.responseStr },
      ...{
        feedbackMessage: 'Answer too vague',
        rating: 0,
        senderEmail: EMAIL,
        senderType: 'APPLICANT',
        nonce,
      },
    });
  });

  it('writes to the chief executive, tells of a visit and asks for experiments', async () => {
    const feedback = { topic: 'COMPLIMENT', message: 'Quick and clear, thank you.', marketingConsent: true };
    const page = { pathname: '/account/heloc', productType: 'HELOC' };
    await good('POST', '/service-profile/api/v1/feedback/ceo', { ...feedback, ...page }, true);
    const size = { width: 1280, height: 900 };
    const { sessionKey } = await good('POST', '/ft/customer/session', {
      ...{ platform: 'WEB', libVersion: '1.0.0', appVersion: '1.0.0', referrer: '', queryParams: {} },
      ...{ screen: size, window: size },
    });
    await good('POST', '/ft/customer/event', {
      ...{ domain: new URL(installation.url).hostname, queryParams: {}, pagePath: '/account/heloc/register' },
      ...{ event: 'OFFER_VIEWED', eventType: 'CLICK', sessionKey, productType: 'HELOC' },
      ...{ eventProperties: { position: 2 }, dontDedupe: false, dedupeProperty: 'position' },
    });
    const optimizeUser = { trackerId: sessionKey.trackerUuid };
    const flags = '/service-optimize/customer/api';
    const feature = await good(
      'POST',
      `${flags}/v1/feature`,
      { featureKey: 'fe-webchat', optimizeUser },
      true,
    );
    expect(feature['enabled']).toBe(true);
    await good('POST', `${flags}/v1/features`, { optimizeUser }, true);
    await good('POST', `${flags}/v2/decision`, { optimizeUser }, true);
    await good('POST', '/identity-broker/customer/secure/api/v3/logout', undefined, true);
  });
});
