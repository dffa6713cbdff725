import { expect, test } from 'vitest';
import { HmdaForm } from './save-hmda.ts';

test('a demographic question cannot be both answered and declined', () => {
  const { error } = HmdaForm.safeParse({ ethnicity: ['3', '11'], race: ['6'], sex: ['1', '2', '3'] });
  const message = 'Choose an answer, or choose that you do not wish to provide it';
  expect(error?.issues).toMatchObject([
    { path: ['ethnicity'], message },
    { path: ['sex'], message },
  ]);
  expect(HmdaForm.parse({ race: ['2', '27'] })).toEqual({ ethnicity: [], race: ['2', '27'], sex: [] });
});
