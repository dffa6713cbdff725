import { organisation } from '@homeline/client/organisation.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import './assurances.css';

/** Shows the lender's promises, in its own words, beside the registration. */
export function Promises() {
  const { promises } = organisation.orgBrand.voice;
  return (
    <Card tone="sunken">
      <ul className="promises">
        {promises.map(({ title, text }) => (
          <li key={title}>
            <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
              <path
                d="m4.5 10.5 3.8 3.7 7.2-8"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
