import { REVIEWS_PATH } from '../reviews/review-path.ts';

/** Base path of the calls about one application that staff read. */
export const LOAN_FILE_PATH = `${REVIEWS_PATH}/loan-files/{uuid}`;
