import { chooseManualEntry } from '@homeline/contract/bank/choose-manual-entry.ts';
import { finishBankLink } from '@homeline/contract/bank/finish-bank-link.ts';
import { getBank } from '@homeline/contract/bank/get-bank.ts';
import { openBankLink } from '@homeline/contract/bank/open-bank-link.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { Link, useSearchParams } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { CompleteProviderLink } from '../applications/complete-provider-link.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useHostedPage } from '../applications/use-hosted-page.ts';
import { useSave } from '../applications/use-save.ts';

const Way = z.object({ how: z.enum(['LINK', 'MANUAL'], 'Required') });

const WAYS = [
  {
    value: 'LINK',
    label: 'Sign in to my bank',
    detail: 'Takes a minute and cannot be mistyped. We never see your password',
  },
  { value: 'MANUAL', label: 'Type in the account', detail: 'You need the routing and the account number' },
] as const;

const CAME_BACK: Readonly<Record<string, AlertItem>> = {
  CANCELLED: {
    kind: 'DECISION',
    tone: 'CAUTION',
    title: 'No account was connected',
    text: 'You came back before you were done. Try again, or type the account in.',
  },
  LINK_FAILED: {
    kind: 'DECISION',
    tone: 'CAUTION',
    title: 'That bank could not be connected',
    text: 'Your bank did not answer. Try again, or type the account in.',
  },
};

const REFUSED: AlertItem = {
  kind: 'DECISION',
  tone: 'CAUTION',
  title: 'We need another account',
  text: 'The one you gave cannot receive your money. Please use a checking or savings account in your own name.',
};

/** Where the money is to go: an account linked at the bank's own page, or typed in. */
export default function DisbursePage() {
  const [query] = useSearchParams();
  const publicToken = query.get('publicToken');
  if (publicToken) return <Returned publicToken={publicToken} />;
  return (
    <QueryBoundary call={getBank}>
      {({ needsAnother }) => <Choose needsAnother={needsAnother} />}
    </QueryBoundary>
  );
}

function Choose({ needsAnother }: { needsAnother: boolean }) {
  const [query] = useSearchParams();
  const cameBack = CAME_BACK[query.get('error') ?? ''];
  const open = useHostedPage(openBankLink, 'bank/disburse');
  const enterByHand = useSave(chooseManualEntry);
  const form = useQuestionForm({
    schema: Way,
    values: {},
    draft: useDraft('bank/disburse'),
    send: ({ how }) => (how === 'LINK' ? open() : enterByHand()),
  });
  return (
    <FormPage
      form={form}
      heading="Where should we send your money?"
      why="It goes to one account in your name, as soon as the line is open and the time to cancel has passed."
      alerts={[...(cameBack ? [cameBack] : []), ...(needsAnother ? [REFUSED] : [])]}
    >
      <ChoiceField {...form.field('how', 'Choose one way')} choices={WAYS} />
    </FormPage>
  );
}

function Returned({ publicToken }: { publicToken: string }) {
  const { uuid } = useApplication();
  const save = useSave(finishBankLink);
  return (
    <CompleteProviderLink
      heading="Connecting your account"
      why="You are back. We are asking your bank for the account that you chose."
      act={() => save({ publicToken })}
      also={
        <Link className={buttonClass('secondary')} to={`/${uuid}/bank/disburse`}>
          Choose another way
        </Link>
      }
    />
  );
}
