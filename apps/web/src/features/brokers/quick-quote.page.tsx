import { type Form, useForm } from '@homeline/client/form/use-form.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { getQuickQuote, type QuickQuote } from '@homeline/contract/brokers/quick-quote.ts';
import { QuickQuoteForm } from '@homeline/domain/offers/quick-quote-form.ts';
import { STATE_CODES, US_STATES } from '@homeline/domain/states/us-states.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import type * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { Shell } from '../../shell/shell.tsx';
import { brokersCopy } from './copy.ts';
import './originators.css';
import { quoteCopy as copy } from './quote-copy.ts';
import { QuoteResult } from './quote-result.tsx';

type Input = z.input<typeof QuickQuoteForm>;

const FIELDS = Object.keys(QuickQuoteForm.shape) as (keyof Input)[];
const STATES = STATE_CODES.map((code) => ({ value: code, label: US_STATES[code] }));

/** Prices figures that a loan originator types before there is a client. Nothing is stored, not even in the browser. */
export default function QuickQuotePage() {
  const { isSignedIn } = useSession();
  if (!isSignedIn) return <Navigate to={signInPath(`${BASE}/clients/quote`).slice(BASE.length)} replace />;
  return (
    <Shell>
      <Quote />
    </Shell>
  );
}

function Quote() {
  const [quoted, quote] = useState<{ quote: QuickQuote; form: QuickQuoteForm; of: string }>();
  const form = useForm({
    schema: QuickQuoteForm,
    values: {},
    send: async (body) => {
      const of = typed(form);
      quote({ quote: await send(getQuickQuote, { body }), form: body, of });
    },
  });
  // Hide an estimate once its figures have changed: it would mislead.
  const shown = quoted?.of === typed(form) ? quoted : undefined;
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      action={copy.action}
      actionKind={shown ? 'secondary' : 'primary'}
      isWide
      also={
        <Link className={buttonClass('secondary')} to="/clients">
          {brokersCopy.list.heading}
        </Link>
      }
      below={shown && <QuoteResult {...shown} />}
    >
      <div className="quote-fields">
        <SelectField {...form.field('state', copy.state)} options={STATES} />
        <SelectField {...form.field('propertyType', copy.propertyType)} options={copy.propertyTypes} />
        <ChoiceField
          {...form.field('occupancy', copy.occupancy)}
          choices={brokersCopy.client.occupancies}
          layout="row"
        />
        <MoneyField {...form.field('homeValueCents', copy.homeValue)} />
        <MoneyField {...form.field('liensCents', copy.liens)} hint={copy.liensHint} />
        <SelectField {...form.field('scoreFrom', copy.score)} options={copy.scores} hint={copy.scoreHint} />
        <MoneyField {...form.field('monthlyIncomeCents', copy.income)} />
        <MoneyField {...form.field('monthlyDebtsCents', copy.debts)} hint={copy.debtsHint} />
        <MoneyField {...form.field('amountCents', copy.amount)} />
      </div>
    </FormPage>
  );
}

function typed(form: Form<Input>): string {
  return JSON.stringify(FIELDS.map((name) => form.value(name)));
}
