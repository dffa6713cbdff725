import { retryCredit } from '@homeline/contract/credit/retry-credit.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { organisation } from '../../organisation.ts';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { instantWords } from '../applications/instant-words.ts';
import { useSave } from '../applications/use-save.ts';
import { BUREAUS } from './bureaus.ts';

/** The credit file is frozen or locked: how to open it at each bureau, and the word that it is done. */
export default function ClosedFilePage() {
  const { status } = useApplication();
  const isLocked = status.step === 'CREDIT_LOCKED';
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  const words = isLocked ? LOCKED : FROZEN;
  return (
    <ConfirmPage
      heading={words.heading}
      why={`${companyNameShort} may not see a closed file. ${words.why}`}
      action={words.action}
      act={useSave(retryCredit)}
    >
      <ul className="fields">
        {BUREAUS.map(({ name, freezeUrl, lockName, phone }) => (
          <li key={name}>
            <Card title={name}>
              <p>
                {isLocked ? (
                  <>
                    Open the {name} app or website, go to {lockName} and turn it off. Signed out, or a freeze
                    as well? <a href={freezeUrl}>Sign in at {name}</a>.
                  </>
                ) : (
                  <>
                    <a href={freezeUrl}>Sign in at {name}</a>, choose to lift the freeze temporarily, for one
                    day or longer.
                  </>
                )}
              </p>
              <Lines
                lines={[
                  { label: 'By phone', value: <a href={`tel:+1${phone.replace(/\D/g, '')}`}>{phone}</a> },
                  { label: 'Takes effect', value: isLocked ? 'At once' : 'Within an hour' },
                ]}
              />
            </Card>
          </li>
        ))}
      </ul>
      <p>
        The bureau last told us that your file is {words.state} on {instantWords(status.since)}. Your answers
        are kept: you can close this page and come back when it is open.
      </p>
    </ConfirmPage>
  );
}

const FROZEN = {
  heading: 'Can you lift the freeze on your credit file?',
  why: 'Lifting a freeze is free, and you choose for how long. Please do it at all three bureaus.',
  action: 'I have lifted the freeze',
  state: 'frozen',
};

const LOCKED = {
  heading: 'Can you unlock your credit file?',
  why: 'A lock is turned off in the app where you turned it on. You can lock it again after we have asked.',
  action: 'I have unlocked my file',
  state: 'locked',
};
