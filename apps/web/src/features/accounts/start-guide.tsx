import { organisation } from '@homeline/client/organisation.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { laterAccountsCopy } from './deferred-copy.ts';

const copy = laterAccountsCopy.start;

/** What happens from the first question to the money, with the times that the lender's own last applications took. */
export function StartGuide() {
  const { title, steps, usually } = copy.guide;
  return (
    <section className="start-section" aria-labelledby="start-guide">
      <h2 id="start-guide">{title}</h2>
      <ol className="start-steps">
        {steps.map(({ name, text, measuredBy }) => {
          const seconds = measuredBy && organisation.usualSeconds[measuredBy];
          return (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              {seconds !== undefined && <p className="start-usual">{usually(timeInWords(seconds))}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What to have at hand. */
export function AtHand() {
  return (
    <Card title={copy.atHand.title}>
      <ul className="plain-list">
        {copy.atHand.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  );
}

/** The questions that people ask most before they apply. */
export function FirstQuestions() {
  const { title, questions } = copy.questions;
  return (
    <section aria-labelledby="start-questions">
      <h2 id="start-questions">{title}</h2>
      <div className="start-questions">
        {questions(organisation.orgPricingData).map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

const UNITS = [
  { unit: 'day', seconds: 86_400, from: 2 * 86_400 },
  { unit: 'hour', seconds: 3_600, from: 2 * 3_600 },
  { unit: 'minute', seconds: 60, from: 0 },
] as const;

/** Returns a duration in words, rounded up: '3 minutes', '8 days'. */
function timeInWords(seconds: number): string {
  const { unit, seconds: each } = UNITS.find(({ from }) => seconds >= from) ?? UNITS[2];
  return copy.guide.times[unit](Math.max(1, Math.ceil(seconds / each)));
}
