import { beforeEach, expect, test, vi } from 'vitest';
import { dropDrafts, readDraft, writeDraft } from './draft.ts';

/** A tab's session storage. */
function tab(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
  };
}

beforeEach(() => void vi.stubGlobal('sessionStorage', tab()));

test('restores typed fields, and keeps cleared fields empty', () => {
  writeDraft('contact', { street: undefined, consent: { agreed: undefined }, files: [undefined, ['a']] });
  const known = { street: '101 Test Street', consent: { agreed: true } };
  expect({ ...known, ...readDraft('contact') }).toEqual({
    street: undefined,
    consent: { agreed: undefined },
    files: [undefined, ['a']],
  });
});

test('keeps no secret', () => {
  writeDraft('contact', { name: 'Avery', ssn: '901-00-1001' }, ['ssn']);
  expect(readDraft('contact')).toEqual({ name: 'Avery' });
});

test('deletes a draft once it is sent', () => {
  writeDraft('registration/name', { firstName: 'Avery' });
  dropDrafts('registration/');
  expect(readDraft('registration/name')).toEqual({});
});
