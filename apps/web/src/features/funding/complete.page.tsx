import { type Funding, getFunding } from '@homeline/contract/funding/get-funding.ts';
import { rescind } from '@homeline/contract/funding/rescind.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { stepCopy } from '@homeline/domain/workflow/step-copy.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useSave } from '../applications/use-save.ts';
import { SavedDocuments } from '../documents/saved-documents.tsx';
import { ConfirmNonRescission } from './confirm-non-rescission.tsx';
import { fundingCopy } from './copy.ts';
import { dayOf, fundingEvents, midnightOf } from './funding-events.ts';
import { Rescind } from './rescind.tsx';

const copy = fundingCopy.complete;

/** Shows what happens after the last signature, and until when the borrower can cancel. */
export default function CompletePage() {
  const { uuid, status, answers } = useApplication();
  const save = useSave(rescind);
  const zone = zoneWords(answers.timeZone);
  return (
    <QueryBoundary call={getFunding}>
      {(funding) => (
        <Page
          heading={stepCopy(status.step).wait?.heading ?? copy.heading}
          why={whyOf(status.step, funding, zone)}
        >
          {funding.cashToBorrowerCents !== undefined && (
            <Card tone="accent">
              <Lines
                lines={[
                  { label: copy.cash, value: formatDollars(funding.cashToBorrowerCents), isTotal: true },
                  ...(funding.accountMask
                    ? [{ label: copy.account, value: formatAccount(funding.accountMask) }]
                    : []),
                ]}
              />
            </Card>
          )}
          <Timeline label={copy.timeline} items={fundingEvents(status, funding, answers.timeZone)} />
          {funding.mayRescind && funding.rescissionEndsOn && (
            <Rescind endsOn={funding.rescissionEndsOn} zone={zone} rescind={() => save({ agreed: true })} />
          )}
          {funding.mayConfirm && funding.releaseOn && (
            <ConfirmNonRescission
              releaseOn={funding.releaseOn}
              soonerOn={funding.releaseIfConfirmedOn}
              others={funding.othersToConfirm ?? []}
            />
          )}
          <SavedDocuments application={uuid} of={copy.documents} />
          <p className="fine-print">
            {copy.close} <Phone />.
          </p>
        </Page>
      )}
    </QueryBoundary>
  );
}

function whyOf(
  step: string,
  { rescissionEndsOn, releaseOn, sentAt, mayConfirm }: Funding,
  zone: string,
): string {
  if (step === 'RESCISSION' && rescissionEndsOn)
    return copy.why.rescission(midnightOf(rescissionEndsOn, zone));
  if (step === 'FUNDABLE' && releaseOn && !sentAt)
    return copy.why[mayConfirm ? 'releaseOrSooner' : 'release'](dayOf(releaseOn));
  return step === 'RECORDING' ? copy.why.recording : copy.why.other;
}
