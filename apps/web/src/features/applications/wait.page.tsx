import { WaitPanel } from '@homeline/ui/feedback/wait-panel.tsx';
import type { ReactNode } from 'react';
import { organisation } from '../../organisation.ts';
import { Page } from '../../shell/page.tsx';
import { useApplication } from './application.ts';
import { dayWords, instantWords } from './instant-words.ts';
import { MEANWHILE_LATER, OWNER_WORDS, WAIT_WORDS, type WaitWords } from './wait-words.ts';

const UNNAMED: WaitWords = {
  heading: 'One moment, please',
  why: 'Your application is being worked on.',
};

/**
 * Someone else acts: who, since when, how long it usually takes, what one can do. It goes on by itself when the step changes. A page
 * that knows more of its step gives words of its own and what stands below.
 */
export function WaitPage({ children, ...own }: Partial<WaitWords> & { readonly children?: ReactNode }) {
  const { status } = useApplication();
  const words = { ...(WAIT_WORDS[status.step] ?? UNNAMED), ...own };
  const usual = words.usual ?? status.usual ?? 'a moment';
  const isMoment = !/day|hour/.test(usual);
  const meanwhile = isMoment
    ? [words.meanwhile, organisation.orgBrand.voice.waiting].filter(Boolean).join(' ')
    : (words.meanwhile ?? MEANWHILE_LATER);
  return (
    <Page heading={words.heading} why={words.why}>
      <WaitPanel
        who={words.who ?? OWNER_WORDS[status.owner ?? 'SYSTEM'] ?? OWNER_WORDS['SYSTEM']}
        since={instantWords(status.since)}
        usual={usual}
        meanwhile={meanwhile}
        // A day far off says nothing of a moment.
        until={!isMoment && status.dueAt && dayWords(status.dueAt)}
      />
      {children}
    </Page>
  );
}
