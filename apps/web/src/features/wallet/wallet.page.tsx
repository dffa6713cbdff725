import { organisation } from '@homeline/client/organisation.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { shortAddress } from '@homeline/domain/wallet/short-address.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Link, Navigate } from 'react-router';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { walletCopy as copy } from './copy.ts';
import { LinkWalletCard } from './link-wallet-card.tsx';
import { WalletCard } from './wallet-card.tsx';
import { ownsWallet, useWallets } from './wallets.ts';

/** Shows a person's wallets and those shared with them, and links another. */
export default function WalletPage() {
  const { isSignedIn } = useSession();
  const { data, isError } = useWallets(isSignedIn);
  if (!organisation.orgMetaData.cryptoEnabled) return <Navigate to="/dashboard" replace />;
  if (!isSignedIn) return <Navigate to={signInPath(`${BASE}/dashboard/wallet`).slice(BASE.length)} replace />;
  if (!data) return <Shell>{isError ? <LoadError /> : <Skeleton />}</Shell>;
  const shared = data.filter((wallet) => !ownsWallet(wallet));
  return (
    <Shell>
      <Page heading={copy.heading} why={copy.why} hasOwnBack>
        {data.filter(ownsWallet).map((wallet) => (
          <WalletCard key={wallet.uuid} wallet={wallet} />
        ))}
        {shared.length > 0 && (
          <Card title={copy.shared.title}>
            <Lines
              lines={shared.map(({ account: { name, address } }) => ({
                label: name,
                value: shortAddress(address),
              }))}
            />
          </Card>
        )}
        <LinkWalletCard />
        <p>
          <Link className={buttonClass('quiet')} to="/dashboard">
            {copy.back}
          </Link>
        </p>
      </Page>
    </Shell>
  );
}
