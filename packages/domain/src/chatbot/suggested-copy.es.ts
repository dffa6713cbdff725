import type { Spanish } from '../language/spanish.ts';
import type { suggestedCopy as english } from './suggested-copy.ts';

const STANDING = '¿Cómo va mi solicitud?';
const NEXT = '¿Qué tengo que hacer ahora?';
const MONEY = '¿Cuándo recibo el dinero?';
const CANCEL = '¿Puedo cancelar después de firmar?';
const OFFERS = '¿Cuánto dura mi oferta?';

/** Each of these is a question that the chatbot answers in Spanish. */
export const suggestedCopy: Spanish<typeof english> = {
  anybodys: [
    '¿Cuánto puedo pedir prestado?',
    '¿Cuál es la tasa de interés?',
    '¿Qué cargos cobran?',
    '¿Cuánto tiempo tarda?',
  ],
  waiting: ['¿Qué están esperando?', '¿Tengo que hacer algo?', STANDING, MONEY],
  ownAction: [NEXT, STANDING, '¿Qué documentos me faltan?', '¿Cómo cambio una respuesta?'],
  offers: [
    '¿Cómo elijo una oferta?',
    OFFERS,
    '¿Por qué la APR es diferente de la tasa de interés?',
    '¿Cuánto es el pago mensual?',
  ],
  signing: ['¿Cómo firmo los documentos?', '¿Cómo funciona lo del notario?', CANCEL, MONEY],
  notary: ['¿Cómo funciona lo del notario?', CANCEL, MONEY, STANDING],
  funding: [MONEY, '¿A qué cuenta mandan el dinero?', '¿Cuándo tengo que pagar?', STANDING],
  funded: [
    '¿Cuándo vence mi primer pago?',
    '¿Puedo volver a sacar dinero cuando pague una parte?',
    '¿Cuál es mi número de préstamo?',
    '¿Puedo quitar el pago automático?',
  ],
  ended: [STANDING, '¿Puedo volver a aplicar?'],
  greeting: (lender, isSignedIn) =>
    `¡Hola! Soy el asistente automático de ${lender}. Contesto preguntas sobre ${isSignedIn ? 'su solicitud, ' : ''}nuestras tasas, nuestros cargos y los pasos de una línea de crédito. Para hablar con una persona en cualquier momento, seleccione “Hablar con una persona”.`,
};
