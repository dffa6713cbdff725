import { unsubscribe } from '@homeline/contract/notifications/message-choices.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../../session/client.ts';
import { Page } from '../../../shell/page.tsx';
import { Shell } from '../../../shell/shell.tsx';
import { isUnusable, useLinkToken } from '../sign-in/link-page.tsx';
import { PressToOpen } from '../sign-in/press-to-open.tsx';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.unsubscribe;

/** Stops the kind of email whose link brought a person here, without signing in. */
export default function UnsubscribePage() {
  const token = useLinkToken();
  const [state, setState] = useState<'ready' | 'done' | 'unusable'>(token ? 'ready' : 'unusable');
  async function stop(): Promise<void> {
    await send(unsubscribe, { params: { token } }).then(
      () => setState('done'),
      (error: unknown) => {
        if (!isUnusable(error)) throw error;
        setState('unusable');
      },
    );
  }
  return (
    <Shell>
      {state === 'ready' ? (
        <PressToOpen copy={copy.ready} open={stop} />
      ) : (
        <Page heading={copy[state].heading} why={copy[state].why} hasOwnBack>
          <QuestionActions>
            <Link className={buttonClass('secondary')} to="/dashboard/settings">
              {copy.settings}
            </Link>
          </QuestionActions>
        </Page>
      )}
    </Shell>
  );
}
