import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceToEnd, documentTypesOf, pageOf } from '../../testing/advance-to-end.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

describe('an application the borrower leaves incomplete (12 CFR 1002.9(c)(2))', () => {
  const silentAt = (id: string, at: StepName): Persona => {
    const persona = builtInPersona(id);
    return { ...persona, forced: { ...persona.forced, borrower: [{ at, does: 'NOTHING' }] } };
  };

  it.each([
    ['a frozen credit file', silentAt('t02', 'CREDIT_FROZEN'), 'lift the freeze at the credit bureau'],
    ['a condition', builtInPersona('t48'), 'Deed or plat'],
  ])(
    'is closed for %s only after a notice with the missing items and the deadline',
    async (_, persona, missingItem) => {
      const { borrower, facts } = await advanceToEnd(app, persona, 'INACTIVE');
      const [notice] = facts.incompletenessNotices;
      const [closing] = facts.adverseActionNotice;
      const isClosed = facts.inactivity ?? facts.incompletenessExpired;
      expect(facts.incompletenessNotices).toHaveLength(1);
      expect(notice?.seq).toBeLessThan(isClosed?.seq ?? 0);
      expect(notice && isClosed && isClosed.at > `${notice.answerBy}T00:00:00.000Z`).toBe(true);
      const page = await pageOf(app, borrower, notice?.document);
      expect(page).toContain(missingItem);
      expect(page).toContain('Please send it by');
      expect(closing).toMatchObject({ action: 'INCOMPLETENESS', reasonCodes: ['AA01'] });
      expect(
        (await documentTypesOf(app, borrower)).filter((type) => type === 'NOTICE_OF_INCOMPLETENESS'),
      ).toHaveLength(1);
    },
  );
});
