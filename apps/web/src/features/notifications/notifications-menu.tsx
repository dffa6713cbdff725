import { nowMs } from '@homeline/client/session/clock.ts';
import { useLive } from '@homeline/client/session/use-live.ts';
import {
  listNotifications,
  type Notifications,
  readNotifications,
} from '@homeline/contract/notifications/notifications.ts';
import type { Topic } from '@homeline/contract/realtime/messages.ts';
import { said } from '@homeline/contract/said.ts';
import {
  askedCount,
  COLLAPSED,
  type ListedNotification,
  momentsOf,
  shownNotifications,
} from '@homeline/domain/notifications/notification.ts';
import { relativeTime } from '@homeline/domain/notifications/relative-time.ts';
import { shortAddress } from '@homeline/domain/wallet/short-address.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import Queries from '../../session/queries.tsx';
import { dayInWords } from '../applications/format-instant.ts';
import { applicationTopic } from '../applications/use-status.ts';
import { notificationsCopy as copy } from './copy.ts';
import './notifications.css';

const KEY = [listNotifications.name];
const PANEL = 'notifications';

/** A bell with the number of notifications that ask for something, and the list it opens. New ones arrive while the page is open. */
export default function NotificationsMenu() {
  // The bar is also on pages that read nothing else.
  return (
    <Queries>
      <Menu />
    </Queries>
  );
}

function Menu() {
  const queries = useQueryClient();
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: () => send(listNotifications, {}) });
  const { mutate: read } = useMutation({
    mutationFn: (uuids: string[] | undefined) => send(readNotifications, { body: { uuids } }),
    onSuccess: (now) => queries.setQueryData(KEY, now),
  });
  const panel = useRef<HTMLDivElement>(null);
  const all = data?.notifications ?? [];
  const asked = askedCount(all);
  return (
    <>
      {topicsOf(data).map((topic) => (
        <Followed
          key={topic.name + topic.application}
          topic={topic}
          onChange={() => void queries.invalidateQueries({ queryKey: KEY })}
        />
      ))}
      <button
        type="button"
        className={`${buttonClass('quiet')} notifications-open`}
        popoverTarget={PANEL}
        aria-label={copy.open(asked)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
          <path
            d="M10 2.5a5 5 0 0 0-5 5c0 4.2-1.7 5.6-1.7 5.6h13.4S15 11.7 15 7.5a5 5 0 0 0-5-5ZM8.3 16.2a1.8 1.8 0 0 0 3.4 0"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {asked > 0 && (
          <span className="notifications-count" aria-hidden="true">
            {Math.min(asked, 9)}
            {asked > 9 && '+'}
          </span>
        )}
      </button>
      <section ref={panel} id={PANEL} popover="auto" className="notifications" aria-label={copy.title}>
        <div className="notifications-head">
          <h2>{copy.title}</h2>
          {all.some(({ status }) => status === 'UNREAD') && (
            <Button kind="quiet" onClick={() => read(undefined)}>
              {copy.readAll}
            </Button>
          )}
        </div>
        {isError && !data && <p role="alert">{copy.failed}</p>}
        {data && (
          <List
            notifications={shownNotifications(all)}
            onFollow={(uuid) => {
              read([uuid]);
              panel.current?.hidePopover();
            }}
          />
        )}
      </section>
    </>
  );
}

/** Returns what brings new notifications: the person's own applications, and those that they sign. */
function topicsOf(data: Pick<Notifications, 'applications' | 'signedApplications'> | undefined) {
  const signed = data?.signedApplications ?? [];
  return [
    ...(data?.applications ?? []).map(applicationTopic),
    ...signed.map((application) => ({ name: 'SIGNER', application }) as const),
  ];
}

type FollowedProps = { readonly topic: Topic; readonly onChange: () => void };

/** Follows one topic while the menu is there. */
function Followed({ topic, onChange }: FollowedProps) {
  useLive(topic, onChange);
  return null;
}

type ListProps = {
  readonly notifications: readonly ListedNotification[];
  readonly onFollow: (uuid: string) => void;
};

function List({ notifications, onFollow }: ListProps) {
  const [isOpen, open] = useState(false);
  if (notifications.length === 0) return <p>{copy.none}</p>;
  const moments = momentsOf(notifications);
  const shown = isOpen ? moments : moments.slice(0, COLLAPSED);
  return (
    <>
      <ul>
        {shown.map(([first, ...others]) =>
          first && others.length > 0 ? (
            <Moment key={first.uuid} first={first} others={others} onFollow={onFollow} />
          ) : (
            first && <Item key={first.uuid} notification={first} onFollow={onFollow} />
          ),
        )}
      </ul>
      {moments.length > COLLAPSED && (
        <Button kind="quiet" onClick={() => open(!isOpen)}>
          {isOpen ? copy.fewer : copy.all}
        </Button>
      )}
    </>
  );
}

type MomentProps = Pick<ListProps, 'onFollow'> & {
  readonly first: ListedNotification;
  readonly others: readonly ListedNotification[];
};

/** The notifications of one moment, as one row that opens. */
function Moment({ first, others, onFollow }: MomentProps) {
  const all = [first, ...others];
  const isUnread = all.some(({ status }) => status === 'UNREAD');
  return (
    <li data-unread={isUnread || undefined}>
      <details>
        <summary>
          <strong>{copy.moment(first.title, others.length)}</strong>
          {isUnread && <span className="hidden-visually"> ({copy.unread})</span>}
          <span className="fine-print">
            {relativeTime(first.created, nowMs()) ?? dayInWords(first.created)}
          </span>
        </summary>
        <ul>
          {all.map((notification) => (
            <Item key={notification.uuid} notification={notification} onFollow={onFollow} />
          ))}
        </ul>
      </details>
    </li>
  );
}

type ItemProps = { readonly notification: ListedNotification; readonly onFollow: (uuid: string) => void };

function Item({ notification, onFollow }: ItemProps) {
  const { uuid, title, description, created, status, walletAddress, ctas } = notification;
  return (
    <li data-unread={status === 'UNREAD' || undefined}>
      <p>
        <strong>{title}</strong>
        {status === 'UNREAD' && <span className="hidden-visually"> ({copy.unread})</span>}
      </p>
      <p>{description}</p>
      {walletAddress && <p>{shortAddress(walletAddress)}</p>}
      <p className="fine-print">{relativeTime(created, nowMs()) ?? dayInWords(created)}</p>
      {ctas.map((cta) => (
        <Link key={cta.redirectPath} to={cta.redirectPath} onClick={() => onFollow(uuid)}>
          {said(cta.title)}
        </Link>
      ))}
    </li>
  );
}
