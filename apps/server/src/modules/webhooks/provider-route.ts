import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { answerRefusal } from '../../http/answer-refusal.ts';
import { refuse } from '../../refusal.ts';
import type { ProviderEvent } from '../../vendors/adapter.ts';
import { ADAPTERS } from '../../vendors/adapters.ts';
import { forLender } from '../../vendors/lender-of-call.ts';
import { receiveReported } from '../notifications/receive-delivery.ts';
import { receiveReply } from '../notifications/receive-text.ts';
import { isNamed } from '../settings/lender-providers.ts';

const PATH = '/service-webhooks/external/api/v1/providers/:provider/:organisation';
const BODY_BYTES = 1024 * 1024;

type Sent = FastifyRequest<{ Params: { provider: string; organisation: string } }>;

/**
 * Adds the addresses at which named providers tell a lender what happened. Each signs by its own published scheme, over the bytes it sent,
 * with the lender's own secret.
 */
export function addProviderWebhookRoute(server: FastifyInstance, context: Context): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(PATH, { bodyLimit: BODY_BYTES }, async (request: Sent, reply) => {
      const { provider, organisation } = request.params;
      const account = context.accounts.account(organisation, provider);
      const read = isNamed(provider) ? ADAPTERS[provider].readWebhook : undefined;
      if (!isNamed(provider) || !account || !read) return answerRefusal(reply, refuse('NOT_FOUND'));
      const sent = {
        ...{ url: context.config.publicUrl + request.url, headers: request.headers, nowMs: Date.now() },
        rawBody: typeof request.body === 'string' ? request.body : '',
      };
      let events: readonly ProviderEvent[] | undefined;
      for (const values of account.signing) events ??= await read(values, sent, account.tools);
      if (!events) {
        context.activity.webhookReceived({ port: provider, outcome: 'BAD_SIGNATURE', organisation });
        return answerRefusal(reply, refuse('UNAUTHENTICATED'));
      }
      for (const event of events)
        await forLender(organisation, () => receive(context, { organisation, provider }, event));
      return reply.header('cache-control', 'no-store').code(204).send();
    });
  });
}

/** The application's waiting runs ask for the outcome now. One that doesn't wait for it is not moved. */
async function receive(
  context: Context,
  { organisation, provider }: { readonly organisation: string; readonly provider: NamedProvider },
  event: ProviderEvent,
): Promise<void> {
  if (event.kind === 'TEXT')
    return receiveReply(context, {
      ...{ id: event.id, text: event.text, lenders: [organisation], sender: provider },
    });
  if (event.kind === 'DELIVERY') return receiveReported(context, event, { organisation, provider });
  const application = { organisation, applicationId: event.fileNumber };
  await context.jobs.hurry(application);
  // With its application, so that no other lender of the installation counts them.
  if (isUuid(event.fileNumber))
    context.activity.webhookReceived({ port: provider, outcome: 'NOTIFIED', application });
}
