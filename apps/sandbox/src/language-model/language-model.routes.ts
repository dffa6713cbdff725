import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { hasBearerKey } from '../serve.ts';

const Asked = z.object({
  model: z.string(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
});

const LATE_MS = 20_000;

/**
 * The stand-in's faults, each triggered by a word in the question.
 * - `invent`: adds a figure.
 * - `elsewhere`: names a source that it wasn't given.
 * - `late`: answers after the asker has given up.
 * - `garbage`: writes no JSON.
 */
const MISBEHAVIORS: Readonly<Record<string, (answer: Phrased) => Promise<string> | string>> = {
  invent: (answer) => JSON.stringify({ ...answer, answer: `${answer.answer} Today it is 1.23%.` }),
  elsewhere: (answer) => JSON.stringify({ ...answer, source: 'wikipedia' }),
  late: async (answer) => {
    await wait(LATE_MS, undefined, { ref: false });
    return JSON.stringify(answer);
  },
  garbage: () => 'Sure, I can help with that!',
};

type Phrased = { readonly answer: string; readonly source: string };

/** Serves a language model that speaks OpenAI's chat completions. It repeats the passage that it was given. */
export function serveLanguageModel(app: FastifyInstance): void {
  app.post('/language-model/chat/completions', async (request, reply) => {
    if (!hasBearerKey(request)) return reply.code(401).send({ error: { message: 'Incorrect API key' } });
    const { data, error } = Asked.safeParse(request.body);
    if (error) return reply.code(400).send({ error: { message: z.prettifyError(error) } });
    const [{ content: instruction }, { content: question }] = data.messages;
    const { id = '', text = '' } = passageIn(instruction);
    const answer: Phrased = { answer: `In short: ${text}`, source: id };
    const [, misbehave] = Object.entries(MISBEHAVIORS).find(([word]) => question.includes(word)) ?? [];
    const content = misbehave ? await misbehave(answer) : JSON.stringify(answer);
    return {
      id: 'chatcmpl-sandbox',
      object: 'chat.completion',
      model: data.model,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    };
  });
}

/** Reads the passage out of the instruction. */
function passageIn(instruction: string): { id?: string; text?: string } {
  const [, id, text] = /Source (\S+):\n([\s\S]*)$/.exec(instruction) ?? [];
  return { ...(id && { id }), ...(text && { text }) };
}
