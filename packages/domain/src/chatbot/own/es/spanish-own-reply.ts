import type { Language } from '../../../language/language.ts';
import { withoutNames } from '../../answer.ts';
import { type Given, type Reply, withoutRepeats } from '../../reply.ts';
import type { OwnTopic } from '../own-topics.ts';
import { type SpanishTopic, spanishOwnAnswer } from './spanish-own-answer.ts';
import { spanishTopicsOf } from './spanish-own-questions.ts';

/** The inputs of a reply in Spanish. */
export type SpanishGiven = Given & {
  /** The language of the page, whose words name its buttons. */
  readonly page: Language;
};

/** What is said of a topic that has nothing to say of an application. */
const INSTEAD: Partial<Readonly<Record<SpanishTopic, SpanishTopic>>> = {
  HOW_OTHERS_SIGN: 'SIGNERS',
  SIGNER_LINK: 'SIGNERS',
  SIGNER_REFUSES: 'SIGNERS',
  WHY_AMOUNT: 'REASONS',
};
const OWN_SOURCE = 'Su solicitud';

/** Returns what the application says about a topic; undefined for a visitor. */
export function ownWords(
  topic: OwnTopic | SpanishTopic,
  { application, page }: SpanishGiven,
): string | undefined {
  return application && spanishOwnAnswer(topic, application, page);
}

/** Answers a question about the person's own application from its facts. */
export function ownReply(message: string, given: SpanishGiven): Reply | undefined {
  if (!given.application) return undefined;
  const told = spanishTopicsOf(withoutNames(message, given, CO_SIGNER)).flatMap((topic) => {
    const instead = INSTEAD[topic];
    const text = ownWords(topic, given) ?? (instead && ownWords(instead, given));
    return text === undefined ? [] : [{ topic, text }];
  });
  const [first] = told;
  return (
    first && {
      kind: 'ANSWER',
      text: withPhone(withoutRepeats(told.map(({ text }) => text).join(' ')), given),
      sources: [{ id: `own-${first.topic.toLowerCase()}`, title: OWN_SOURCE, name: OWN_SOURCE }],
      offersPerson: false,
    }
  );
}

const CO_SIGNER = 'mi cofirmante';

/** Adds the number where a text first says to call us. */
export function withPhone(text: string, { hours }: Given): string {
  return text.replace(/\bllámenos\b/i, (words) => `${words} al ${hours.phone}`);
}
