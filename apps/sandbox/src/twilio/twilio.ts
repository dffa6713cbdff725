import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { twilioSid } from '../chat/chats.ts';
import { PROVIDER_NUMBER, TEXT_ENDS } from '../messaging/messaging.ts';
import type { ProviderDesk } from '../provider-desk.ts';
import type { TwilioMessage } from './message.ts';

type Form = Readonly<Record<string, string>>;
type Sent = { Body: Form | undefined; Querystring: Form; Params: { account: string } };

const ACCOUNT = 'sandbox';

const STOPPED = 'Attempt to send to unsubscribed recipient';

/** The numbers of Twilio's test credentials, and the error of each. Source: twilio.com/docs/iam/test-credentials. */
const WRONG_TO: Readonly<Record<string, readonly [code: number, words: string]>> = {
  '+15005550001': [21211, "The 'To' number is not a valid phone number"],
  '+15005550002': [21612, 'The message cannot be routed to this number'],
  '+15005550003': [21408, 'Permission to send an SMS has not been enabled for the region'],
  '+15005550004': [21610, STOPPED],
  '+15005550009': [21614, "'To' number is not a valid mobile number"],
};
const WRONG_FROM: Readonly<Record<string, readonly [code: number, words: string]>> = {
  '+15005550001': [21212, "The 'From' number is not a valid phone number"],
  '+15005550007': [21606, "The 'From' number is not a valid, SMS-capable number"],
  '+15005550008': [21611, "This 'From' number has exceeded the maximum number of queued messages"],
};
/** What a carrier says later of messages to these numbers, which are the sandbox's own. Source: Twilio's list of errors. */
const UNDELIVERED: Readonly<Record<string, number>> = Object.fromEntries(
  [30003, 30004, 30005, 30006, 30007, 30008].map((code) => [`+155555${code}`, code]),
);

