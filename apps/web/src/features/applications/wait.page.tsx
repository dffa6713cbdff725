import { organisation } from '@homeline/client/organisation.ts';
import { said } from '@homeline/contract/said.ts';
import { closingDateWait } from '@homeline/domain/workflow/closing-date-wait.ts';
import type { WaitCopy } from '@homeline/domain/workflow/stage-copy.ts';
import { ownerName, stepCopy } from '@homeline/domain/workflow/step-copy.ts';
import { WaitPanel } from '@homeline/ui/feedback/wait-panel.tsx';
import type { ReactNode } from 'react';
import { Page } from '../../shell/page.tsx';
import { useApplication } from './application.ts';
import { WAITS } from './copy.ts';
import { dayWords, formatInstant } from './format-instant.ts';
import { useDelay } from './use-delay.ts';

type WaitPageProps = Partial<WaitCopy> & {
  /** Who acts, for steps whose owner's name isn't clear enough. */
  readonly who?: string;
  readonly children?: ReactNode;
};

/**
 * Shows a wait: who acts, since when, how long it usually takes and what to do meanwhile. Moves on when the step changes.
 * Props replace the words for the step.
 */
export function WaitPage({ children, who, ...own }: WaitPageProps) {
  const { status } = useApplication();
  const delay = useDelay();
  const forStep = status.closingWaits ? closingDateWait(status.closingWaits) : stepCopy(status.step).wait;
  const copy: WaitCopy = { ...(forStep ?? WAITS.unnamed), ...own };
  const usual = copy.usual ?? (status.usual ? said(status.usual) : WAITS.usual);
  const isDelayed = delay.length > 0;
  const isMoment = !isDelayed && !/day|hour|día|hora/.test(usual);
  const meanwhile = isMoment
    ? [copy.meanwhile, organisation.orgBrand.voice.waiting].filter(Boolean).join(' ')
    : (copy.meanwhile ?? WAITS.later);
  return (
    <Page heading={copy.heading} why={copy.why} alerts={delay}>
      <WaitPanel
        who={who ?? ownerName(status.owner)}
        since={formatInstant(status.since)}
        {...(!isDelayed && { usual })}
        meanwhile={meanwhile}
        // A wait of seconds needs no date.
        {...(!isMoment &&
          status.dueAt && { until: { label: copy.until ?? WAITS.until, value: dayWords(status.dueAt) } })}
      />
      {children}
    </Page>
  );
}
