import type { Language } from '../../packages/domain/src/language/language.ts';
import type { Situation } from './own-situations.ts';

/** A question to the chatbot, and what must come back. */
export type BenchQuestion = {
  readonly ask: string;
  /** homeline without one. */
  readonly lender?: 'harborview' | 'fieldstone';
  /** The passages that answer it, any of them; empty where the chatbot must not answer. */
  readonly from: readonly string[];
};

/** A borrower's question about their own application. */
export type OwnQuestion = {
  readonly at: Situation;
  readonly ask: string;
  /** What it may be answered from: `own-fee` for the topic FEE, or a passage. Empty where only somebody who reads the answer can judge it. */
  readonly from: readonly string[];
  /** Their language, in which they must be answered: English without one. */
  readonly language?: Language;
  /** The language of the page that they ask on: English without one. */
  readonly page?: Language;
};
