import { REVIEWS_PATH } from '../reviews/review-path.ts';

/** Base path of the operations calls. */
export const OPERATIONS_PATH = `${REVIEWS_PATH}/operations`;
