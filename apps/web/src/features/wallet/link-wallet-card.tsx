import { useForm } from '@homeline/client/form/use-form.ts';
import { linkWallet, NewWallet } from '@homeline/contract/wallet/accounts.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alerts } from '@homeline/ui/feedback/alert.tsx';
import { ErrorSummary } from '@homeline/ui/feedback/error-summary.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { walletCopy } from './copy.ts';
import { sendToWallets, useReloadWallets } from './wallets.ts';

const copy = walletCopy.link;

/** Links a wallet of the signed-in person by its address. */
export function LinkWalletCard() {
  const [linked, count] = useState(0);
  return (
    <Card title={copy.title}>
      {/* Each wallet gets an empty form. */}
      <LinkForm key={linked} onLinked={() => count((times) => times + 1)} />
    </Card>
  );
}

function LinkForm({ onLinked }: { readonly onLinked: () => void }) {
  const reload = useReloadWallets();
  const [idempotencyKey, renewKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    scope: 'wallet',
    schema: NewWallet,
    values: {},
    async send(body) {
      try {
        await sendToWallets(linkWallet, { body, idempotencyKey });
      } catch (error) {
        // A corrected form is another request.
        renewKey(crypto.randomUUID());
        throw error;
      }
      showToast(copy.done);
      await reload();
      onLinked();
    },
  });
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Alerts
        items={form.alerts}
        summary={form.sent > 0 && <ErrorSummary problems={form.problems} sent={form.sent} />}
      />
      <TextField {...form.field('name', copy.name)} hint={copy.nameHint} autoComplete="off" />
      <TextField
        {...form.field('address', copy.address)}
        hint={copy.addressHint}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...form.field('groupPolicyAddress', copy.group)}
        hint={copy.groupHint}
        autoComplete="off"
        spellCheck={false}
        optional
      />
      <QuestionActions>
        <Button type="submit" isBusy={form.isBusy}>
          {copy.action}
        </Button>
      </QuestionActions>
    </form>
  );
}
