import { beforeEach, expect, test, vi } from 'vitest';
import { errorsAt, errorsOf, errorWithoutField } from './problems.ts';

/** A page that asks for a name. */
beforeEach(() => {
  const field = {};
  const getElementById = (id: string) => (id === 'field-name' ? field : null);
  vi.stubGlobal('document', { getElementById });
});

test('the first thing that is wrong with a field is said of it', () => {
  const issue = (path: PropertyKey[], message: string) => ({ code: 'custom' as const, path, message });
  const issues = [issue(['signers', 0, 'name'], 'Required'), issue(['signers', 0, 'name'], 'Must be short')];
  expect(errorsOf(issues)).toEqual({ 'signers.0.name': 'Required' });
});

test('only fields that were left are complained of', () => {
  expect(errorsAt({ name: 'Required', city: 'Required' }, new Set(['city']))).toEqual({ city: 'Required' });
});

test('what is wrong with an answer that the page does not ask for is not kept quiet', () => {
  expect(errorWithoutField({ employer: 'Cannot be more' })).toBe('Cannot be more');
  expect(errorWithoutField({ name: 'Required' })).toBeUndefined();
  expect(errorWithoutField({})).toBeUndefined();
});

test('what is asked only after another answer is not complained of before it', () => {
  expect(errorWithoutField({ name: 'Required', picture: 'Required' })).toBeUndefined();
});
