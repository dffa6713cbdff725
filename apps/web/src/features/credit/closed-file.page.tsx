import { organisation } from '@homeline/client/organisation.ts';
import { retryCredit } from '@homeline/contract/credit/retry-credit.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { phoneHref } from '../../shell/phone-href.ts';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { dayWords, formatInstant } from '../applications/format-instant.ts';
import { useSave } from '../applications/use-save.ts';
import { BUREAUS } from './bureaus.ts';
import { creditCopy } from './copy.ts';

/** Says how to open a frozen or locked credit file at each bureau, and checks it again. */
export default function ClosedFilePage() {
  const { status } = useApplication();
  const isLocked = status.step === 'CREDIT_LOCKED';
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  const words = creditCopy.closed[isLocked ? 'LOCKED' : 'FROZEN'];
  return (
    <ConfirmPage
      heading={words.heading}
      why={creditCopy.closed.why(companyNameShort, words.why, status.dueAt && dayWords(status.dueAt))}
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
                <a href={freezeUrl}>{words.link}</a> {creditCopy.closed.or}{' '}
                <a href={phoneHref(phone)}>{phone}</a>
              </>
            ),
          }))}
        />
        <p>{words.effect}</p>
      </Card>
      <p>{creditCopy.closed.kept(words.state, formatInstant(status.since))}</p>
    </ConfirmPage>
  );
}
