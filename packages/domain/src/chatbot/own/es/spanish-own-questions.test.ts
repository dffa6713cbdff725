// Proves CB-02, SH-23.

import { describe, expect, it } from 'vitest';
import { SPANISH_GUARDS } from '../../spanish-guards.ts';
import type { SpanishTopic } from './spanish-own-answer.ts';
import { spanishTopicsOf } from './spanish-own-questions.ts';

const ASKED: readonly (readonly [SpanishTopic, ...(readonly string[])])[] = [
  ['AMOUNT', '¿De cuánto es mi línea?', 'cuanto me aprobaron', 'qué monto me dieron: cuál es el monto'],
  ['RATE', '¿Cuál es mi tasa de interés?', 'que taza me toco', 'cambio el apr?'],
  ['PAYMENT', '¿Cuánto voy a pagar cada mes?', 'de cuanto es mi mensualidad', 'cuanto pagare al mes'],
  ['TERM', '¿A cuántos años es?', 'cuanto tiempo tengo para pagarlo'],
  ['FIRST_PAYMENT', '¿Cuándo vence mi primer pago?', 'desde cuando tengo q pagar'],
  ['CASH', '¿Cuánto dinero voy a recibir?', 'cuanto me depositan en mi cuenta', 'me llego menos dinero'],
  ['FEE', '¿Cuánto me cobran de cargos?', 'cuales son los gastos de cierre'],
  ['NEXT', '¿Qué tengo que hacer ahora?', 'q sigue', 'me toca a mi?', '¿cómo acepto la oferta?'],
  ['STEPS_LEFT', '¿Cuánto falta para terminar?', 'que me falta', '¿Qué sigue después de firmar?'],
  ['WAIT', '¿Quién está revisando mis documentos?', 'xq tardan tanto', 'cuando me contestan'],
  ['DEADLINE', '¿Hasta cuándo tengo para firmar?', 'cuantos dias me quedan', 'cual es la fecha limite'],
  [
    'MONEY',
    '¿Cuándo recibo el dinero?',
    'cuando me depositan',
    'ya me mandaron el deposito?',
    'kuando me pagan',
  ],
  ['REASONS', '¿Por qué bajó mi oferta?', 'porque me rechazaron', '¿por qué me negaron el préstamo?'],
  ['CHANGE_OFFER', '¿Puedo cambiar el monto?', 'quiero pedir mas'],
  ['DECLINE_OFFER', '¿Qué pasa si rechazo la oferta?', 'y si no la acepto'],
  ['MAY_CHANGE', '¿Puede subir la tasa?', '¿Cuánto dura mi oferta?', 'la tasa es fija?'],
  ['CONDITIONS', '¿Qué documentos me faltan?', 'q papeles tengo que subir'],
  ['IDENTITY', '¿Puedo usar mi pasaporte?', 'sirve mi licensia vencida'],
  ['WHY_IDENTITY', '¿Es seguro subir mi identificación?', 'para que quieren mi licencia'],
  ['ACCOUNT', '¿A qué cuenta mandan el dinero?', 'puedo cambiar la cuenta de banco'],
  ['SIGNERS', '¿Mi esposo tiene que firmar?', 'ya firmo mi cofirmante', 'quien falta de firmar'],
  ['HOW_OTHERS_SIGN', '¿Mi cofirmante puede firmar desde su celular?', 'mi esposa firma desde mexico?'],
  ['SIGNER_LINK', 'a mi esposo no le llego el enlace'],
  ['SIGNER_REFUSES', 'mi hermano no quiere firmar'],
  ['APPOINTMENT', '¿Cuándo es mi cita con el notario?', 'que llevo con el notario', 'a que hora es la sita'],
  ['NOTARY_PLACE', '¿El notario puede venir a mi casa?', 'el notario es por video?'],
  ['NOTARY_COST', '¿Cuánto cuesta el notario?'],
  ['CANCEL', '¿Todavía puedo cancelar?', 'me arrepenti', 'ya no quiero el prestamo'],
  ['REAPPLY', '¿Puedo volver a aplicar y cuándo?', 'pueden reconsiderar mi solicitud'],
  ['CREDIT', '¿Ver las ofertas afecta mi puntaje de crédito?', 'me hacen un hard pull?'],
  ['LOAN_NUMBER', '¿Cuál es mi número de préstamo?', 'num de prestamo'],
  ['AUTOPAY', '¿Puedo quitar el pago automático?', 'como pago'],
  ['BALANCE', '¿Cuánto les debo?'],
  ['DECISION', '¿Ya me aprobaron?'],
  ['ADD_BORROWER', '¿Puedo agregar a mi esposa al préstamo?'],
  ['PAPERS_WRONG', 'el contrato tiene un error', 'mi nombre está mal escrito en los documentos'],
  ['READ_FIRST', '¿Puedo leer todo antes de firmar?', 'quiero que un familiar lo lea primero'],
  ['WRONG_FILE', 'subí el recibo equivocado'],
  ['PHOTO_TROUBLE', 'la foto sale borrosa', 'no me acepta la foto'],
  ['NAME_DIFFERS', 'mi licencia tiene mi apellido de soltera'],
  ['EMPLOYER_CALLED', '¿Van a llamar a mi trabajo?', 'le van a avisar a mi jefe?'],
  ['CHANGE_ANSWER', 'puse mal mi ingreso', '¿Cómo corrijo mi dirección? quiero corregir mi direccion'],
  ['NOTIFIED', '¿Cómo me avisan?'],
  ['INTEREST_START', '¿Desde cuándo corren los intereses?'],
  ['DRAW_ALL', '¿Tengo que sacar todo el dinero?', 'me dan todo de una vez?'],
  ['DEBTS', '¿Pagan mi otro préstamo?', 'que deudas vieron'],
  ['FLOOD', 'mi casa está en zona de inundación?'],
  ['RECORDING', '¿Ya registraron la escritura?'],
  ['TITLE', '¿Cómo va la revisión del título?'],
  ['WHY_ASKED', '¿Por qué me piden recibos de sueldo?'],
  ['STANDING', '¿Cómo va mi solicitud?', 'en q paso voy'],
];

