// Proves CB-02, SH-23.

import { expect, it } from 'vitest';
import { inSpanish, isInSpanish, isSpanish } from './spanish.ts';

it.each([
  '¿Cuánto es mi pago mensual?',
  'necesito hablar con alguien en español',
  'hola',
  'cuando recibo mi dinero',
  'cuanto me prestan',
  'porque me rechazaron',
  'puedo pagar antes sin penalidad?',
  'ya firmó Robin?',
  'me hacen un hard pull?',
  'q sigue',
  '¿Cobran cuota anual?',
])('recognizes Spanish: %s', (message) => expect(isSpanish(message)).toBe(true));

it.each([
  'cuánto do I pay the bank?',
  'no',
  'El Paso, TX',
  'What is my rate?',
  'my casa is in Reno',
  'no idea',
  'Maria Garcia',
  'area code',
  'ok amigo',
  'he swears he signed',
  'call me a van',
])('leaves English to the search: %s', (message) => expect(isSpanish(message)).toBe(false));

it.each([
  ['en', 'tasas', false],
  ['es', 'tasas', true],
  ['es', 'Mi licencia venció ayer', true],
  ['es', '¿qué significa “subject to”?', true],
  ['es', 'What is my rate?', false],
  ['es', 'do you lend in Ohio', false],
] as const)('on a page in %s, “%s” is in Spanish: %s', (page, message, expected) =>
  expect(isInSpanish(message, page)).toBe(expected),
);

it('says hours in Spanish', () => {
  expect(inSpanish('Monday to Friday, 6:00 AM to 5:00 PM (Pacific Time)')).toBe(
    'de lunes a viernes, 6:00 AM a 5:00 PM (hora del Pacífico)',
  );
});
