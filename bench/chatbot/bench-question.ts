/** A question to the chatbot, and what must come back. */
export type BenchQuestion = {
  readonly ask: string;
  /** homeline without one. */
  readonly lender?: 'harborview' | 'fieldstone';
  /** The passages that answer it, any of them; empty where the chatbot must not answer. */
  readonly from: readonly string[];
};