it.each(ASKED.flatMap(([topic, ...questions]) => questions.map((question) => [question, topic] as const)))(
  '“%s” asks for %s',
  (question, topic) => {
    expect(spanishTopicsOf(question)).toEqual([topic]);
  },
);

describe('a message with several questions', () => {
  it('asks for each', () => {
    expect(spanishTopicsOf('cuál es mi tasa y mi pago mensual')).toEqual(['RATE', 'PAYMENT']);
    expect(spanishTopicsOf('¿Ya me aprobaron? ¿Y cuándo me depositan?')).toEqual(['DECISION', 'MONEY']);
  });

  it('asks once for what both of its sentences ask', () => {
    expect(spanishTopicsOf('¿Todavía puedo cancelar? ¿Cómo cancelo?')).toEqual(['CANCEL']);
  });

  it('asks for the second, if the first only supposes something', () => {
    expect(spanishTopicsOf('si acepto la nueva oferta, ¿cuándo recibo el dinero?')).toEqual(['MONEY']);
  });
});

it.each([
  'qué es una escritura',
  'qué pasa si no pago',
  'ya le depositaron el dinero a mi vecino?',
  'cuanto pagaria al mes por 80 mil',
  'tengo 590 de puntaje, qué mínimo piden',
  'quién ganó el partido',
  'dónde compro un carro usado',
])('“%s” isn’t about one’s own application', (question) => {
  expect(spanishTopicsOf(question)).toEqual([]);
});

const OF_ONESELF = ['INSTRUCTIONS', 'SIGNING_FOR_ANOTHER', 'ANOTHER_PERSON', 'FINANCIAL_ADVICE'];

it.each(
  SPANISH_GUARDS.filter(({ kind }) => !OF_ONESELF.includes(kind)).flatMap(({ questions }) => questions),
)('“%s” is refused, and not taken for a question about one’s own application', (question) => {
  expect(spanishTopicsOf(question)).toEqual([]);
});
