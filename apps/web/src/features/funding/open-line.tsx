import { type Funding, getFunding, type OpenLine } from '@homeline/contract/funding/get-funding.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { dayWords } from '../applications/format-instant.ts';
import { BalanceChart } from '../offers/balance-chart.tsx';
import { fundingCopy } from './copy.ts';
import { dayOf } from './funding-events.ts';
import './open-line.css';

const copy = fundingCopy.openLine;

type OpenLineHomeProps = {
  readonly application: string;
  readonly loanNumber: string;
  /** The home's, in which its documents are dated too. */
  readonly timeZone: string | undefined;
};

/** Shows a line whose money was sent: what is due next, what is owed over time, how to draw again and what was sent. */
export default function OpenLineHome({ application, loanNumber, timeZone }: OpenLineHomeProps) {
  const { data, isError } = useQuery({
    queryKey: [getFunding.name, application, 'open'],
    queryFn: () => send(getFunding, { params: { uuid: application } }),
  });
  if (isError) return <LoadError />;
  if (!data) return <Skeleton />;
  return (
    <div className="open-line">
      {data.line && <FiguresOf line={data.line} />}
      {data.line && (
        <div className="open-line-beside">
          <NextPayments payments={data.line.nextPayments} />
          <BalanceChart terms={data.line.terms} />
        </div>
      )}
      <div className="open-line-beside">
        {data.line && <Questions application={application} line={data.line} />}
        <Lines lines={[{ label: copy.loanNumber, value: loanNumber }, ...recordOf(data, timeZone)]} />
      </div>
    </div>
  );
}

/** What matters today first: what is owed, what can be drawn, what is due next. */
function FiguresOf({ line }: { readonly line: OpenLine }) {
  const next = line.nextPayments[0];
  const figures = [
    { label: copy.owed, value: formatDollars(line.owedCents), detail: copy.bySchedule },
    {
      label: copy.drawable,
      value: formatDollars(line.drawableCents),
      detail: copy.drawsUntil(formatWholeDollars(line.minimumRedrawCents), dayOf(line.drawsUntil)),
    },
    ...(next
      ? [
          {
            label: copy.nextPayment,
            value: formatDollars(next.paymentCents),
            detail: copy.due(dayOf(next.dueOn)),
          },
        ]
      : []),
    {
      label: copy.line,
      value: formatWholeDollars(line.terms.lineAmountCents),
      detail: copy.rate(formatRate(line.terms.noteRatePct)),
    },
  ];
  return (
    <dl className="open-line-figures figures">
      {figures.map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            <span className="open-line-detail">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NextPayments({ payments }: { readonly payments: OpenLine['nextPayments'] }) {
  const words = copy.payments;
  if (payments.length === 0) return <p>{words.none}</p>;
  return (
    <section>
      <h3>{words.title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: a scrolling region must be reachable by keyboard */}
      <div className="open-line-scroll" role="region" tabIndex={0} aria-label={words.title}>
        <table className="open-line-payments figures">
          <thead>
            <tr>
              <th scope="col">{words.due}</th>
              <th scope="col">{words.payment}</th>
              <th scope="col">{words.interest}</th>
              <th scope="col">{words.owed}</th>
            </tr>
          </thead>
          <tbody>
            {payments.map(({ dueOn, paymentCents, interestCents, balanceCents }) => (
              <tr key={dueOn}>
                <th scope="row">{dayOf(dueOn)}</th>
                <td>{formatDollars(paymentCents)}</td>
                <td>{formatDollars(interestCents)}</td>
                <td>{formatDollars(balanceCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="fine-print">{words.note}</p>
    </section>
  );
}

/** Whom to ask for money or a payoff, and what the end of autopay changes. */
function Questions({
  application,
  line: { terms, drawableCents, minimumRedrawCents, drawsUntil, withoutAutopay },
}: {
  readonly application: string;
  readonly line: OpenLine;
}) {
  return (
    <div className="open-line">
      <section>
        <h3>{copy.draw.title}</h3>
        <p>{copy.draw.text(formatWholeDollars(minimumRedrawCents), dayOf(drawsUntil))}</p>
        <QuestionActions>
          {drawableCents >= minimumRedrawCents && (
            <Link className={buttonClass('secondary')} to={`/messages/${application}?about=draw`}>
              {copy.draw.draw}
            </Link>
          )}
          <Link className={buttonClass('secondary')} to={`/messages/${application}?about=payoff`}>
            {copy.draw.payoff}
          </Link>
        </QuestionActions>
        <p>
          {copy.draw.call} <Phone />.
        </p>
      </section>
      {withoutAutopay && (
        <section>
          <h3>{copy.autopayEnds.title}</h3>
          <p>
            {copy.autopayEnds.text(
              formatRate(terms.noteRatePct),
              formatRate(withoutAutopay.noteRatePct),
              formatDollars(withoutAutopay.monthlyPaymentCents),
            )}
          </p>
        </section>
      )}
    </div>
  );
}

/** Returns what was sent and when, how it's repaid, and when the deed was recorded. */
function recordOf(
  { cashToBorrowerCents, accountMask, autopayMask, recordedAt, sentAt }: Funding,
  timeZone: string | undefined,
) {
  return [
    ...(cashToBorrowerCents === undefined
      ? []
      : [
          {
            label: copy.sent,
            ...(accountMask && { detail: copy.toAccount(formatAccount(accountMask)) }),
            value: formatDollars(cashToBorrowerCents),
          },
        ]),
    ...(sentAt ? [{ label: copy.sentOn, value: dayWords(sentAt, timeZone) }] : []),
    {
      label: copy.payBy,
      value: autopayMask ? copy.autopay(formatAccount(autopayMask)) : copy.manually,
    },
    ...(recordedAt ? [{ label: copy.recorded, value: dayWords(recordedAt, timeZone) }] : []),
  ];
}
