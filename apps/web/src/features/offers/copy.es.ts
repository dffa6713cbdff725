import type { Spanish } from '@homeline/domain/language/spanish.ts';
import { OFFERS_HOLD_DAYS } from '@homeline/domain/offers/hold.ts';
import type { offersCopy as english } from './copy.ts';

const spanWords = (months: number) => (months < 24 ? `${months} meses` : `${Math.round(months / 12)} años`);

export const offersCopy: Spanish<typeof english> = {
  costs: {
    ORIGINATION_FEE: 'Cargo de originación',
    VALUATION: 'Valuación de la vivienda',
    MANUAL_NOTARY: 'Notario en persona',
    LENDER_CREDIT: 'Crédito del prestamista',
    RECORDING_FEE: 'Cargo de registro',
    RECORDING_TAX: 'Impuesto de registro',
    PAYOFFS: 'Préstamos liquidados',
  },
  repriced: {
    EXPIRED: `Mantenemos las ofertas por ${OFFERS_HOLD_DAYS} días. Las que vio han vencido, así que estas usan las tasas de hoy.`,
    INCOME: 'Cambió sus ingresos, así que actualizamos sus ofertas.',
    VERIFIED_INCOME:
      'Los ingresos que verificamos son diferentes de los que nos indicó, así que actualizamos sus ofertas.',
    LIENS: 'Cambió sus hipotecas o cuáles de ellas liquida su línea, así que actualizamos sus ofertas.',
    FOUND_LIENS:
      'Encontramos otro préstamo sobre su vivienda que su línea va a liquidar, así que actualizamos sus ofertas.',
    REVIEWED_LIENS:
      'Nos dijo que un préstamo es de otra vivienda. Un analista de crédito determinó que es de esta, así que actualizamos sus ofertas.',
    HOME_COSTS: 'Cambió los costos mensuales de su vivienda, así que actualizamos sus ofertas.',
    VALUE: 'El valor de su vivienda cambió, así que actualizamos sus ofertas.',
    ASSETS: 'Sus ahorros ahora cuentan, así que actualizamos sus ofertas.',
    CREDIT: 'Su informe de crédito completo es diferente del primero, así que actualizamos sus ofertas.',
    CO_BORROWER:
      'Su cosolicitante respondió. Sus ingresos, deudas y crédito ahora cuentan junto con los de usted, así que actualizamos sus ofertas.',
    CO_BORROWER_CREDIT:
      'El informe de crédito completo de su cosolicitante es diferente del primero, así que actualizamos sus ofertas.',
    WITHOUT_CO_BORROWER:
      'Usted continúa sin cosolicitante. Ahora solo cuentan sus propios ingresos, deudas y crédito, así que actualizamos sus ofertas.',
    FILE: 'Cambió algo que usamos para sus ofertas, así que las actualizamos.',
  },
  term: {
    years: (years) => `${years} años`,
    overYears: (years) => `a ${years} años`,
    interestOnly: 'Solo interés',
    withInterestOnly: 'con pagos de solo interés',
  },
  select: {
    heading: '¿Cuánto quisiera pedir prestado?',
    why: (maximum) =>
      `Puede obtener hasta ${maximum}. Mueva el control para ver cuánto cuesta. Nada es definitivo hasta que firme.`,
    amount: 'Monto',
    term: 'Plazo',
    repayment: 'Cómo lo paga',
    fee: 'Cargo de originación',
    changed: 'Sus cifras han cambiado',
    explanation: 'Cómo obtuvimos estas cifras',
    useSavings: 'Agregar mis ahorros para calificar para más',
    leave: 'Ninguna de estas me sirve',
    upTo: (amount) => `hasta ${amount}`,
    upToInterestOnly: (amount) => `hasta ${amount}; el saldo completo vence al final`,
    from: (amount) => `desde ${amount}`,
    feePrice: (rate, payment, total) => `Tasa ${rate}\n${payment} al\u00a0mes\n${total} en\u00a0costos`,
  },
  fee: {
    hint: 'Con un cargo más alto obtiene una tasa más baja. Lo descontamos de su retiro, así que no lo paga por adelantado. Los costos aquí son el cargo y los intereses de todo el plazo, sin el monto mismo.',
    paysOff: ({ feePct, thanPct, months }) =>
      months === undefined
        ? `El ${feePct}% le cuesta más que el ${thanPct}%, sin importar cuánto tiempo conserve la línea.`
        : `Si liquida la línea en menos de unos ${spanWords(months)}, el ${feePct}% le cuesta más que el ${thanPct}%.`,
    texas: (maxPct) => `Texas limita todos los cargos en conjunto al ${maxPct}% del monto.`,
  },
  amountRates: {
    title: 'Tasas para otros montos',
    lower: (amount, rate) => `Su tasa depende del monto. Para ${amount}, es de ${rate}.`,
    upTo: (amount) => `Hasta ${amount}`,
  },
  limits: {
    range: (smallest, largest) =>
      `Prestamos de ${smallest} a ${largest}. El valor de su vivienda, su crédito y sus ingresos determinan su máximo.`,
    least: (amount, reason) =>
      reason === 'COSTS'
        ? `Necesita al menos ${amount} para cubrir los préstamos que la línea liquida y sus costos.`
        : `El mínimo para este plazo es ${amount}.`,
    rounding: 'Redondeamos hacia abajo a cientos de dólares enteros.',
    tooMuch: (amount) => `No puede ser más de ${amount}`,
    tooLittle: (amount) => `Debe ser al menos ${amount}`,
  },
  terms: {
    payment: 'Pago mensual',
    interest: 'Interés de cada mes',
    forAmount: (amount) => `por ${amount}`,
    payments: (years) => `${years * 12} pagos en ${years} años`,
    line: 'Línea de crédito',
    lineDrawn: 'Línea de crédito, retirada cuando se abre',
    draw: 'Retiro inicial',
    apr: 'APR (tasa de porcentaje anual)',
    aprDetail: 'incluye el cargo de originación',
    aprOf: (rate) => `APR de ${rate}`,
    rate: 'Tasa de interés',
    rateDetail: { fixed: 'fija', autopay: 'fija, con pago automático' },
    rateOf: (rate) => `tasa fija de ${rate}`,
    cash: 'Dinero que recibe',
    paidOut: 'Préstamos liquidados y otros costos',
    recording: 'Cargo e impuesto de registro',
    autopay: 'Incluye el descuento por pago automático.',
    noPenalty: 'No hay penalización por pagar antes.',
    aprNote: (rate) =>
      `La APR de esta página incluye el cargo de originación. Su contrato muestra ${rate}, porque por ley la APR de una línea de crédito solo cuenta el interés.`,
  },
  howItWorks: {
    heading: 'Cómo funciona su línea',
    draw: (line) =>
      `Recibe el total de ${line} cuando se abre la línea, y paga interés sobre todo ese monto desde ese día.`,
    again: (years, least) =>
      `Lo que pague puede volver a retirarlo durante ${years} años, al menos ${least} cada vez, a la misma tasa.`,
    upFront:
      'No debe pagar nada por adelantado: todos los cargos se descuentan de su retiro. El seguro de vivienda sigue siendo su responsabilidad.',
    inPerson: (fee) =>
      `Usted firma la escritura ante un notario, por video sin costo. Si prefiere reunirse con uno en persona, cuesta ${fee}, que se descuentan de su retiro.`,
  },
  chart: {
    heading: 'Lo que debe con el tiempo',
    total: (years, interest) => `En ${years} años, pagará ${interest} de interés.`,
    totalInterestOnly: (interest) =>
      `Al final habrá pagado ${interest} de interés, y entonces vence el saldo completo.`,
    lower: 'Si paga más o antes, será menos.',
    balance: 'Saldo',
    interest: 'Interés pagado hasta entonces',
    title: 'Saldo e interés con el tiempo',
    today: 'Hoy',
    after: (years, balance, interest) =>
      `Después de ${years} años, debe ${balance} y ha pagado ${interest} de interés.`,
  },
  explanation: {
    decision: 'Cómo decidimos',
    failed: 'No pudimos cargar esto. Ciérrelo y ábralo de nuevo.',
    sheet: (day) => `nuestra hoja de tasas del ${day}`,
    policy: (day) => `nuestra política de crédito del ${day}`,
    source: (rules) => `Según ${rules.join(' y ')}.`,
    table: (name) => `de nuestra tabla “${name}”`,
    policyOfLine: (day) => `política de crédito del ${day}`,
    noChange: 'Sin cambio',
  },
  reoffered: {
    title: 'Actualizamos sus ofertas. Elija de nuevo',
    same: 'Todavía puede obtener la línea que eligió al mismo precio.',
    none: (term) => `Ya no podemos ofrecer una línea ${term}.`,
    still: (largest) => `Todavía puede obtener hasta ${largest}.`,
    now: (largest, before) => `Ahora puede obtener hasta ${largest}. Antes eran ${before}.`,
    withFee: (amount, term, fee) => `${amount} ${term} con un cargo de ${fee}`,
  },
  elsewhere: {
    changed: 'Cambió su línea en otra ventana.',
    current: (line) => `Su línea actual es de ${line}.`,
    kept: (action) =>
      `Lo que escribió sigue aquí. Seleccione ${action} para elegirlo en lugar de su línea actual.`,
  },
  unavailable: (line, reasons) =>
    `No podemos ofrecerle la línea de ${line} que pidió: ${reasons.join('; ')}.`,
};
