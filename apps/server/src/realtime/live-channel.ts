import {
  CLOSE_CODES,
  MOST_SUBSCRIPTIONS,
  PageMessage,
  type RealtimeEvent,
  type ServerMessage,
  type Topic,
} from '@homeline/contract/realtime/messages.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import { readInput } from '../http/read-input.ts';
import type { Channel, OpenChannel, Page } from './connection.ts';
import { createTopics } from './topics.ts';

/** A page that reads slowly gets no more events beyond this; it reloads once it has caught up. */
export const MOST_BUFFERED_BYTES = 64 * 1024;
/** A person's open pages, on all their devices. */
const MOST_OF_A_PERSON = 30;

/** Returns whether a person may follow a topic. */
type MayFollow = (context: Context, caller: Caller, topic: Topic) => Promise<boolean>;

/** Creates what opens the channel of live events for each connection. */
export function liveChannels(context: Context, mayFollow: MayFollow): OpenChannel {
  const topics = createTopics(context.events);
  const pagesOf = new Map<string, Set<Page>>();

  return (page): Channel => {
    const subscriptions = new Map<number, () => void>();
    let caller: Caller | undefined;
    let expiresAt = 0;
    let isBehind = false;
    let isClosed = false;
    /** Subscriptions catching up and events being checked: a cursor sent meanwhile would skip what they miss. */
    let undelivered = 0;
    let last = Promise.resolve();

    const isOver = () => isClosed || (caller !== undefined && performance.now() > expiresAt);

    function send(message: ServerMessage): void {
      const cursor = undelivered > 0 || isBehind ? undefined : context.events.cursor();
      page.send(JSON.stringify({ ...message, ...(cursor && { cursor }) }), caughtUp);
    }

    /** Called once a message has left. */
    function caughtUp(): void {
      if (!isBehind || page.bufferedBytes() > 0) return;
      isBehind = false;
      send({ type: 'RELOAD' });
    }

    function receive(topic: Topic, id: number, event: RealtimeEvent): void {
      if (caller && followsDesk(caller)) deliverIfStillAllowed(caller, topic, id, event);
      else deliver(id, event);
    }

    /** Delivers an event in order with the page's messages, or ends a subscription whose file has left the partner's desk. */
    function deliverIfStillAllowed(partner: Caller, topic: Topic, id: number, event: RealtimeEvent): void {
      undelivered += 1;
      last = last.then(async () => {
        // A check that fails counts as a refusal: the page then polls.
        const isAllowed =
          subscriptions.has(id) && (await mayFollow(context, partner, topic).catch(() => false));
        undelivered -= 1;
        if (isAllowed) deliver(id, event);
        else if (unsubscribe(id)) send({ type: 'REFUSED', id });
      });
    }

    function deliver(id: number, event: RealtimeEvent): void {
      if (isOver()) return;
      if (page.bufferedBytes() > MOST_BUFFERED_BYTES) isBehind = true;
      if (!isBehind) send({ type: 'EVENT', id, event });
    }

    /** @returns false when the token isn't this session's, or not valid */
    async function identify(token: string, orgCode?: string): Promise<boolean> {
      const read = await context.tokens.read(token);
      if (!read || context.revocations.isRevoked(read.caller.session)) return false;
      const isSame = caller
        ? read.caller.session === caller.session
        : read.caller.organisation === page.organisationOf(orgCode);
      if (!isSame) return false;
      caller = read.caller;
      expiresAt = performance.now() + read.secondsLeft * 1000;
      return true;
    }

    /** @returns false when the person has too many pages open */
    function admit({ identity }: Caller): boolean {
      const pages = pagesOf.get(identity) ?? new Set();
      pagesOf.set(identity, pages.add(page));
      page.signedIn();
      return pages.size <= MOST_OF_A_PERSON;
    }

    async function open(token: string, orgCode: string | undefined): Promise<void> {
      if (!(await identify(token, orgCode)) || !caller || isClosed) page.close(CLOSE_CODES.SESSION_ENDED);
      else if (!admit(caller)) page.close(CLOSE_CODES.TOO_MANY);
      else send({ type: 'HEARTBEAT' });
    }

    async function subscribe(id: number, topic: Topic, cursor: string | undefined): Promise<void> {
      if (!caller || subscriptions.size >= MOST_SUBSCRIPTIONS || subscriptions.has(id))
        return send({ type: 'REFUSED', id });
      const { organisation } = caller;
      if (!(await mayFollow(context, caller, topic)) || isOver()) return send({ type: 'REFUSED', id });
      undelivered += 1;
      try {
        const receiver = { deliver: (to: number, event: RealtimeEvent) => receive(topic, to, event) };
        subscriptions.set(id, await topics.follow(receiver, id, organisation, topic));
        if (isClosed) return unsubscribeAll();
        const applicationId = topic.name === 'WORK_LISTS' ? undefined : topic.application;
        const missed =
          cursor === undefined ? [] : await context.events.since(cursor, { organisation, applicationId });
        for (const event of missed ?? []) receive(topic, id, topics.shown(topic, event));
        undelivered -= 1;
        send(missed ? { type: 'SUBSCRIBED', id } : { type: 'RELOAD', id });
      } catch (error) {
        undelivered -= 1;
        throw error;
      }
    }

    /** @returns false when the page doesn't follow this */
    function unsubscribe(id: number): boolean {
      subscriptions.get(id)?.();
      return subscriptions.delete(id);
    }

    function unsubscribeAll(): void {
      for (const unsubscribe of subscriptions.values()) unsubscribe();
      subscriptions.clear();
    }

    async function handle(message: PageMessage): Promise<void> {
      if (isClosed) return;
      if ((message.type === 'OPEN') !== (caller === undefined)) page.close(CLOSE_CODES.BAD_MESSAGE);
      else if (message.type === 'OPEN') await open(message.token, message.orgCode);
      else if (message.type === 'RENEW') {
        if (!(await identify(message.token))) page.close(CLOSE_CODES.SESSION_ENDED);
      } else if (message.type === 'SUBSCRIBE') await subscribe(message.id, message.topic, message.cursor);
      else unsubscribe(message.id);
    }

    return {
      key: 'type',
      receive(given) {
        const message = readInput(PageMessage, given).data;
        if (!message) page.close(CLOSE_CODES.BAD_MESSAGE);
        else last = last.then(() => handle(message));
        return last;
      },
      beat() {
        if (isOver()) page.close(CLOSE_CODES.SESSION_ENDED);
        else if (caller && !isBehind) send({ type: 'HEARTBEAT' });
      },
      revoked(session) {
        if (caller?.session === session) page.close(CLOSE_CODES.SESSION_ENDED);
      },
      closed() {
        isClosed = true;
        unsubscribeAll();
        const pages = caller && pagesOf.get(caller.identity);
        pages?.delete(page);
        if (caller && pages?.size === 0) pagesOf.delete(caller.identity);
      },
    };
  };
}

/** Returns whether the caller is a partner, who follows a file only while it waits for one of their desks. */
function followsDesk({ role, permissions }: Caller): boolean {
  return role === 'STAFF' && disabledReason(permissions, 'SEE_PIPELINE') !== undefined;
}
