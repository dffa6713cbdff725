import type { RealtimeEvent, Topic } from '@homeline/contract/realtime/messages.ts';
import type { EventFeed, StoredEvent } from './event-feed.ts';

/** A connection, as topics see it. */
type Receiver = { deliver(id: number, event: RealtimeEvent): void };
type Subscription = { readonly connection: Receiver; readonly id: number };

/** The subscriptions of all connections of this process, by topic. */
export type Topics = {
  /** Delivers a topic's events to a connection from now on. @returns a function that ends it */
  follow(connection: Receiver, id: number, organisation: string, topic: Topic): Promise<() => void>;
  /** Returns an event as the followers of a topic may know it. */
  shown(topic: Pick<Topic, 'name'>, event: StoredEvent): RealtimeEvent;
};

/** Creates the topics. They follow the feed while anyone follows them. */
export function createTopics(feed: EventFeed): Topics {
  const byTopic = new Map<string, Set<Subscription>>();
  let following: Promise<() => void> | undefined;

  function deliver(events: readonly StoredEvent[]): void {
    for (const event of events) {
      for (const name of ['APPLICATION', 'SIGNER', 'WORK_LISTS'] as const) {
        const subscriptions = byTopic.get(keyOf(event.organisation, name, event.applicationId));
        for (const { connection, id } of subscriptions ?? []) connection.deliver(id, shown({ name }, event));
      }
    }
  }

  async function endWhenUnused(): Promise<void> {
    if (byTopic.size > 0 || !following) return;
    const ended = following;
    following = undefined;
    (await ended.catch(() => undefined))?.();
  }

  return {
    shown,
    async follow(connection, id, organisation, topic) {
      const key = keyOf(organisation, topic.name, 'application' in topic ? topic.application : '');
      const subscription = { connection, id };
      const all = byTopic.get(key) ?? new Set();
      byTopic.set(key, all.add(subscription));
      const end = () => {
        all.delete(subscription);
        if (all.size === 0 && byTopic.get(key) === all) byTopic.delete(key);
        void endWhenUnused();
      };
      following ??= feed.follow(deliver);
      try {
        await following;
      } catch (error) {
        following = undefined;
        end();
        throw error;
      }
      return end;
    },
  };
}

function keyOf(organisation: string, name: Topic['name'], application: string): string {
  return name === 'WORK_LISTS' ? `${organisation} ${name}` : `${organisation} ${name} ${application}`;
}

/** A signer learns that something changed, not which step the borrower is on. */
function shown(
  { name }: Pick<Topic, 'name'>,
  { kind, applicationId, step, version, byBorrower }: StoredEvent,
): RealtimeEvent {
  return name === 'SIGNER'
    ? { kind: 'FACTS_RECORDED', application: applicationId }
    : { kind, application: applicationId, step, version, byBorrower };
}
