// Proves MS-06.

import { describe, expect, it } from 'vitest';
import { readTextReply } from './text-replies.ts';

describe('a reply to a text message', () => {
  // The words of 47 CFR 64.1200(a)(10), and those that carriers and providers act on.
  it.each([
    ...['stop', 'quit', 'end', 'revoke', 'opt out', 'cancel', 'unsubscribe'],
    ...['STOP', 'Stop.', ' stop! ', '“STOP”', 'STOPALL', 'Stop all', 'OPTOUT', 'opt-out'],
  ])('stops texts with %j', (text) => expect(readTextReply(text)).toBe('STOP'));

  it.each(['START', 'unstop'])('starts them again with %j', (text) =>
    expect(readTextReply(text)).toBe('START'),
  );

  it.each(['HELP', 'info?'])('asks for help with %j', (text) => expect(readTextReply(text)).toBe('HELP'));

  it.each(['', 'Stop by at five?', 'Please don’t stop', 'stopp', 'Yes', 'ok', '🛑'])(
    'asks for none of them with %j',
    (text) => expect(readTextReply(text)).toBeUndefined(),
  );
});
