import { retryCredit } from '@homeline/contract/credit/retry-credit.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { organisation } from '../../organisation.ts';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { dayWords, instantWords } from '../applications/instant-words.ts';
import { useSave } from '../applications/use-save.ts';
import { BUREAUS } from './bureaus.ts';

/** The credit file is frozen or locked: how to open it at each bureau, and the word that it is done. */
export default function ClosedFilePage() {
  const { status } = useApplication();
  const isLocked = status.step === 'CREDIT_LOCKED';
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  const words = isLocked ? LOCKED : FROZEN;
  const until = status.dueAt && ` Please do it by ${dayWords(status.dueAt)}.`;
  return (
    <ConfirmPage
      heading={words.heading}
      why={`${companyNameShort} may not see a closed file. ${words.why}${until ?? ''}`}
      action={words.action}
      act={useSave(retryCredit)}
    >
      <Card title={words.how}>
        <Lines
          lines={BUREAUS.map(({ name, freezeUrl, lockName, phone }) => ({
            label: name,
            detail: isLocked ? lockName : undefined,
            value: (
              <>
                <a href={freezeUrl}>{isLocked ? 'Sign in' : 'Lift online'}</a> or{' '}
                <a href={`tel:+1${phone.replace(/\D/g, '')}`}>{phone}</a>
              </>
            ),
          }))}
        />
        <p>{words.effect}</p>
      </Card>
      <p>
        The bureau last told us that your file is {words.state} on {instantWords(status.since)}. Your answers
        are kept: you can close this page and come back when it is open.
      </p>
    </ConfirmPage>
  );
}

const FROZEN = {
  heading: 'Can you lift the freeze on your credit file?',
  why: 'Lifting a freeze is free, and you choose for how long.',
  how: 'At each of the three bureaus',
  effect:
    'Choose to lift it temporarily, for one day or longer. It takes effect within an hour, often at once.',
  action: 'I have lifted the freeze',
  state: 'frozen',
};

const LOCKED = {
  heading: 'Can you unlock your credit file?',
  why: 'You can lock it again as soon as we have asked.',
  how: 'In the app where you turned the lock on',
  effect:
    'Turning a lock off takes effect at once. A file can be frozen as well: if the app says so, lift that too.',
  action: 'I have unlocked my file',
  state: 'locked',
};
