import { dropDrafts } from '@homeline/client/form/draft.ts';
import { type Form, type PartialAnswers, useForm } from '@homeline/client/form/use-form.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { ClientForm, getClient, saveClient } from '@homeline/contract/brokers/clients.ts';
import { RequestError } from '@homeline/contract/client.ts';
import { hasEmployer, isTimeLimited } from '@homeline/domain/facts/employment.ts';
import type { QuickQuoteForm } from '@homeline/domain/offers/quick-quote-form.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { NumberField } from '@homeline/ui/fields/number-field.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import type * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import NotFoundPage from '../../shell/not-found.page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { accountsCopy } from '../accounts/copy.ts';
import { HomeAddressFields } from '../property/home-address-fields.tsx';
import { ClientActs } from './client-acts.tsx';
import { brokersCopy } from './copy.ts';
import { answersFrom, quotedLines, quoteIn } from './quote-state.ts';
import './originators.css';
import { quoteCopy } from './quote-copy.ts';

const copy = brokersCopy.client;

type Input = z.input<typeof ClientForm>;

/** One client's answers, as their originator types them. A refresh keeps typed values; saving or leaving the page removes them from the browser. */
export default function ClientPage() {
  const { client = '' } = useParams();
  const { isSignedIn } = useSession();
  if (!isUuid(client)) return <NotFoundPage />;
  if (!isSignedIn)
    return <Navigate to={signInPath(`${BASE}/clients/${client}`).slice(BASE.length)} replace />;
  return (
    <Shell>
      <Loaded key={client} client={client} />
    </Shell>
  );
}

function Loaded({ client }: { readonly client: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: [getClient.name, client],
    queryFn: () => send(getClient, { params: { client } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const quote = quoteIn(useLocation().state);
  const isNew = error instanceof RequestError && error.status === 404;
  if (isPending) return <Skeleton />;
  if (error && !isNew) return <LoadError />;
  const known = data ?? (quote ? answersFrom(quote) : {});
  return <Client client={client} known={known} quote={quote} isSaved={data !== undefined} />;
}

type ClientProps = {
  readonly client: string;
  readonly known: PartialAnswers<Input>;
  /** The quote that it was started from. */
  readonly quote: QuickQuoteForm | undefined;
  readonly isSaved: boolean;
};

function Client({ client, known, quote, isSaved: wasSaved }: ClientProps) {
  const [isSaved, note] = useState(wasSaved);
  const [handedTo, handTo] = useState<string>();
  const isHandingOver = useRef(false);
  const draft = useMemo(() => ({ key: `clients/${client}` }), [client]);
  // Another client's page starts without anything of this one.
  useEffect(() => () => dropDrafts(draft.key), [draft]);
  const form = useForm({
    schema: ClientForm,
    values: known,
    draft,
    send: async (body) => {
      const asks = isHandingOver.current;
      isHandingOver.current = false;
      await send(saveClient, { params: { client }, body });
      dropDrafts(draft.key);
      note(true);
      if (asks) handTo(body.email);
      else showToast(copy.saved);
    },
  });
  /** Saves the page before the hand-over: the client gets these answers, at this address. */
  const askToHandOver = async () => {
    isHandingOver.current = true;
    await form.submit();
    isHandingOver.current = false;
  };
  const name = [form.value('firstName'), form.value('lastName')].filter(Boolean).join(' ');
  return (
    <FormPage
      form={form}
      heading={isSaved && name ? name : copy.heading}
      why={copy.why}
      action={copy.action}
      actionKind={isSaved ? 'secondary' : 'primary'}
      isWide
      also={
        <>
          {isSaved && (
            <ClientActs
              client={client}
              name={name}
              handedTo={handedTo}
              onAsk={() => void askToHandOver()}
              onKeep={() => handTo(undefined)}
            />
          )}
          <Link className={buttonClass('quiet')} to="/clients">
            {brokersCopy.list.heading}
          </Link>
        </>
      }
    >
      {quote && <Quoted quote={quote} />}
      <div className="client-form">
        <Card title={copy.person}>
          <Person form={form} />
        </Card>
        <Card title={copy.home}>
          <HomeAddressFields form={form} />
          <ChoiceField {...form.field('occupancy', copy.occupancy)} choices={copy.occupancies} layout="row" />
          <ChoiceField
            {...form.field('listedForSale', copy.listedForSale)}
            choices={copy.forSale}
            layout="row"
          />
        </Card>
        <Card title={copy.income}>
          <Income form={form} />
        </Card>
      </div>
    </FormPage>
  );
}

/** The figures of the quote that the application finds for itself. */
function Quoted({ quote }: { readonly quote: QuickQuoteForm }) {
  return (
    <Card title={quoteCopy.carried} tone="sunken">
      <p>{quoteCopy.carriedText}</p>
      <Lines lines={quotedLines(quote)} />
    </Card>
  );
}

function Person({ form }: { readonly form: Form<Input> }) {
  return (
    <>
      <div className="field-row">
        <TextField {...form.field('firstName', copy.firstName)} autoComplete="off" />
        <TextField {...form.field('middleName', copy.middleName)} optional autoComplete="off" />
      </div>
      <div className="field-row">
        <TextField {...form.field('lastName', copy.lastName)} autoComplete="off" />
        <TextField {...form.field('suffix', copy.suffix)} optional autoComplete="off" />
      </div>
      <DateField {...form.field('dob', copy.dob)} />
      <TextField {...form.field('email', copy.email)} type="email" inputMode="email" autoComplete="off" />
      <PhoneField {...form.field('phone', copy.phone)} />
    </>
  );
}

function Income({ form }: { readonly form: Form<Input> }) {
  return (
    <>
      <SelectField
        {...form.field('employmentType', copy.employmentType)}
        options={accountsCopy.income.employments}
      />
      {hasEmployer(form.value('employmentType')) && (
        <TextField {...form.field('employerName', copy.employerName)} optional autoComplete="off" />
      )}
      {isTimeLimited(form.value('employmentType')) && (
        <>
          <NumberField {...form.field('monthsReceived', copy.monthsReceived)} />
          <NumberField {...form.field('monthsRemaining', copy.monthsRemaining)} />
        </>
      )}
      <MoneyField {...form.field('monthlyGrossCents', copy.monthlyGross)} hint={copy.monthlyGrossHint} />
    </>
  );
}
