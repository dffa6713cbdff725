import * as z from 'zod';

export const LOWEST_SCORE = 300;
export const HIGHEST_SCORE = 850;

/** A score of the model that lenders of homes use. */
export const CreditScore = z.int().min(LOWEST_SCORE).max(HIGHEST_SCORE);
