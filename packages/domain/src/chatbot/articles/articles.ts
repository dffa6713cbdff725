import { ABOUT_ARTICLES } from './about.articles.ts';
import { ACCOUNT_ARTICLES } from './account.articles.ts';
import { APPLYING_ARTICLES } from './applying.articles.ts';
import type { Article } from './article.ts';
import { CLOSING_ARTICLES } from './closing.articles.ts';
import { ELIGIBILITY_ARTICLES } from './eligibility.articles.ts';
import { FEES_ARTICLES } from './fees.articles.ts';
import { LINE_ARTICLES } from './line.articles.ts';
import { OWN_ARTICLES } from './own.articles.ts';
import { OWN_WORDINGS } from './own-wordings.ts';

/** Every help article, topic by topic. */
export const ARTICLES: readonly Article[] = [
  ...ABOUT_ARTICLES,
  ...LINE_ARTICLES,
  ...FEES_ARTICLES,
  ...ELIGIBILITY_ARTICLES,
  ...APPLYING_ARTICLES,
  ...CLOSING_ARTICLES,
  ...ACCOUNT_ARTICLES,
  ...OWN_ARTICLES,
  ...OWN_WORDINGS,
];
