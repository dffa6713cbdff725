import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { liensCopy as english } from './copy.ts';

const NEEDS_HOME_COSTS = 'Lo que debe sobre su vivienda ayuda a determinar cuánto puede obtener.';
const REPRICE_NOTICE =
  'Sus ofertas dependen de estas respuestas. Si las cambia, actualizaremos sus ofertas y elegirá de nuevo.';

export const liensCopy: Spanish<typeof english> = {
  verify: {
    heading: (count) => (count === 1 ? '¿Es esta su hipoteca?' : '¿Son estas sus hipotecas?'),
    why: `${NEEDS_HOME_COSTS} Los saldos pueden tener hasta un mes de antigüedad; no hay problema.`,
    whyAgain: REPRICE_NOTICE,
    question: (holder) => `¿Es correcto este préstamo de ${holder}?`,
    none: {
      heading: '¿Su vivienda está libre de hipotecas?',
      why: (isAgain) =>
        `No encontramos ninguna en su informe de crédito ni en los registros del condado. ${isAgain ? REPRICE_NOTICE : NEEDS_HOME_COSTS}`,
      action: 'Confirmar que no hay hipoteca',
      another: ['Si tiene una, como un préstamo privado, llámenos al', 'antes de continuar.'],
    },
  },
  answers: {
    CONFIRMED: 'Sí, y lo voy a conservar',
    PAY_OFF: 'Sí, y lo voy a liquidar con esta línea',
    OTHER_HOME: 'Es de otra vivienda',
    DISPUTED: 'No es mío, o ya está pagado',
    payOff: (amount, isLineOfCredit) =>
      `Cerca de ${amount} de su línea van a este prestamista, y ${
        isLineOfCredit
          ? 'esa línea de crédito se cierra. Ya no podrá retirar dinero de ella'
          : 'el préstamo se cierra'
      }`,
    otherHome: 'Contamos su pago como una deuda, pero no su saldo contra esta vivienda',
    otherHomeReview:
      'Un analista de crédito revisa primero los documentos del préstamo, normalmente en 1 a 2 días hábiles',
    disputed: 'Un analista de crédito lo revisa, normalmente en 1 a 2 días hábiles',
  },
  equityLoan: {
    question: '¿Recibió dinero en efectivo con este préstamo?',
    hint: 'En Texas, los documentos del préstamo dicen entonces “home equity”. Un préstamo que solo sirvió para comprar la vivienda no es de este tipo.',
    choices: [
      { value: true, label: 'Sí' },
      { value: false, label: 'No' },
    ],
    onlyOne:
      'Texas permite un solo préstamo sobre el valor de la vivienda (home equity loan) a la vez. No podemos continuar con su solicitud mientras conserve este. Haga que su línea lo liquide, o cancele su solicitud.',
    answers: {
      CONFIRMED: 'Lo voy a conservar',
      PAY_OFF: 'Mi línea lo liquida',
      DISPUTED: 'No es un préstamo sobre el valor de la vivienda, o ya está pagado',
    },
    keeping:
      'La ley de Texas no permite su línea junto con este préstamo, así que no podemos continuar con su solicitud',
    disputed:
      'Un analista de crédito revisa otra vez los documentos del préstamo, normalmente en 1 a 2 días hábiles',
  },
  found: {
    heading: (count, areEquityLoans) => {
      if (areEquityLoans)
        return count === 1
          ? 'Este es un préstamo sobre el valor de la vivienda (home equity loan)'
          : 'Estos son préstamos sobre el valor de la vivienda (home equity loans)';
      return count === 1 ? '¿Este préstamo es de su vivienda?' : '¿Estos préstamos son de su vivienda?';
    },
    shown: 'Su informe de crédito completo muestra un préstamo sobre el que no le hemos preguntado.',
    reviewed:
      'Un analista de crédito revisó los documentos del préstamo y determinó que este es un préstamo sobre el valor de la vivienda.',
    law: 'Texas permite un solo préstamo sobre el valor de la vivienda a la vez, y su línea es uno.',
    whatNext: '¿Qué debe pasar con este préstamo?',
    review:
      'Es posible que un analista de crédito revise primero sus documentos, normalmente en 1 a 2 días hábiles.',
    reprice: (isReviewed) =>
      `Actualizaremos sus ofertas con ${isReviewed ? 'lo que un analista de crédito encuentre en los documentos' : 'sus respuestas'}. Luego verá qué cambió y elegirá de nuevo.`,
  },
  lines: {
    recorded: 'Monto cuando se registró',
    balance: 'Saldo',
    limit: 'Límite',
    payment: 'Pago mensual',
    source: 'Fuente',
  },
  paidOff: [
    'Cerca de',
    'de su línea irán a su otro prestamista. Ese prestamista confirmará el monto exacto de la liquidación antes de que usted firme.',
  ],
  homeCosts: {
    heading: '¿Qué otros costos tiene su vivienda cada mes?',
    label: (cost) => `${cost} al mes`,
    hint: 'Escriba 0 si no tiene ese costo, o si ya está en el pago de una hipoteca que usted conserva.',
  },
  pricedFrom: {
    text: (costs) =>
      costs === undefined
        ? 'Calculamos el precio de sus ofertas con el saldo de su hipoteca.'
        : `Calculamos el precio de sus ofertas con el saldo de su hipoteca y ${costs} al mes de otros costos de la vivienda.`,
    what: 'sus hipotecas y los costos de su vivienda',
  },
  inquiries: {
    heading: (count) =>
      count === 1
        ? '¿Para qué fue esta consulta de crédito?'
        : `¿Para qué fueron estas ${count} consultas de crédito?`,
    why: 'Otro prestamista hipotecario consultó su crédito en los últimos 90 días. Contamos un préstamo nuevo como una deuda. Comparar prestamistas no cuenta.',
    choices: [
      { value: 'NO_NEW_DEBT', label: 'No tomé un préstamo' },
      { value: 'SHOPPING', label: 'Estaba comparando prestamistas para esta línea' },
      {
        value: 'NEW_DEBT',
        label: 'Tomé un préstamo nuevo',
        detail: 'Un analista de crédito lo agrega a sus deudas, normalmente en 1 a 2 días hábiles',
      },
    ],
  },
  attest: {
    heading: '¿Es esto todo lo que debe sobre su vivienda?',
    why: 'Un analista de crédito comparó sus respuestas con los registros. Continuaremos con estos préstamos.',
    titleSearch:
      'A continuación, el agente de títulos busca los préstamos que solo aparecen en los registros del condado. A menudo, una cancelación nunca se registró.',
    otherHome: 'Es de otra vivienda. Contamos su pago como una deuda, pero no su saldo contra esta vivienda.',
    notOtherHome:
      'Nos dijo que es de otra vivienda. Sus documentos muestran que es de esta, así que lo contamos contra esta vivienda.',
    paysOff: 'Su línea lo liquida.',
    disputed:
      'Nos dijo que no es suyo o que ya está pagado. Todavía aparece en los informes, así que lo contamos hasta que se registre su cancelación.',
    agreed: 'Su declaración',
    statement:
      'Según mi leal saber y entender, no hay ninguna otra hipoteca, línea de crédito ni gravamen sobre esta vivienda.',
    wrong: ['Si algo está mal, llámenos al', 'y lo corregiremos juntos.'],
  },
};
