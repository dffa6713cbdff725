import { REVIEWS_PATH } from '../reviews/review-path.ts';

/** Base path of what operators watch. */
export const OPERATIONS_PATH = `${REVIEWS_PATH}/operations`;
