import type { AnswerOf } from '@homeline/contract/call.ts';
import { getFlag } from '@homeline/contract/flags/manage-flags.ts';
import { flagRow, isFlagKey } from '@homeline/domain/flags/flags.ts';
import { CopyButton } from '@homeline/ui/feedback/copy-button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import NotFoundPage from '../../shell/not-found.page.tsx';
import { Page } from '../../shell/page.tsx';
import { ChangeFlag } from './change-flag.tsx';
import { flagsCopy as copy, messageInWords, settingInWords } from './copy.ts';
import { Experiment } from './experiment.tsx';
import { FlagState } from './flag-state.tsx';

type FlagDetail = AnswerOf<typeof getFlag>;

/** One flag: its state, its form, the people in its experiment and its history. */
export default function FlagPage() {
  const { key = '' } = useParams();
  return isFlagKey(key) ? <KnownFlag flagKey={key} /> : <NotFoundPage />;
}

function KnownFlag({ flagKey }: { readonly flagKey: FlagDetail['key'] }) {
  const [saved, countSaved] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['flags', getFlag.name, flagKey],
    queryFn: () => send(getFlag, { params: { key: flagKey } }),
  });
  return (
    <Page
      heading={flagRow(flagKey).label}
      lead={flagRow(flagKey).decides}
      actions={<Link to="/flags">{copy.all}</Link>}
    >
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <div className="flag-now">
            {copy.columns.now}: <FlagState flag={data} />
          </div>
          <div className="flag-parts">
            <Card title={copy.change.heading}>
              <ChangeFlag key={saved} flag={data} onSaved={() => countSaved(saved + 1)} />
            </Card>
            <div className="flag-parts-beside">
              {data.experiment && <Experiment {...data.experiment} />}
              <History changes={data.changes} />
              <p className="flag-key">
                {copy.key}
                <code>{flagKey}</code>
                <CopyButton text={flagKey} what={copy.key} />
              </p>
            </div>
          </div>
        </>
      )}
    </Page>
  );
}

function History({ changes }: Pick<FlagDetail, 'changes'>) {
  return (
    <Card title={copy.history}>
      {changes.length === 0 && <p>{copy.noHistory}</p>}
      <ol className="history flag-history">
        {changes.map(({ number, at, by, reason, setting }) => (
          <li key={number}>
            <span className="flag-setting">{settingInWords(setting)}</span>
            {messageInWords(setting) && <span>{messageInWords(setting)}</span>}
            <span dir="auto">{reason}</span>
            <span className="fine-print">
              <bdi>{by}</bdi> · {instantInWords(at)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
