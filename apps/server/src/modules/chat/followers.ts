/** The connections that follow each topic. Only they get its news. */
export type Followers<Connection> = {
  add(topic: string, connection: Connection): void;
  remove(topic: string, connection: Connection): void;
  of(topic: string): Iterable<Connection>;
};

/** Creates an empty list. */
export function createFollowers<Connection>(): Followers<Connection> {
  const byTopic = new Map<string, Set<Connection>>();
  return {
    add(topic, connection) {
      const known = byTopic.get(topic);
      if (known) known.add(connection);
      else byTopic.set(topic, new Set([connection]));
    },
    remove(topic, connection) {
      const known = byTopic.get(topic);
      known?.delete(connection);
      if (known?.size === 0) byTopic.delete(topic);
    },
    of: (topic) => byTopic.get(topic) ?? [],
  };
}

/** Returns the topic of a chat. */
export function chatTopic(chat: string): string {
  return `chat ${chat}`;
}

/** Returns the topic of a lender's agents. */
export function deskTopic(organisation: string): string {
  return `desk ${organisation}`;
}

/** Returns the topic of the people who wait for a lender's agents. */
export function queueTopic(organisation: string): string {
  return `queue ${organisation}`;
}
