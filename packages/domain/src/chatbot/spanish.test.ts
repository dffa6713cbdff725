// Proves CB-02.

import { expect, it } from 'vitest';
import { isSpanish, spanishReply } from './spanish.ts';

const hours = {
  ...{ isChatOpen: false, phone: '(888) 555-0142' },
  ...{ chatHours: 'Monday to Friday, 6:00 AM to 5:00 PM (Pacific Time)', phoneHours: 'Monday to Friday' },
};

it.each([
  '¿Cuánto es mi pago mensual?',
  'necesito hablar con alguien en español',
  'hola',
  'cuando recibo mi dinero',
  'cuanto me prestan',
  'porque me rechazaron',
  'puedo pagar antes sin penalidad?',
])('knows Spanish: %s', (message) => expect(isSpanish(message)).toBe(true));

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
])('leaves English to the search: %s', (message) => expect(isSpanish(message)).toBe(false));

it('says in Spanish when a person answers, and offers one only while agents are there', () => {
  const closed = spanishReply('hola', hours);
  expect(closed.text).toContain('de lunes a viernes, 6:00 AM a 5:00 PM (hora del Pacífico)');
  expect(closed.text).toContain('(888) 555-0142');
  expect(closed.offersPerson).toBe(false);
  expect(spanishReply('hola', { ...hours, isChatOpen: true })).toMatchObject({ offersPerson: true });
});

it('names the help line to somebody in a crisis', () => {
  expect(spanishReply('quiero morir', hours)).toMatchObject({
    kind: 'REFUSED',
    text: expect.stringContaining('988'),
  });
});
