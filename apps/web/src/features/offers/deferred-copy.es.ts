import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { changedCopy as changedEnglish, winbackCopy as winbackEnglish } from './deferred-copy.ts';

export const changedCopy: Spanish<typeof changedEnglish> = {
  why: 'Necesitamos su respuesta antes de continuar.',
  before: 'Lo que eligió',
  line: 'Línea',
  other: {
    heading: 'Su oferta ha cambiado',
    title: 'Por qué cambió',
    terms: 'Lo que podemos ofrecerle',
    accept: 'Aceptar las nuevas condiciones',
    refuse: 'Rechazar la oferta',
    question: '¿Rechazar esta oferta?',
  },
  same: {
    heading: 'Su oferta no ha cambiado',
    title: 'Su información está verificada',
    text: 'Estas son las condiciones que eligió.',
    terms: 'Lo que eligió',
    accept: 'Continuar con estas condiciones',
    refuse: 'Rechazar la línea',
    question: '¿Rechazar esta línea?',
  },
  income: {
    title: 'Sus ingresos mensuales antes de impuestos',
    stated: 'Usted nos dijo',
    verified: 'Pudimos verificar',
    wrong:
      '¿El segundo número es incorrecto o no está completo? Díganoslo antes de responder. Le diremos qué enviar y lo revisaremos otra vez. Escríbanos aquí, o llame al',
    write: 'Decirnos qué falta',
  },
  refusal: {
    ends: 'Esto termina su solicitud.',
    letter: 'Pondremos en su cuenta una carta que explica por qué no pudimos ofrecerle lo que eligió.',
    refund: 'Si pagó algún cargo por ella, a nosotros o a cualquier otra persona, se lo devolvemos.',
    owe: 'No debe nada, y puede volver a presentar una solicitud en cualquier momento.',
    keep: 'Conservar mi solicitud',
    end: 'Terminar mi solicitud',
  },
};

export const winbackCopy: Spanish<typeof winbackEnglish> = {
  heading: '¿Le convendría otro monto u otro plazo?',
  why: 'Es posible que pueda obtener una línea más pequeña o con otro plazo. Ver de nuevo es gratis y no afectará su puntaje de crédito.',
  action: 'Mostrar mis ofertas',
  withdraw: 'Retirar mi solicitud',
  available: 'Sus líneas más altas',
  smaller: 'Un monto menor puede tener una tasa más baja. La verá al elegir el monto.',
  upTo: (amount) => `Hasta ${amount}`,
  monthly: (payment) => `${payment} al mes`,
  withdrawal: {
    title: '¿Retirar su solicitud?',
    text: 'Esto cierra su solicitud ahora. No debe nada, su puntaje de crédito no se ve afectado, y puede volver a presentar una solicitud en cualquier momento.',
    keep: 'Conservar mi solicitud',
    withdraw: 'Retirar mi solicitud',
  },
};
