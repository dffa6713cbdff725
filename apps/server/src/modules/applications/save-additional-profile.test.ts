import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, advanceTo, registerPersona, workingApp } from '../../testing/journey.ts';

const consent = { agreed: true, textVersion: 'en-1' };

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

describe('an interest-only line, which requires every borrower to be 62', () => {
  it('accepts a co-borrower, whose own age decides later, and an owner who only signs the deed', async () => {
    const { uuid, jwt, persona } = await registerPersona(app, builtInPersona('t25'));
    await advanceTo(app, { uuid, jwt, persona }, 'ADDITIONAL_PROFILE');
    const signer = (name: string, type: string) => ({
      ...{ name: `${name} Young`, email: `${name}@example.com`, type, holdsTitle: true, marriedTo: 'NOBODY' },
    });
    const send = async (type: string) => {
      const { body: status } = await app.call('getStatus', { params: { uuid }, jwt });
      const { version } = status as { version: number };
      const answers = { ownership: 'JOINT', maritalStatus: 'UNMARRIED', purpose: 'OTHER' };
      const body = { ...answers, ssn: persona.testId, hardCreditConsent: consent };
      return app.call('saveAdditionalProfile', {
        params: { uuid },
        jwt,
        version,
        body: { ...body, signers: [signer('Robin', 'CO_DEEDER'), signer('Sam', type)] },
      });
    };
    expect(await send('CO_BORROWER')).toMatchObject({ status: 200 });
    expect(await send('CO_DEEDER')).toMatchObject({ status: 200 });
    const { body: answers } = await app.call('getAnswers', { params: { uuid }, jwt });
    expect(answers).toMatchObject({
      signers: [
        { name: 'Robin Young', email: 'robin@example.com' },
        { name: 'Sam Young', email: 'sam@example.com' },
      ],
    });
  });
});
