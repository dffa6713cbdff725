import {
  listWebhooks,
  type ReceivedWebhook,
  WEBHOOK_SENDERS,
  type WebhookOutcome,
} from '@homeline/contract/operations/list-webhooks.ts';
import { WEBHOOK_PORTS } from '@homeline/contract/webhooks/receive-webhook.ts';
import { NAMED_PROVIDERS } from '@homeline/domain/organisations/named-providers.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { More } from '../../shell/more.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { operationsCopy } from './copy.ts';

const copy = operationsCopy.webhooks;
const { titles } = operationsCopy.providers;
const TITLES = Object.fromEntries([
  ...WEBHOOK_PORTS.map((port) => [port, titles[port]]),
  ...Object.entries(NAMED_PROVIDERS).map(([name, { title }]) => [name, title]),
]);
const REFETCH_MS = 10_000;

const TONES: Partial<Record<WebhookOutcome, string>> = {
  BAD_SIGNATURE: 'tag-danger',
  UNKNOWN_REFERENCE: 'tag-danger',
  UNREADABLE: 'tag-danger',
  FAILED: 'tag-danger',
  TOO_EARLY: 'tag-caution',
};

/** The webhooks received, newest first, with the result of each. */
export function WebhooksTab() {
  const [query, setQuery] = useSearchParams();
  const provider = WEBHOOK_SENDERS.find((port) => port === query.get('provider'));
  const rejected = query.get('rejected') === 'true' ? ('true' as const) : undefined;
  const list = useInfiniteQuery({
    queryKey: [listWebhooks.name, provider, rejected],
    queryFn: ({ pageParam: after }) => send(listWebhooks, { query: { provider, rejected, after } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    refetchInterval: REFETCH_MS,
  });
  const show = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next);
  };
  const webhooks = list.data?.pages.flatMap((page) => page.webhooks) ?? [];
  return (
    <>
      <div className="filters-row">
        <label className="filter">
          <span>{copy.columns.provider}</span>
          <select
            className="control"
            value={provider ?? ''}
            onChange={({ target }) => show('provider', target.value)}
          >
            <option value="">{copy.all}</option>
            {WEBHOOK_SENDERS.map((port) => (
              <option key={port} value={port}>
                {TITLES[port]}
              </option>
            ))}
          </select>
        </label>
        <label className="filter-check">
          <input
            type="checkbox"
            checked={rejected !== undefined}
            onChange={({ target }) => show('rejected', target.checked ? 'true' : '')}
          />
          {copy.rejected}
        </label>
      </div>
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton />}
      {list.data && webhooks.length === 0 && (
        <div className="empty">
          <p className="empty-title">{provider || rejected ? copy.noneFiltered : copy.none}</p>
        </div>
      )}
      {webhooks.length > 0 && <WebhookTable webhooks={webhooks} />}
      <More list={list}>{copy.more}</More>
    </>
  );
}

function WebhookTable({ webhooks }: { readonly webhooks: readonly ReceivedWebhook[] }) {
  const { columns } = copy;
  return (
    <TableScroll label={copy.caption}>
      <table className="table">
        <caption className="hidden-visually">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.received}</th>
            <th scope="col">{columns.provider}</th>
            <th scope="col">{columns.outcome}</th>
            <th scope="col">{columns.application}</th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map(({ number, receivedAt, provider, outcome, count, application }) => (
            <tr key={number}>
              <td className="figures">{instantInWords(receivedAt)}</td>
              <td>{TITLES[provider]}</td>
              <td>
                <span className={`tag tag-first ${TONES[outcome] ?? ''}`}>
                  {copy.outcomes[outcome].title}
                </span>
                {count > 1 && <span className="figures"> {copy.count(count)}</span>}
                <span className="detail">{copy.outcomes[outcome].why}</span>
              </td>
              <td className="figures">
                {application && (
                  <Link to={`/applications/${application.uuid}`}>{application.loanNumber}</Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
