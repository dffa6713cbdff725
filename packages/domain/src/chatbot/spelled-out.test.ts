// Proves CB-02.

import { expect, it } from 'vitest';
import { spelledOut } from './spelled-out.ts';

it.each([
  ['wats ur rate rn lol', 'what is your rate right now'],
  ['gimme 40k b4 xmas', 'give me 40 thousand before christmas'],
  ['k how do i get the ball rolling w this', 'ok how do i get started with this'],
  ['whats my orig fee question mark', 'what is my origination fee ?'],
  ['what ill get in hand', 'what i will get in hand'],
  ['can you folks see my folks', 'can you see my parents'],
  ['i am ill', 'i am ill'],
  ['do you lend in MO', 'do you lend in MO'],
  ['can my 401k count', 'can my 401k count'],
  ['a constructor owns it', 'a constructor owns it'],
])('expands the abbreviations in “%s”', (message, plain) => {
  expect(spelledOut(message)).toBe(plain);
});

it('translates Spanish words mixed into English', () => {
  expect(spelledOut('que pasa if i miss a payment con mi banco')).toBe(
    'what happens if i miss a payment with my bank',
  );
});

it.each([
  '¿Puedo solicitar un préstamo si mi casa está a nombre de mi madre?',
  'I am in el paso',
  'is my son on the deed',
])('leaves “%s” unchanged', (message) => {
  expect(spelledOut(message)).toBe(message);
});
