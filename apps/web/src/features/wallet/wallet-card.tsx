import { refusalAlert } from '@homeline/client/form/refusal-alert.ts';
import { useForm } from '@homeline/client/form/use-form.ts';
import { type LinkedWallet, removeWallet } from '@homeline/contract/wallet/accounts.ts';
import { authorizeViewer, WalletViewer, withdrawViewer } from '@homeline/contract/wallet/authorizations.ts';
import { shortAddress } from '@homeline/domain/wallet/short-address.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alerts } from '@homeline/ui/feedback/alert.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { walletCopy } from './copy.ts';
import { sendToWallets, useReloadWallets } from './wallets.ts';

const copy = walletCopy.own;

type WalletProps = { readonly wallet: LinkedWallet };

/** Shows a wallet of the signed-in person and who else sees it. The owner shares and removes it here. */
export function WalletCard({ wallet }: WalletProps) {
  const { uuid: id, account, groupPolicyAddress, authorizedWallets } = wallet;
  const reload = useReloadWallets();
  const [isAsking, ask] = useState(false);
  const change = useMutation({
    mutationFn: ({ act }: { act: () => Promise<unknown>; done: string }) => act(),
    onSuccess(_, { done }) {
      showToast(done);
      return reload();
    },
  });
  const remove = () => {
    ask(false);
    change.mutate({ act: () => sendToWallets(removeWallet, { params: { id } }), done: copy.removed });
  };
  const withdraw = (authorization: string) =>
    sendToWallets(withdrawViewer, { params: { id, authorization } });
  return (
    <Card
      title={account.name}
      action={
        <Button kind="quiet" isBusy={change.isPending} onClick={() => ask(true)}>
          {copy.remove}
          <span className="hidden-visually"> {account.name}</span>
        </Button>
      }
    >
      <Dialog isOpen={isAsking} title={copy.ask(account.name)} onClose={() => ask(false)}>
        <p>{copy.whatFollows}</p>
        <QuestionActions>
          <Button onClick={() => ask(false)}>{copy.keep}</Button>
          <Button kind="danger" onClick={remove}>
            {copy.remove}
          </Button>
        </QuestionActions>
      </Dialog>
      <Alerts items={change.error ? [refusalAlert(change.error)] : []} />
      <Lines
        lines={[
          { label: copy.address, value: shortAddress(account.address) },
          ...(groupPolicyAddress ? [{ label: copy.group, value: shortAddress(groupPolicyAddress) }] : []),
        ]}
      />
      <h3>{copy.viewers}</h3>
      {authorizedWallets.length === 0 && <p>{copy.none}</p>}
      {authorizedWallets.length > 0 && (
        <Lines
          lines={authorizedWallets.map(({ uuid, email }) => ({
            label: email,
            value: (
              <Button
                kind="quiet"
                isBusy={change.isPending}
                onClick={() => change.mutate({ act: () => withdraw(uuid), done: copy.withdrawn })}
              >
                {copy.withdraw}
                <span className="hidden-visually">{copy.withdrawFrom(email)}</span>
              </Button>
            ),
          }))}
        />
      )}
      <Share id={id} />
    </Card>
  );
}

function Share({ id }: { readonly id: string }) {
  const [shared, count] = useState(0);
  // Each email address gets an empty form.
  return <ShareForm key={shared} id={id} onShared={() => count((times) => times + 1)} />;
}

function ShareForm({ id, onShared }: { readonly id: string; readonly onShared: () => void }) {
  const reload = useReloadWallets();
  const form = useForm({
    scope: id,
    schema: WalletViewer,
    values: {},
    async send(body) {
      await sendToWallets(authorizeViewer, { params: { id }, body });
      showToast(copy.shared(body.email));
      await reload();
      onShared();
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
      <Alerts items={form.alerts} />
      <TextField
        {...form.field('email', copy.email)}
        hint={copy.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <QuestionActions>
        <Button type="submit" kind="secondary" isBusy={form.isBusy}>
          {copy.share}
        </Button>
      </QuestionActions>
    </form>
  );
}
