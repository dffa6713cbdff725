import { getAnswers } from '@homeline/contract/applications/answers.ts';
import type { HelocApplication } from '@homeline/contract/applications/application.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import { type Funding, getFunding } from '@homeline/contract/funding/get-funding.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { formatDollars, toCents } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { type Line, Lines } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { offersCopy } from '../offers/copy.ts';
import { rateDetail } from '../offers/term-lines.tsx';
import { DASHBOARD } from './dashboard-copy.ts';
import { dayWords } from './format-instant.ts';
import { answersKey } from './use-save.ts';

const words = offersCopy.terms;

type ApplicationFiguresProps = {
  readonly application: HelocApplication;
  readonly status: Status | undefined;
};

/** The figures of an application: its number, the chosen line as the offers stated it, and the day of the money. */
export function ApplicationFigures({ application, status }: ApplicationFiguresProps) {
  const { uuid, loanNumber, amount, rate, property } = application;
  const goesOn = status !== undefined && status.kind !== 'TERMINAL';
  const { data: answers } = useQuery({
    queryKey: answersKey(uuid),
    queryFn: () => send(getAnswers, { params: { uuid } }),
    enabled: goesOn && rate !== undefined,
  });
  const { data: funding } = useQuery({
    queryKey: [getFunding.name, uuid, 'signed'],
    queryFn: () => send(getFunding, { params: { uuid } }),
    enabled: goesOn && status.progress.stage === 'COMPLETE',
  });
  return (
    <Lines
      lines={[
        { label: DASHBOARD.loanNumber, value: loanNumber },
        ...(amount ? [{ label: amountName(status), value: formatDollars(toCents(amount)) }] : []),
        ...(goesOn && answers?.terms ? termLines(answers.terms) : []),
        ...(goesOn && funding ? moneyLines(funding, property?.timeZone) : []),
      ]}
    />
  );
}

/** Labels the amount: an application that ended before funding has no line of credit. */
function amountName(status: Status | undefined): string {
  const { asked, line } = DASHBOARD.amount;
  return status?.kind === 'TERMINAL' && status.step !== 'COMPLETE' ? asked : line;
}

function termLines(terms: Terms): Line[] {
  return [
    { label: words.rate, detail: rateDetail(terms), value: formatRate(terms.noteRatePct) },
    { label: words.apr, detail: words.aprDetail, value: formatPct(terms.aprPct, 2) },
    { label: words.payment, value: formatDollars(terms.monthlyPaymentCents) },
    { label: words.cash, value: formatDollars(terms.cashToBorrowerCents) },
  ];
}

/** Returns when the money goes or went out, and to which account. */
function moneyLines({ releaseOn, sentAt, accountMask }: Funding, timeZone: string | undefined): Line[] {
  const { label, on, done } = DASHBOARD.release;
  const when = sentAt ? done(dayWords(sentAt, timeZone)) : releaseOn && on(dateWords(civilDate(releaseOn)));
  if (!when) return [];
  return [{ label, ...(accountMask && { detail: formatAccount(accountMask) }), value: when }];
}
