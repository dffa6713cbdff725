import { ProcessingModal } from '@homeline/ui/feedback/processing-modal.tsx';
import { PROVIDER_PAGE } from './copy.ts';
import type { useHostedPage } from './use-hosted-page.ts';

type OpeningProviderProps = Pick<ReturnType<typeof useHostedPage>, 'isOpening' | 'stopWaiting'>;

/** Covers the page while the provider's page opens. */
export function OpeningProvider({ isOpening, stopWaiting }: OpeningProviderProps) {
  const { title, text } = PROVIDER_PAGE;
  return <ProcessingModal isOpen={isOpening} title={title} text={text} onTimeout={stopWaiting} />;
}
