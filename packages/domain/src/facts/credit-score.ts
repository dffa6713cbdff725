import * as z from 'zod';

export const LOWEST_SCORE = 300;
export const HIGHEST_SCORE = 850;

/** A FICO score within the range of the mortgage models. */
export const CreditScore = z.int().min(LOWEST_SCORE).max(HIGHEST_SCORE);
