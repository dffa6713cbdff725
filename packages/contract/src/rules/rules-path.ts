import { REVIEWS_PATH } from '../reviews/review-path.ts';

/** The rate sheets and credit policies of a lender, for its staff. */
export const RULES_PATH = `${REVIEWS_PATH}/rules`;
