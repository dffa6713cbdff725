import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { serveStandIn } from '../stand-in.ts';
import type { Store } from '../state.ts';
import type { StandInChat, StandInMessage } from './conversation.ts';

/** What an agent does at a provider. */
export type AgentEvent =
  | { readonly kind: 'JOINED'; readonly agent: string }
  | { readonly kind: 'SAID'; readonly message: StandInMessage }
  | { readonly kind: 'TYPING' }
  | { readonly kind: 'ENDED' };

/** A signed request to the server. */
export type SignedRequest = {
  /** Below the provider's webhook address. */
  readonly path?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type ChatDesk = {
  readonly store: Store;
  readonly clock: SandboxClock;
  /** Webhook secret and API key. */
  readonly secret: string;
  /** The sandbox's own address, for files. */
  readonly url: () => string;
};

export type WebhookAddress = { readonly entered: string; readonly reached: string };

/** A chat provider as the server sees it. */
export type ChatStandIn = {
  readonly port: OutsideProvider;
  /** It says when it takes calls again by `X-RateLimit-Reset`; another does by `Retry-After`. */
  readonly tellsOfReset?: true;
  /** Returns an id in the provider's format. Default: a uuid. */
  readonly newId?: (of: 'MESSAGE' | 'FILE') => string;
  /** Serves the provider's own paths. */
  serve(scope: FastifyInstance): void;
  /**
   * Returns the webhook for an agent’s action, if the provider sends one.
   * @param server the provider's webhook address: as entered at the provider, and where the sandbox reaches it
   */
  webhook(
    chat: StandInChat,
    event: AgentEvent,
    server: WebhookAddress,
  ): SignedRequest | undefined | Promise<SignedRequest>;
};

/** The wait that a provider asks for when it limits calls. */
const RETRY_AFTER_SECONDS = 7;

/** Serves a stand-in's paths. */
export function serveChatStandIn(app: FastifyInstance, desk: ChatDesk, standIn: ChatStandIn): void {
  serveStandIn(app, desk, {
    ...{ port: standIn.port, prefix: `/${standIn.port}` },
    limitHeaders: () => limitHeaders(standIn),
    serve: standIn.serve,
  });
}

function limitHeaders({ tellsOfReset }: ChatStandIn): Record<string, string> {
  if (!tellsOfReset) return { 'retry-after': String(RETRY_AFTER_SECONDS) };
  const reset = Math.floor(Date.now() / 1000) + RETRY_AFTER_SECONDS;
  return { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) };
}

/** Reads an upload: a file of a form, or the bytes of the body. */
export async function uploadIn(
  request: FastifyRequest,
): Promise<{ name: string; type: string; base64: string }> {
  const type = request.headers['content-type'] ?? '';
  const body = request.body as Buffer;
  if (!type.startsWith('multipart/form-data')) return { name: 'file', type, base64: body.toString('base64') };
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) return { name: '', type: '', base64: '' };
  const base64 = Buffer.from(await file.arrayBuffer()).toString('base64');
  return { name: file.name, type: file.type, base64 };
}

/** Sends a kept file's bytes. */
export function sendFile({ state }: Store, id: string, reply: FastifyReply): FastifyReply {
  const file = state.chatFiles[id];
  if (!file) return reply.code(404).send({ message: 'No such file' });
  return reply.type(file.type || 'application/octet-stream').send(Buffer.from(file.base64, 'base64'));
}
