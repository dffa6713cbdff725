import { expect, it } from 'vitest';
import { plainSpanish } from './plain-spanish.ts';

it.each([
  ['¿Cuánto pagaré?', 'cuanto pagare'],
  ['xq tardan tnt', 'por que tardan tnt'],
  ['q papeles ocupo', 'que documentos necesito'],
  ['kual es mi taza de interez', 'cual es mi tasa de interes'],
  ['resibo el dinro', 'recibo el dinero'],
  ['frimar', 'firmar'],
  ['mi línea de crédito', 'mi linea'],
])('reads “%s” as “%s”', (written, plain) => {
  expect(plainSpanish(written)).toBe(plain);
});

it.each(['firmaron', 'mandaba', 'cuentan', 'termina'])('keeps “%s”, another form of a word', (word) => {
  expect(plainSpanish(word)).toBe(word);
});
