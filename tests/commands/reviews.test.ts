// Proves RU-48.

import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { logIn } from '@homeline/contract/accounts/log-in.ts';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import { expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../scripts/reviews.ts');
const NO_REVIEWS: Reviews = {
  reviews: [],
  coBorrowers: [],
  owedNotices: [],
  filesToMail: [],
  deadRuns: [],
  unknownOutcomes: [],
  refusedMessages: [],
  returnedMessages: [],
};

/** Returns what `list` prints for the given reviews. */
async function listOutput(waiting: Reviews): Promise<string> {
  const server = createServer(({ url }, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(url === logIn.path ? { jwt: 'signed in' } : waiting));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, STAFF_EMAIL: 'ann@example.com', STAFF_PASSWORD: 'of no account here' };
  try {
    const args = [SCRIPT, 'list', '--url', `http://127.0.0.1:${port}`];
    return (await promisify(execFile)(process.execPath, args, { env })).stdout;
  } finally {
    server.close();
  }
}

it('lists a due notice, and says that no reviews are waiting only when no notice is due', async () => {
  expect(await listOutput(NO_REVIEWS)).toBe('No reviews are waiting.\n');
  const owed = {
    uuid: 'b5a60804-1d82-4ccf-b50b-f0fd5a872fe5',
    loanNumber: 'HL-1',
    step: 'OFFER_SELECTION',
    noticeDueOn: '2026-12-01',
  };
  expect(await listOutput({ ...NO_REVIEWS, owedNotices: [owed] })).toBe(
    'notice due 2026-12-01  b5a60804-1d82-4ccf-b50b-f0fd5a872fe5  HL-1  OFFER_SELECTION\n',
  );
});
