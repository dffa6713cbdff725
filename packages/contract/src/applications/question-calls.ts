import type { Question } from '@homeline/domain/facts/question.ts';
import type * as z from 'zod';
import { type Call, call } from '../call.ts';
import { ApplicationParams, BORROWER_PATH } from './application-path.ts';
import { Status } from './status.ts';

type FormOf<Q extends Question> = Q extends { readonly form: infer Form extends z.ZodType }
  ? Form
  : z.ZodUndefined;

type CallOf<Q extends Question> = Call<
  typeof ApplicationParams,
  z.ZodUndefined,
  FormOf<Q>,
  typeof Status,
  'BORROWER',
  'json',
  'json',
  Q['shows'] extends readonly [] ? false : true
>;

// The build drops the parts that no browser needs.
const everyQuestion = {
  who: 'BORROWER' as const,
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP' as const],
};

/** Returns the call that sends the answer to each question. */
export function questionCalls<Questions extends Readonly<Record<string, Question>>>(questions: Questions) {
  const calls = Object.entries(questions).map(([name, { method, path, summary, form, shows }]) => [
    name,
    call({
      ...everyQuestion,
      ...{ name, method, path: `${BORROWER_PATH}${path}`, summary },
      ...(form && { body: form }),
      ...(method === 'POST' && { oncePerKey: true }),
      ...(shows.length > 0 && { versioned: true }),
    }),
  ]);
  return Object.fromEntries(calls) as { readonly [Name in keyof Questions]: CallOf<Questions[Name]> };
}
