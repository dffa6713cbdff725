import type { AdverseAction } from '@homeline/contract/adverse-action/get-adverse-action.ts';
import { said } from '@homeline/contract/said.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { adverseActionCopy } from './copy.ts';
import './decline.css';

const copy = adverseActionCopy.reasons;

/** Shows each reason in the letter's words, with what would change it and when to apply again. */
export function Reasons({ reasons }: Pick<AdverseAction, 'reasons'>) {
  return (
    <section className="decline" aria-labelledby="decline-why">
      <h2 id="decline-why">{copy.heading(reasons.length)}</h2>
      <ul>
        {reasons.map(({ code, text }) => (
          <li key={text}>
            <Card title={said(text)}>
              <dl className="decline-remedy">
                <div>
                  <dt>{copy.change}</dt>
                  <dd>{copy.remedies[code].change}</dd>
                </div>
                <div>
                  <dt>{copy.again}</dt>
                  <dd>{copy.remedies[code].again}</dd>
                </div>
              </dl>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