/** Twilio Programmable Messaging, REST API 2010-04-01, as of November 2026. Checked against the `twilio` library 6. */
export function serveTwilio(scope: FastifyInstance, desk: ProviderDesk): void {
  const { store, clock, secret } = desk;
  const basic = `Basic ${Buffer.from(`${ACCOUNT}:${secret}`).toString('base64')}`;
  const account = `/2010-04-01/Accounts/${ACCOUNT}`;
  const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
    reply
      .code(status)
      .send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });

  scope.addHook('preHandler', async ({ headers, url }, reply) => {
    if (url.includes('/control/') || headers.authorization === basic) return undefined;
    return refuse(reply, 401, 20003, 'Authenticate');
  });

  scope.get('/2010-04-01/Accounts/:account.json', (request, reply) =>
    (request.params as Form)['account'] === ACCOUNT
      ? reply.send({ sid: ACCOUNT, friendly_name: 'Sandbox', status: 'active', type: 'Full' })
      : refuse(reply, 404, 20404, 'The requested resource was not found'),
  );

  scope.post<Sent>(`${account}/Messages.json`, ({ body = {} }, reply) => {
    const { To = '', From, MessagingServiceSid, Body = '', StatusCallback } = body;
    if (!From && !MessagingServiceSid)
      return refuse(reply, 400, 21603, "A 'From' or 'MessagingServiceSid' parameter is required");
    if (Body === '') return refuse(reply, 400, 21602, 'Message body is required');
    if (Body.length > 1600)
      return refuse(reply, 400, 21617, 'The concatenated message body exceeds the 1600 character limit');
    const end = desk.orders
      .applicant({ fileNumber: `twilio ${To}`, person: { phone: To } })
      .answers('messaging', 'TEXT', 'SENT')
      .take();
    if (TEXT_ENDS[end] === 21610) return refuse(reply, 400, 21610, STOPPED);
    const wrong = /^\+[1-9]\d{6,14}$/.test(To)
      ? (WRONG_TO[To] ?? WRONG_FROM[From ?? ''])
      : WRONG_TO['+15005550001'];
    if (wrong) return refuse(reply, 400, ...wrong);
    const message: TwilioMessage = {
      ...{
        sid: twilioSid('SM'),
        from: From ?? PROVIDER_NUMBER,
        service: MessagingServiceSid ?? null,
        to: To,
      },
      ...{ body: Body, status: MessagingServiceSid ? 'accepted' : 'queued', error: null },
      at: new Date().toUTCString().replace('GMT', '+0000'),
    };
    const answer = shown(message);
    store.state.twilioMessages.push(message);
    store.state.messages.push({ at: clock.now(), kind: 'TEXT', number: message.from, to: To, text: Body });
    message.error = UNDELIVERED[To] ?? TEXT_ENDS[end] ?? null;
    message.status = message.error ? 'undelivered' : 'delivered';
    if (StatusCallback) void tellStatus(StatusCallback, message);
    return reply.code(201).send(answer);
  });

  scope.get<Sent>(`${account}/Messages.json`, ({ query }, reply) => {
    const { To, From, PageSize = '50' } = query;
    const found = store.state.twilioMessages
      .filter(({ to, from }) => (!To || to === To) && (!From || from === From))
      .toReversed()
      .slice(0, Number(PageSize));
    const uri = `${account}/Messages.json?PageSize=${PageSize}&Page=0`;
    return reply.send({
      ...{ messages: found.map(shown), page: 0, page_size: Number(PageSize), start: 0, end: found.length },
      ...{ uri, first_page_uri: uri, next_page_uri: null, previous_page_uri: null },
    });
  });

  // A person replies to a lender's text. Twilio calls the webhook address set for the number in its console.
  scope.post<{ Body: Form }>('/control/replies', async ({ body }, reply) => {
    const { lender = '', from = '', to = PROVIDER_NUMBER, text = '', optOutType } = body;
    const server = desk.serverUrl();
    if (!server) return reply.code(409).send({ error: 'No server yet' });
    const fields = {
      ...{
        ToCountry: 'US',
        SmsMessageSid: '',
        NumMedia: '0',
        SmsSid: '',
        FromCountry: 'US',
        ApiVersion: '2010-04-01',
      },
      ...{ MessageSid: twilioSid('SM'), AccountSid: ACCOUNT, SmsStatus: 'received', NumSegments: '1' },
      ...{ From: from, To: to, Body: text, ...(optOutType && { OptOutType: optOutType }) },
    };
    const url = `${server}/service-webhooks/external/api/v1/providers/twilio/${lender}`;
    return reply.code(200).send({ status: await post(url, fields) });
  });

  const statusOf = ({ sid, from, to, status, error }: TwilioMessage): Form => ({
    ...{ MessageSid: sid, SmsSid: sid, AccountSid: ACCOUNT, From: from, To: to, ApiVersion: '2010-04-01' },
    ...{ MessageStatus: status, SmsStatus: status, ...(error && { ErrorCode: String(error) }) },
  });

  /** Sends the status callbacks of a message in order: first `sent`, then the final status. */
  async function tellStatus(url: string, message: TwilioMessage): Promise<void> {
    await post(url, statusOf({ ...message, status: 'sent', error: null }));
    await post(url, statusOf(message));
  }

  async function post(url: string, fields: Form): Promise<number> {
    const { headers, body } = signTwilio(secret, url, fields);
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    return answer?.status ?? 0;
  }

  const shown = (message: TwilioMessage) => ({
    ...{ sid: message.sid, account_sid: ACCOUNT, messaging_service_sid: message.service, body: message.body },
    ...{ from: message.service && message.status === 'accepted' ? null : message.from, to: message.to },
    ...{ status: message.status, direction: 'outbound-api', num_segments: '1', num_media: '0', price: null },
    ...{ price_unit: 'USD', error_code: message.error, error_message: null, api_version: '2010-04-01' },
    ...{ date_created: message.at, date_sent: message.status === 'delivered' ? message.at : null },
    ...{ date_updated: message.at, uri: `${account}/Messages/${message.sid}.json`, subresource_uris: {} },
  });
}

/** Signs a webhook as Twilio does. */
export function signTwilio(authToken: string, url: string, fields: Form) {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((before, name) => before + name + fields[name], url);
  return {
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': createHmac('sha1', authToken).update(text, 'utf8').digest('base64'),
    },
    body: new URLSearchParams(fields).toString(),
  };
}
