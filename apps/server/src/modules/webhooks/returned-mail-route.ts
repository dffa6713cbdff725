import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { answerRefusal } from '../../http/answer-refusal.ts';
import { refuse } from '../../refusal.ts';
import { readReturnedMail } from '../../vendors/messaging/returned-mail.ts';
import { hasSignatureHeaders, verifyWebhook } from '../../vendors/webhook.ts';
import { receiveReported } from '../notifications/receive-delivery.ts';

const PATH = '/service-webhooks/external/api/v1/returned-mail';
/** A returned email with its headers and words. */
const BODY_BYTES = 512 * 1024;
const PORT = 'messaging';

/**
 * Adds the address to which a mail server hands the emails that came back, each as it arrived (message/rfc822). They are signed as the
 * messaging provider's webhooks are. Unrelated mail, such as an automatic reply, is accepted too: a mail server that is
 * refused would return it once more.
 */
export function addReturnedMailRoute(server: FastifyInstance, context: Context): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Reject before reading the body, so that strangers can't send megabytes.
    scope.addHook('onRequest', async ({ headers }, reply) =>
      hasSignatureHeaders(headers, Date.now()) ? undefined : reject(context, reply),
    );
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(PATH, { bodyLimit: BODY_BYTES }, async (request: FastifyRequest, reply) => {
      const mail = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const id = verifyWebhook({
        ...{ secrets: context.config.webhookSecrets[PORT], headers: request.headers, nowMs: Date.now() },
        // Bytes that are no UTF-8 keep their value here, as the signature is over bytes.
        rawBody: mail,
      });
      if (id === undefined) return reject(context, reply);
      const read = await readReturnedMail(mail);
      const { reference, returned } = read ?? {};
      if (reference && returned) await receiveReported(context, { reference, returned });
      else context.activity.webhookReceived({ port: PORT, outcome: read ? 'NO_EFFECT' : 'UNREADABLE' });
      return reply.header('cache-control', 'no-store').code(204).send();
    });
  });
}

function reject({ activity }: Context, reply: FastifyReply) {
  activity.webhookReceived({ port: PORT, outcome: 'BAD_SIGNATURE' });
  return answerRefusal(reply, refuse('UNAUTHENTICATED'));
}
