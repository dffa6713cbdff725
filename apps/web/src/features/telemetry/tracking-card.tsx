import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { browserOptsOut } from '../../session/opts-out.ts';
import { trackingCopy as copy } from './copy.ts';
import { chooseTracking, trackingChoice } from './tracking-choice.ts';

const CHOICES = [
  { value: true, label: copy.yes },
  { value: false, label: copy.no },
];

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
