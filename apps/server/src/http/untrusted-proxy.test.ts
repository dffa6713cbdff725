import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';

async function linesOf(environment: Record<string, string>, requests: readonly Record<string, string>[]) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await testApp({ logTo }, { LOG_LEVEL: 'warn', ...environment });
  for (const headers of requests) await app.send({ url: '/healthz', headers });
  await app.stop();
  return lines.filter((line) => line.includes('docs/proxies.md'));
}

const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };
const PUBLIC_URL = 'https://apply.example';

it.each([
  ['says at the start that https needs a trusted proxy', { PUBLIC_URL }, [], 1],
  ['says nothing with a trusted proxy', { PUBLIC_URL, TRUST_PROXY: 'loopback' }, [FORWARDED], 0],
  ['says once that somebody untrusted forwards', {}, [FORWARDED, FORWARDED], 1],
  ['says nothing without a proxy', {}, [{}], 0],
] as const)('a server %s', async (_, environment, requests, count) => {
  expect(await linesOf(environment, requests)).toHaveLength(count);
});
