import { WaitPage } from '../applications/wait.page.tsx';
import { titleCopy } from './copy.ts';

/** Waits for a flood determination that did not come at once. */
export default function FloodLatePage() {
  return <WaitPage {...titleCopy.floodLate} />;
}
