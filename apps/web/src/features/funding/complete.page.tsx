import { type Funding, getFunding } from '@homeline/contract/funding/get-funding.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { zoneWords } from '../applications/instant-words.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
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
  const { uuid, status, answers } = useApplication();
  const zone = zoneWords(timeZoneOf(answers.property?.state ?? 'NY'));
  return (
    <QueryBoundary call={getFunding}>
      {(funding) => (
        <Page
          heading={HEADINGS[status.step] ?? 'Your line of credit'}
          why={whyOf(status.step, funding, zone)}
        >
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
          <Timeline label="From your signature to your money" items={fundingEvents(status, funding, zone)} />
          {funding.mayRescind && funding.rescissionEndsOn && (
            <Rescind endsOn={funding.rescissionEndsOn} zone={zone} />
          )}
          <KeptDocuments application={uuid} of="your line" />
          <p className="fine-print">
            You can close this page: we write to you when something happens. Questions? Call <Phone />.
          </p>
        </Page>
      )}
    </QueryBoundary>
  );
}

function whyOf(step: string, { rescissionEndsOn }: Funding, zone: string): string {
  if (step === 'RESCISSION' && rescissionEndsOn)
    return `The law gives you until midnight of ${dayOf(rescissionEndsOn)}, ${zone}, to change your mind. After that the money is sent by itself; nothing is needed from you.`;
  if (step === 'RECORDING') return 'The county is putting the deed on record. Nothing is needed from you.';
  return 'Nothing is needed from you. This page goes on by itself.';
}
