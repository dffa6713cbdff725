import { RequestError } from '@homeline/contract/client.ts';
import { expect, test } from 'vitest';
import { formCopy } from './copy.ts';
import { refusalAlert, UNTIL_RECONNECTED, UNTIL_SERVER_BACK, withoutFieldAlert } from './refusal-alert.ts';

const refusal = (status: number, message: string) => new RequestError(status, '', message, undefined);

test.each([
  ['no answer', refusal(0, 'lost'), formCopy.unreachable],
  ['something that is no answer', new Error('boom'), formCopy.unreachable],
  ['the server’s refusal', refusal(409, 'Your application has moved on'), 'Your application has moved on'],
  ['the last refusal that is the person’s to mend', refusal(499, 'Closed'), 'Closed'],
  ['a failure of the server', refusal(500, 'Something broke'), formCopy.failed('Something broke')],
])('says %s in the reader’s words', (_, error, text) => {
  expect(refusalAlert(error)).toEqual({ kind: 'SYSTEM', title: formCopy.notSaved, text });
});

test('is red only where something is lost', () => {
  for (const waiting of [UNTIL_RECONNECTED, UNTIL_SERVER_BACK])
    expect(waiting).toMatchObject({ tone: 'NEUTRAL', title: formCopy.waiting });
  expect(withoutFieldAlert('Required').tone).toBeUndefined();
  expect(withoutFieldAlert('Required').text).toBe(formCopy.hiddenField('Required'));
});
