import type { StateCode } from '../states/us-states.ts';
import type { OwnTopic } from './own/own-topics.ts';

/** Something that the chatbot can answer with. Every figure in it comes from the lender's own data. */
export type Passage = {
  readonly id: string;
  readonly title: string;
  /** As shown below the answer: “Source: Fees”. */
  readonly source: string;
  readonly text: string;
  /** Ways in which people ask for it. */
  readonly questions: readonly string[];
  /** The text for a home in the state that the question names. */
  readonly byState?: (state: StateCode) => string | undefined;
  /** Answered from the borrower's own application when they are signed in; `text` is for everyone else. */
  readonly own?: OwnTopic;
  /** For a signed-in borrower, their own application's answer comes first. */
  readonly tellsFirst?: OwnTopic;
  /** Found only by a person with an application of their own. */
  readonly isForApplicants?: true;
};
