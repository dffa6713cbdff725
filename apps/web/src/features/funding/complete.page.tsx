import { type Funding, getFunding } from '@homeline/contract/funding/get-funding.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { WhenRead } from '../applications/when-read.tsx';
import { KeptDocuments } from '../documents/kept-documents.tsx';
import { dayOf, fundingEvents } from './funding-events.ts';
import { Rescind } from './rescind.tsx';

const HEADINGS: Readonly<Record<string, string>> = {
  RESCISSION: 'You have signed. Your line is nearly open',
  FUNDING_DECISION: 'The last look before your money is sent',
  FUNDABLE: 'Your money is being sent',
  WAITING_FOR_DISBURSEMENT: 'Your money is on its way',
  RECORDING: 'Your money has arrived',
};

/** After the last signature: what has happened, what happens when, and until when one may still change one's mind. */
export default function CompletePage() {
  const { uuid, status } = useApplication();
  return (
    <WhenRead call={getFunding}>
      {(funding) => (
        <Page heading={HEADINGS[status.step] ?? 'Your line of credit'} why={whyOf(status.step, funding)}>
          {funding.cashToBorrowerCents !== undefined && (
            <Card tone="accent">
              <Lines
                lines={[
                  { label: 'Cash in hand', value: formatDollars(funding.cashToBorrowerCents), isTotal: true },
                  ...(funding.accountMask
                    ? [{ label: 'To your account', value: formatAccount(funding.accountMask) }]
                    : []),
                ]}
              />
            </Card>
          )}
          <Timeline label="From your signature to your money" items={fundingEvents(status, funding)} />
          {funding.mayRescind && funding.rescissionEndsOn && <Rescind endsOn={funding.rescissionEndsOn} />}
          <KeptDocuments application={uuid} of="your line" />
          <p className="fine-print">
            You can close this page: we write to you when something happens. Questions? Call <Phone />.
          </p>
        </Page>
      )}
    </WhenRead>
  );
}

function whyOf(step: string, { rescissionEndsOn }: Funding): string {
  if (step === 'RESCISSION' && rescissionEndsOn)
    return `The law gives you until midnight of ${dayOf(rescissionEndsOn)} to change your mind. After that the money is sent by itself; nothing is needed from you.`;
  if (step === 'RECORDING') return 'The county is putting the deed on record. Nothing is needed from you.';
  return 'Nothing is needed from you. This page goes on by itself.';
}
