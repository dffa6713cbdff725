import { explainDecision } from '@homeline/contract/offers/explain-decision.ts';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { Explanation } from './explanation.tsx';

/** Why the newest decision is what it is, line by line, as it was kept. */
export function DecisionExplanation() {
  const { uuid, status } = useApplication();
  return (
    <Explanation
      title="How we decided"
      about={[uuid, status.step, status.since]}
      ask={() => send(explainDecision, { params: { uuid } })}
    />
  );
}
