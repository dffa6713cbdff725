// Proves SE-04.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { EmailMessage } from '../../vendors/messaging/port.ts';
import { messageEncryptionContext } from '../notifications/sealed-message.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

async function resumeLinks(uuid: string): Promise<EmailMessage[]> {
  const rows = await app.context.db
    .selectFrom('outbox')
    .select(['uuid', 'message'])
    .where('application_id', '=', uuid)
    .where('template', '=', 'RESUME_LINK')
    .execute();
  return rows.map((row) =>
    JSON.parse(app.context.sealing.open(row.message, messageEncryptionContext(uuid, row.uuid))),
  );
}

it('emails the borrower a link to their application, without a token', async () => {
  const { jwt, uuid } = await app.register({ email: 'later@example.com' });
  expect((await app.call('emailResumeLink', { params: { uuid }, jwt })).status).toBe(204);
  const [email] = await resumeLinks(uuid);
  expect(email?.to).toBe('later@example.com');
  expect(/http\S+/.exec(email?.text ?? '')?.[0]).toBe(
    `http://127.0.0.1:3000/account/heloc/${uuid}?orgCode=homeline`,
  );
});

it('sends at most five an hour', async () => {
  const { jwt, uuid } = await app.register({ email: 'often@example.com' });
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await app.call('emailResumeLink', { params: { uuid }, jwt })).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect(await resumeLinks(uuid)).toHaveLength(5);
});
