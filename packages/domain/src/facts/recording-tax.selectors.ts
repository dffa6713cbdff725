import type { SourcedPct } from '../states/state-rules.ts';
import type { Facts } from './facts.ts';
import { newer } from './reading.ts';

/** Returns the question about the home's recording tax that staff must answer. */
export function openRecordingTaxQuestion(facts: Facts) {
  const question = facts.recordingTaxQuestions.at(-1);
  const isAnswered = newer(facts.recordingTaxDecisions.at(-1), question);
  return newer(question, facts.property) && !isAnswered ? question : undefined;
}

/** Returns the recording tax that staff gave for the home. */
export function givenRecordingTax(facts: Facts): SourcedPct | undefined {
  const decision = facts.recordingTaxDecisions.at(-1);
  return newer(decision, facts.property) ? decision?.tax : undefined;
}
