import { WaitPage } from '../applications/wait.page.tsx';
import { EvidenceCard } from './evidence-card.tsx';

/** A person or a provider has the application in hand; what helps them can be sent meanwhile. */
export default function ReviewPage() {
  return (
    <WaitPage>
      <EvidenceCard />
    </WaitPage>
  );
}
