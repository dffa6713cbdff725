import { ABOUT_ARTICLES } from './about.articles.es.ts';
import { ACCOUNT_ARTICLES } from './account.articles.es.ts';
import { APPLYING_ARTICLES } from './applying.articles.es.ts';
import type { SpanishArticle } from './article.ts';
import { CLOSING_ARTICLES } from './closing.articles.es.ts';
import { ELIGIBILITY_ARTICLES } from './eligibility.articles.es.ts';
import { FEES_ARTICLES } from './fees.articles.es.ts';
import { LINE_ARTICLES } from './line.articles.es.ts';
import { OWN_ARTICLES } from './own.articles.es.ts';

/** The Spanish words of the help articles, by `spanishNameOf`. */
export const SPANISH_ARTICLES: Readonly<Record<string, SpanishArticle>> = {
  ...ABOUT_ARTICLES,
  ...LINE_ARTICLES,
  ...FEES_ARTICLES,
  ...ELIGIBILITY_ARTICLES,
  ...APPLYING_ARTICLES,
  ...CLOSING_ARTICLES,
  ...ACCOUNT_ARTICLES,
  ...OWN_ARTICLES,
};
