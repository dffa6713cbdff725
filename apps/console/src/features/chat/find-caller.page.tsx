import type { AnswerOf } from '@homeline/contract/call.ts';
import { findCaller } from '@homeline/contract/chat/find-caller.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { announce } from '@homeline/ui/feedback/live-region.tsx';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { Page } from '../../shell/page.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { ApplicationFigures, PhoneLink } from './borrower-panel.tsx';
import { chatCopy } from './copy.ts';
import './chat.css';

const copy = chatCopy.caller;

type Caller = NonNullable<AnswerOf<typeof findCaller>['caller']>;

/** Finds a calling borrower or signer by proofs of identity. Neither the page nor its URL keeps them. */
export default function FindCallerPage() {
  const [caller, show] = useState<Caller>();
  return (
    <Page heading={copy.heading} lead={<Link to="/chats">{chatCopy.links.back}</Link>}>
      {caller ? (
        <Card title={copy.found}>
          <div className="chat-caller">
            <h3>
              <bdi>{caller.name}</bdi> <span className="tag">{copy.roles[caller.role]}</span>
            </h3>
            <p className="chat-address">{caller.emailAddress}</p>
            {caller.phone && (
              <p>
                <PhoneLink phone={caller.phone} />
              </p>
            )}
            {caller.role !== 'BORROWER' && <p>{copy.signer}</p>}
            {caller.application && (
              <ApplicationFigures application={caller.application} isOfSigner={caller.role !== 'BORROWER'} />
            )}
            <Button kind="secondary" onClick={() => show(undefined)}>
              {copy.another}
            </Button>
          </div>
        </Card>
      ) : (
        <CallerForm onFound={show} />
      )}
    </Page>
  );
}

function CallerForm({ onFound }: { readonly onFound: (caller: Caller) => void }) {
  const [isMissed, miss] = useState(false);
  const form = useStaffForm({
    scope: 'caller',
    schema: findCaller.body!,
    values: {},
    async send(body) {
      miss(false);
      const { caller } = await send(findCaller, { body });
      if (caller) return onFound(caller);
      miss(true);
      announce([copy.noMatch.text]);
    },
  });
  return (
    <Card>
      <p>{copy.lead}</p>
      <p className="fine-print">{copy.lender}</p>
      {isMissed && <Alert kind="ADVICE" {...copy.noMatch} />}
      <FormCard form={form} action={copy.action}>
        <div className="chat-caller-fields">
          <TextField {...form.field('name', copy.name)} optional />
          <DateField {...form.field('dob', copy.dob)} optional />
          <TextField {...form.field('ssnLast4', copy.ssnLast4)} optional />
          <PhoneField {...form.field('phone', copy.phone)} optional />
          <TextField {...form.field('emailAddress', copy.emailAddress)} type="email" optional />
          <TextField {...form.field('loanNumber', copy.loanNumber)} optional />
          <TextField {...form.field('street', copy.street)} optional />
          <TextField {...form.field('zip', copy.zip)} optional />
        </div>
      </FormCard>
    </Card>
  );
}
