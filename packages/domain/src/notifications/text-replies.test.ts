// Proves MS-06.

import { describe, expect, it } from 'vitest';
import { isReplyWord, readTextReply } from './text-replies.ts';

describe('a reply to a text message', () => {
  // The words of 47 CFR 64.1200(a)(10), and those that carriers and providers act on.
  it.each([
    ...['stop', 'quit', 'end', 'revoke', 'opt out', 'cancel', 'unsubscribe'],
    ...['STOP', 'Stop.', ' stop! ', '“STOP”', 'STOPALL', 'Stop all', 'OPTOUT', 'opt-out'],
    ...[
      'Stop. Thank you',
      'Please stop',
      'Do not text me',
      'stop texting me',
      'Unsubscribe me',
      'stop 🛑',
      'S\u200BTOP',
    ],
    ...[
      'Don’t send me any more messages',
      'remove my number please',
      'Leave me alone!',
      'Alto',
      'No más mensajes',
    ],
    ...[
      'ＳＴＯＰ',
      '𝗦𝗧𝗢𝗣 🛑',
      'No texts please',
      'Opt me out',
      'Do not contact me',
      'take my number off your list',
    ],
    ...['Stop at once', 'I no longer want texts', 'no more', 'Remove me from your list please'],
    ...['No me envíen más mensajes', 'no quiero recibir mensajes', 'Dejen de enviarme mensajes'],
    ...['Detener', 'No me escriban', 'Cancelar los mensajes', 'darme de baja'],
    'Please stop. I told you twice already that I only want email from you',
    'I have asked three times already on the phone and here: do not text me again',
  ])('stops texts with %j', (text) => expect(readTextReply(text)).toBe('STOP'));

  it.each(['START', 'unstop'])('starts them again with %j', (text) =>
    expect(readTextReply(text)).toBe('START'),
  );

  it.each(['HELP', 'info?'])('asks for help with %j', (text) => expect(readTextReply(text)).toBe('HELP'));

  it('is a keyword only by itself, and else a message for staff', () => {
    expect(['Stop!', 'STOP', 'opt-out', 'Please stop', '🛑', 'Yes'].map(isReplyWord)).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
  });

  it.each([
    ...['', 'Stop by at five?', 'Please don’t stop', 'stopp', 'Yes', 'ok', '🛑', 'Cancel my application'],
    ...[
      'Never got your text',
      'Don’t forget to text me',
      'Can you remove me from the title?',
      'Stop the appraisal',
    ],
    ...[
      'Take me through it',
      'Will it stop my foreclosure?',
      'I am at the Palo Alto branch',
      'No recibí su mensaje',
    ],
    'Liked “Homeline: Please call us. (888) 555-0142. Reply STOP to end texts, or turn them off in your settings.”',
    'I asked you twice on the phone last week to stop calling my mother at work, and now this',
  ])('asks neither to stop, to start nor for help: %j', (text) =>
    expect(readTextReply(text)).toBeUndefined(),
  );
});
