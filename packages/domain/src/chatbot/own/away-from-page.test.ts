// Proves CB-02.

import { expect, it } from 'vitest';
import { CLOSING_COPY as IN_SPANISH } from '../../workflow/closing.copy.es.ts';
import { CLOSING_COPY } from '../../workflow/closing.copy.ts';
import { awayFromPage } from './away-from-page.ts';

it('says the date that a page shows below its words, and leaves out what is about the page', () => {
  const { why = '', meanwhile = '' } = CLOSING_COPY.WAITING_FOR_ADDITIONAL_SIGNERS.wait;
  expect(awayFromPage(`${why} ${meanwhile}`, '04/09/2026')).toBe(
    'Everyone who owns the home must sign. If someone hasn’t signed by 04/09/2026, the application ends.',
  );
  expect(awayFromPage(why)).toContain('hasn’t signed in time');
});

it('does the same in Spanish', () => {
  const { why = '', meanwhile = '' } = IN_SPANISH.WAITING_FOR_ADDITIONAL_SIGNERS.wait;
  expect(awayFromPage(`${why} ${meanwhile}`)).toMatch(/no ha firmado a tiempo, la solicitud termina\.$/);
});
