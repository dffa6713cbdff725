import { useEffect } from 'react';
import { recordReplay } from './record-replay.ts';
import { tell } from './tell.ts';

/** Tells of every step that the person comes to, once in a visit. Shows nothing. */
export default function StepEntries({ uuid, step }: { readonly uuid: string; readonly step: string }) {
  useEffect(() => {
    const entered = { event: 'STEP_ENTERED', eventType: 'STEP', dedupeProperty: 'step' } as const;
    void tell({ ...entered, eventProperties: { step } });
    void recordReplay(uuid);
  }, [uuid, step]);
  return undefined;
}
