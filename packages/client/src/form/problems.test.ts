import { beforeEach, expect, test, vi } from 'vitest';
import { errorsAt, errorsOf, errorWithoutField } from './problems.ts';

/** A page with a field for a name. */
beforeEach(() => {
  const field = {};
  const getElementById = (id: string) => (id === 'field-name' ? field : null);
  vi.stubGlobal('document', { getElementById });
});

test('reports the first problem of each field', () => {
  const issue = (path: PropertyKey[], message: string) => ({ code: 'custom' as const, path, message });
  const issues = [issue(['signers', 0, 'name'], 'Required'), issue(['signers', 0, 'name'], 'Must be short')];
  expect(errorsOf(issues)).toEqual({ 'signers.0.name': 'Required' });
});

test('reports problems only of fields that were left', () => {
  expect(errorsAt({ name: 'Required', city: 'Required' }, new Set(['city']))).toEqual({ city: 'Required' });
});

test('reports a problem with an answer that the page doesn’t show', () => {
  expect(errorWithoutField({ employer: 'Cannot be more' })).toBe('Cannot be more');
  expect(errorWithoutField({ name: 'Required' })).toBeUndefined();
  expect(errorWithoutField({})).toBeUndefined();
});

test('doesn’t report a question that depends on an answer still missing', () => {
  expect(errorWithoutField({ name: 'Required', picture: 'Required' })).toBeUndefined();
});
