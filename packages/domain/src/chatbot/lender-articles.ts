import * as z from 'zod';
import { FIGURES } from './lender-figures.ts';

const MOST = { title: 80, text: 1500, question: 200, questions: 60, articles: 300 } as const;
const PLACEHOLDER = /\{([^{}]*)\}/g;

const Title = z.string().trim().min(1).max(MOST.title);

/** Text in which a name in braces stands for the lender's own figure, as in the product's articles. */
const Text = z
  .string()
  .trim()
  .min(1)
  .max(MOST.text)
  .superRefine((text, { addIssue }) => {
    for (const [braces, name = ''] of text.matchAll(PLACEHOLDER))
      if (!Object.hasOwn(FIGURES, name))
        addIssue(`Must not have ${braces}. An article knows ${Object.keys(FIGURES).sort().join(', ')}`);
    if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) addIssue('Must have a name between each pair of braces');
  });

/** A question and its answer, which the lender adds to its folder. */
const LenderArticle = z.strictObject({
  id: z
    .string('Must be lower-case letters, digits and hyphens, such as branch-parking')
    .regex(
      /^[a-z][a-z0-9-]{1,39}$/,
      'Must be lower-case letters, digits and hyphens, such as branch-parking',
    ),
  title: Title,
  text: Text,
  /** Ways in which people ask for it. */
  questions: z.array(z.string().trim().min(1).max(MOST.question)).min(1).max(MOST.questions),
});

/** A lender's own questions and answers, from `articles.json` in its folder. */
export const LenderArticles = z
  .array(LenderArticle)
  .max(MOST.articles)
  .superRefine((articles, { addIssue }) => {
    for (const [at, { id, questions }] of articles.entries()) {
      const earlier = articles.slice(0, at);
      if (earlier.some((other) => other.id === id))
        addIssue({ code: 'custom', path: [at, 'id'], message: 'Must be the id of one article only' });
      for (const [number, question] of questions.entries())
        if (earlier.some((other) => other.questions.includes(question)))
          addIssue({
            code: 'custom',
            path: [at, 'questions', number],
            message: 'Must be a question of one article only',
          });
    }
  });
export type LenderArticles = z.infer<typeof LenderArticles>;
