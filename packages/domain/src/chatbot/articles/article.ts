import type { LenderDay } from '../lender-figures.ts';
import type { OwnTopic } from '../own/own-topics.ts';

/** A help article as written: a name in braces becomes the lender's own figure. */
export type Article = {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly text: string;
  readonly questions: readonly string[];
  readonly own?: OwnTopic;
  /** For a signed-in borrower, their own application's answer comes first. */
  readonly tellsFirst?: OwnTopic;
  /** Found only by a person with an application of their own. */
  readonly isForApplicants?: true;
  /** Absent: the article is for every lender. */
  readonly appliesTo?: (lender: LenderDay) => boolean;
  /** If a question names a state, the answer is that state’s own text. */
  readonly isByState?: true;
  /** Sets it apart from another article of the same id, which is for other lenders. */
  readonly variant?: string;
};

/** The words of an article in Spanish. */
export type SpanishArticle = Pick<Article, 'title' | 'text' | 'questions'>;

/** Returns the name by which the Spanish words of an article are kept: its id, and its variant if it has one. */
export function spanishNameOf({ id, variant }: Pick<Article, 'id' | 'variant'>): string {
  return variant === undefined ? id : `${id}-${variant}`;
}

export const isWholesale = ({ organisation }: LenderDay): boolean => organisation.isWholesale;
export const isDirectLender = (lender: LenderDay): boolean => !isWholesale(lender);
