// @vitest-environment happy-dom

import { uploadRescissionLetter } from '@homeline/contract/funding/record-rescission.ts';
import { addNote } from '@homeline/contract/loan-files/notes.ts';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSendOnce } from './use-send-once.ts';

const uuid = '11111111-1111-4111-8111-111111111111';

/** Opens a form whose requests are answered or lost in turn, and returns what it sends with and the keys that arrived. */
function open(...outcomes: readonly ('ANSWERED' | 'LOST')[]) {
  const keys: unknown[] = [];
  const { result } = renderHook(() =>
    useSendOnce((async (_: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
      if (outcomes[keys.push(idempotencyKey) - 1] === 'LOST') throw new Error('lost');
    }) as never),
  );
  const sendOnce = result.current;
  const note = (text: string) => sendOnce(addNote, { params: { uuid }, body: { text } }).catch(() => 'LOST');
  return { keys, note, sendOnce };
}

test('retries the same request under its key after its answer was lost', async () => {
  const { keys, note } = open('LOST', 'ANSWERED');
  await note('Called twice');
  await note('Called twice');
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('sends a changed request under a new key, and the earlier one under its own', async () => {
  const { keys, note } = open('LOST', 'ANSWERED', 'ANSWERED');
  await note('Called twice');
  await note('Called three times');
  await note('Called twice');
  expect(new Set(keys).size).toBe(2);
  expect(keys[2]).toBe(keys[0]);
});

test('sends the same request under a new key once it was answered', async () => {
  const { keys, note } = open('ANSWERED', 'ANSWERED');
  await note('Called twice');
  await note('Called twice');
  expect(new Set(keys).size).toBe(2);
});

test('takes another file for another request', async () => {
  const { keys, sendOnce } = open('LOST', 'LOST', 'LOST');
  const upload = (body: File) =>
    sendOnce(uploadRescissionLetter, { params: { uuid }, query: { name: 'scan.pdf' }, body }).catch(
      () => 'LOST',
    );
  const scan = new File(['first'], 'scan.pdf', { lastModified: 1 });
  await upload(scan);
  await upload(new File(['second page'], 'scan.pdf', { lastModified: 2 }));
  await upload(scan);
  expect(new Set(keys).size).toBe(2);
  expect(keys[2]).toBe(keys[0]);
});
