import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { coBorrowersCopy as english } from './copy.ts';

export const coBorrowersCopy: Spanish<typeof english> = {
  profile: {
    heading: 'Sus ingresos y su crédito',
    why: 'Ustedes piden el préstamo juntos, así que también cuentan sus ingresos y su crédito. El solicitante ve en la oferta sus ingresos y la suma de sus deudas, pero no su puntaje ni sus documentos.',
    ssn: 'Número de Seguro Social o ITIN',
    ssnHint:
      'Nueve dígitos. Lo ciframos. Las páginas solo muestran sus últimos cuatro dígitos; nuestro personal puede abrirlo por una razón que registramos.',
    consent: 'Informes de crédito',
    consentText: (lender) =>
      `Autorizo a ${lender} a obtener ahora mi informe de crédito, lo que no afecta mi puntaje de crédito, y mi informe de crédito completo cuando se envíe la solicitud. La segunda es una consulta que otros prestamistas pueden ver y que puede bajar un poco mi puntaje de crédito (“hard inquiry”).`,
    consentVersion: '2026-11-es',
    action: 'Continuar',
  },
  hmda: { action: 'Continuar' },
  credit: {
    waiting: {
      heading: 'Obteniendo su informe de crédito',
      why: 'Por lo general tarda unos segundos. Puede quedarse en esta página.',
    },
    notFound: {
      heading: 'Revise su número de Seguro Social o ITIN',
      why: 'La agencia de crédito no encontró un expediente con su nombre, su fecha de nacimiento y su número.',
      ssn: 'Número de Seguro Social o ITIN',
      action: 'Consultar de nuevo',
    },
    closed: {
      heading: 'Levante el congelamiento de su expediente de crédito',
      why: 'Su expediente está congelado o bloqueado, así que la agencia no puede responder. Levantarlo es gratis. Tiene efecto en menos de una hora.',
      action: 'Ya abrí mi expediente',
    },
    noAnswer: {
      heading: 'La agencia de crédito no respondió',
      why: 'Sus respuestas están guardadas. Puede intentarlo de nuevo ahora.',
      action: 'Intentar de nuevo',
    },
    call: {
      heading: 'Llámenos sobre su expediente de crédito',
      why: 'Necesitamos hablar con usted antes de poder usar su informe de crédito. Sus respuestas están guardadas.',
      help: 'Llámenos al',
    },
  },
  income: {
    returned: (reason) => `No pudimos usar los documentos que envió: ${reason}`,
    why: 'Un analista de crédito los lee, por lo general en 1 día hábil. El solicitante no puede verlos.',
  },
  board: {
    title: 'Personas que piden el préstamo con usted',
    leaveOut: 'Continuar sin esta persona',
    ask: (name) => `¿Continuar sin ${name}?`,
    text: (name) =>
      `Calcularemos la línea solo con sus ingresos y su crédito, y se lo diremos a ${name}. Si ${name} comparte la propiedad de la vivienda, también firma la escritura.`,
    keep: 'Seguir esperando',
    confirm: 'Continuar sin esta persona',
  },
};
