import { useEffect } from 'react';
import { recordReplay } from './record-replay.ts';
import { tell } from './tell.ts';

type StepEntriesProps = {
  /** The application; none before the registration has started one. */
  readonly uuid?: string;
  readonly step: string;
};

/** Reports every step that the person comes to, once per visit. Renders nothing. */
export default function StepEntries({ uuid, step }: StepEntriesProps) {
  useEffect(() => {
    const entered = { event: 'STEP_ENTERED', eventType: 'STEP', dedupeProperty: 'step' } as const;
    void tell({ ...entered, eventProperties: { step } });
    if (uuid !== undefined) void recordReplay(uuid);
  }, [uuid, step]);
  return undefined;
}
