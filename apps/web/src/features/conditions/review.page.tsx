import { WaitPage } from '../applications/wait.page.tsx';
import { EvidenceCard } from './evidence-card.tsx';

/** Waits for a review and takes documents that may help it. */
export default function ReviewPage() {
  return (
    <WaitPage>
      <EvidenceCard />
    </WaitPage>
  );
}
