import { useEffect } from 'react';
import { tell } from './tell.ts';

/** Tells of every step that the person comes to, once in a visit. Shows nothing. */
export default function StepEntries({ step }: { readonly step: string }) {
  useEffect(() => {
    const entered = { event: 'STEP_ENTERED', eventType: 'STEP', dedupeProperty: 'step' } as const;
    void tell({ ...entered, eventProperties: { step } });
  }, [step]);
  return undefined;
}
