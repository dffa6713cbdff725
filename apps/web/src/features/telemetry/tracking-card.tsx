import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { browserOptsOut, chooseTracking, OPTED_OUT } from '../../session/opts-out.ts';
import { trackingCopy as copy } from './copy.ts';

const CHOICES = [
  { value: true, label: copy.yes },
  { value: false, label: copy.no },
];

/** Returns the choice kept on this device; undefined until there is one. */
function trackingChoice(): boolean | undefined {
  const kept = localStorage.getItem(OPTED_OUT);
  return kept === null ? undefined : kept === 'false';
}

/** Lets a person opt out of tracking on this device, unless their browser does so already. */
export function TrackingCard() {
  const [isAllowed, set] = useState(trackingChoice);
  return (
    <Card title={copy.title}>
      {browserOptsOut() ? (
        <p>{copy.byBrowser}</p>
      ) : (
        <ChoiceField
          name="tracking"
          label={copy.label}
          hint={copy.hint}
          layout="row"
          choices={CHOICES}
          value={isAllowed}
          onChange={(chosen = true) => {
            chooseTracking(chosen);
            set(chosen);
          }}
          onBlur={() => undefined}
        />
      )}
    </Card>
  );
}
