import { explainDecision } from '@homeline/contract/offers/explain-decision.ts';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { offersCopy } from './copy.ts';
import { Explanation } from './explanation.tsx';

/** Explains the newest decision line by line, as recorded. */
export function DecisionExplanation() {
  const { uuid, status } = useApplication();
  return (
    <Explanation
      title={offersCopy.explanation.decision}
      about={[uuid, status.step, status.since]}
      ask={() => send(explainDecision, { params: { uuid } })}
    />
  );
}
