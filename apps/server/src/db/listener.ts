import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

type Channel = { readonly onMessage: (payload: string) => void; readonly onListening: () => void };

const RECONNECT_MS = 1000;

/** Notices a server that can't be reached, and connections that a network has dropped in silence. */
export const CONNECTION = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/**
 * Listens to all channels of a PostgreSQL server on one dedicated connection, and reconnects when it is lost, one attempt at a time.
 * @param until aborted when the database closes
 */
export function createListener(connectionString: string, until: AbortSignal) {
  const channels = new Map<string, Channel[]>();
  let connection: Promise<pg.Client> | undefined;

  /** Opens a connection that listens to every channel. */
  async function open(): Promise<pg.Client> {
    until.throwIfAborted();
    const client = new pg.Client({ connectionString, ...CONNECTION });
    const stop = () => void client.end();
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    void lost.then(() => until.removeEventListener('abort', stop));
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of channels.get(channel) ?? []) onMessage(payload);
    });
    until.addEventListener('abort', stop);
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // A failed connection also ends. Waiting for it keeps two attempts from running at once.
      await client.end();
      throw error;
    }
    for (const { onListening } of [...channels.values()].flat()) onListening();
    void lost.then(reconnect);
    return client;
  }

  async function reconnect(): Promise<void> {
    while (!until.aborted) {
      await wait(RECONNECT_MS, undefined, { ref: false });
      connection = open();
      const isConnected = await connection.then(
        () => true,
        () => false,
      );
      if (isConnected) return;
    }
  }

  return async (channel: string, onMessage: (payload: string) => void, onListening: () => void) => {
    channels.set(channel, [...(channels.get(channel) ?? []), { onMessage, onListening }]);
    if (!connection) {
      connection = open();
      await connection;
      return;
    }
    const client = await connection;
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    onListening();
  };
}
