import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import pg from 'pg';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { testApp } from '../apps/server/src/testing/app.ts';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 40;

/**
 * Compares the throughput of the status call with a bare handler: same framework, query, database and run.
 * @returns requests per second of both, the mean of the rounds, and ours as a share of the bare handler's
 */
export async function statusAgainstBare(databaseUrl: string) {
  const app = await testApp({ database: await openDatabase({ databaseUrl, dataDir: '' }) });
  const { jwt, uuid } = await app.register();
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const bare = Fastify();
  bare.get('/status/:uuid', async (request) => {
    const { uuid: id } = request.params as { uuid: string };
    const { rows } = await pool.query(
      'select step, since from projection where organisation = $1 and application_id = $2',
      ['homeline', id],
    );
    return rows[0];
  });
  await bare.listen({ host: '127.0.0.1', port: 0 });

  const ours = `${addressOf(app.http)}/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`;
  const theirs = `${addressOf(bare)}/status/${uuid}`;
  const figures = { ours: 0, bare: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.bare += await throughput(theirs, {});
    figures.ours += await throughput(ours, { authorization: `Bearer ${jwt}`, 'x-org': 'homeline' });
  }
  await bare.close();
  await pool.end();
  await app.stop();
  return {
    oursPerSecond: figures.ours / ROUNDS,
    barePerSecond: figures.bare / ROUNDS,
    ratio: figures.ours / figures.bare,
  };
}

async function throughput(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

function addressOf(server: { readonly server: Server }): string {
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}
