import type { AdverseAction } from '@homeline/contract/adverse-action/get-adverse-action.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import './decline.css';
import { REMEDIES } from './remedies.ts';

/** Every reason in the words of the letter, with what would change it and when to try again. */
export function Reasons({ reasons }: Pick<AdverseAction, 'reasons'>) {
  return (
    <section className="decline" aria-labelledby="decline-why">
      <h2 id="decline-why">{reasons.length === 1 ? 'The reason' : 'The reasons'}</h2>
      <ul>
        {reasons.map(({ code, text }) => (
          <li key={text}>
            <Card title={text}>
              <dl className="decline-remedy">
                <div>
                  <dt>What would change it</dt>
                  <dd>{REMEDIES[code].change}</dd>
                </div>
                <div>
                  <dt>When to try again</dt>
                  <dd>{REMEDIES[code].again}</dd>
                </div>
              </dl>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
