import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import { RETRY_DEFAULTS } from '../http-call.ts';
import { send } from '../request.ts';

/** What a language model may phrase, and for which question. Neither has personal data. */
export type PhraseRequest = { readonly instruction: string; readonly question: string };

/** A language model behind an address that speaks the chat completions of OpenAI. */
export type LanguageModel = {
  /** Returns what the model wrote; undefined if it failed, was late or wrote something other than text. */
  phrase(request: PhraseRequest): Promise<string | undefined>;
};

/** A borrower waits: after this time the passage itself is the answer. */
const TIMEOUT_MS = 5000;
const MOST_TOKENS = 400;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Returns a language model over HTTP. Each question is sent once, without retries. */
export function languageModelOverHttp(
  { url, key, name }: NonNullable<Config['chatbotModel']>,
  timeoutMs = TIMEOUT_MS,
): LanguageModel {
  return {
    async phrase({ instruction, question }) {
      const sent = await send(
        { ...RETRY_DEFAULTS, url, key, timeoutMs, tries: 1 },
        {
          method: 'POST',
          path: '/chat/completions',
          reference: randomUUID(),
          body: {
            model: name,
            temperature: 0,
            max_tokens: MOST_TOKENS,
            messages: [
              { role: 'system', content: instruction },
              { role: 'user', content: question },
            ],
          },
        },
      );
      if (!sent.ok) return undefined;
      return Completion.safeParse(sent.json).data?.choices[0]?.message.content;
    },
  };
}
