// Proves LW-04.

import { expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { testApp } from '../../testing/app.ts';
import { addOriginator } from './originators.ts';

it('keeps the originator’s compensation as of the application, hidden from the borrower', async () => {
  const app = await testApp();
  const referrerUuid = await addOriginator(app.context, {
    ...{ organisation: 'homeline', email: 'pat@broker.example', password: 'correct horse battery' },
    ...{
      name: 'Pat Broker',
      phone: '(555) 555-0100',
      nmls: '1234567',
      states: ['OH'],
      compensationPct: 1.25,
    },
  });
  const { jwt, uuid } = await app.register({ referrerUuid, state: 'OH' });
  const facts = await loadFacts(app.context.db, { organisation: 'homeline', applicationId: uuid });
  expect(facts.origin).toMatchObject({ referrerUuid, compensationPct: 1.25 });
  const { body } = await app.call('getAnswers', { params: { uuid }, jwt });
  expect(body).toMatchObject({ origin: { referrerUuid } });
  expect(JSON.stringify(body)).not.toContain('compensation');
  await app.stop();
});
