import { spanishDateWords } from '../../../dates/spanish-date-words.ts';
import type { Facts } from '../../../facts/facts.ts';
import { wasDisbursed } from '../../../facts/funding.selectors.ts';
import { payoffsCents } from '../../../facts/liens.selectors.ts';
import type { Terms } from '../../../facts/offers.facts.ts';
import { openChangedOffer } from '../../../facts/offers.selectors.ts';
import { firstPaymentOn } from '../../../funding/first-payment.ts';
import { formatRate } from '../../../money/percent.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import { shownScore } from '../own-explained.ts';
import { isApproved, type Known, known, money, pct, termsNow } from '../own-terms.ts';
import { type SpanishOwnAnswer, type SpanishOwnWords, spanishList } from './own-words.ts';
import { standing } from './progress.ts';

type Offers = Extract<Known, { offers: unknown }>['offers'];

const NOT_YET = 'Todavía no tiene ofertas. Cuando las vea, muestran la tasa, el pago y cada costo.';
export const CHOOSE = 'Todavía no ha elegido ninguna.';

/** Answers from the terms chosen, else from the offers, else says that neither is there. */
export function from(
  ofTerms: (terms: Terms, facts: Facts) => string,
  ofOffers: (offers: Offers) => string,
): SpanishOwnWords {
  return (application, page) => {
    const { facts } = application;
    const found = known(facts);
    const step = currentStep(facts);
    if (step.kind === 'TERMINAL' && step.id !== 'COMPLETE') return standing(application, page);
    if (!found) return `${NOT_YET} ${standing(application, page)}`;
    return 'terms' in found ? ofTerms(found.terms, facts) + changedNote(facts) : ofOffers(found.offers);
  };
}

/** Says that the figures are those of a changed offer, and what it replaces. */
function changedNote(facts: Facts): string {
  const before = openChangedOffer(facts)?.before;
  return before
    ? ` Así es nuestra oferta cambiada, que espera su respuesta. Antes era de ${money(before.lineAmountCents)} a ${before.termYears} años, con una tasa de ${formatRate(before.noteRatePct)} y un pago mensual de ${money(before.monthlyPaymentCents)}.`
    : '';
}

export function range(values: readonly number[], words: (value: number) => string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? words(least) : `${words(least)} a ${words(most)}`;
}

/** Lists a figure of the largest line of each term: “$98,897 a 5 años”. */
export function byTerm(offers: Offers, words: (terms: Terms) => string): string {
  const each = offers.map(({ terms, termYears }) => `${words(terms)} a ${termYears} años`);
  return offers.length > 1 ? ` Por plazo: ${spanishList(each)}.` : '';
}

export const amount = from(
  ({ lineAmountCents, termYears }, facts) => {
    const line = `una línea de ${money(lineAmountCents)} a ${termYears} años`;
    if (openChangedOffer(facts)) return `Sería ${line}.`;
    return isApproved(facts)
      ? `Aprobamos ${line}.`
      : `Usted eligió ${line}. Todavía no es definitiva: seguimos verificando sus respuestas.`;
  },
  (offers) =>
    `Puede elegir una línea de ${money(Math.min(...offers.map(({ minimumCents }) => minimumCents)))} hasta ${money(Math.max(...offers.map(({ maximumCents }) => maximumCents)))}. ${CHOOSE} No es una aprobación definitiva: verificamos sus respuestas después de que elija.`,
);

export const cash = from(
  (terms, facts) => {
    const recording = terms.recordingFeeCents + terms.recordingTaxCents;
    const payoffs = payoffsCents(facts);
    const less = [
      `el cargo de originación de ${money(terms.originationFeeCents)}`,
      ...(recording > 0 ? [`los costos de registro de ${money(recording)}`] : []),
      ...(payoffs > 0 ? [`${money(payoffs)} para liquidar sus otros préstamos`] : []),
    ];
    const [verb, call] = wasDisbursed(facts)
      ? ['Le enviamos', ' Si llegó otro monto, llámenos.']
      : ['El dinero que recibe es de', ''];
    return `${verb} ${money(terms.cashToBorrowerCents)}. Es su línea de ${money(terms.lineAmountCents)} menos ${spanishList(less)}.${call}`;
  },
  (offers) =>
    `Con la línea más grande de cada plazo recibiría ${range(
      offers.map(({ terms }) => terms.cashToBorrowerCents),
      money,
    )}.${byTerm(offers, (terms) => money(terms.cashToBorrowerCents))} ${CHOOSE}`,
);

export const rate = from(
  ({ noteRatePct, aprPct }, facts) =>
    `Su tasa de interés es de ${formatRate(noteRatePct)} (APR de ${pct(aprPct)}).${rateChange(facts)} Es fija. La APR es más alta cuando hay un cargo de originación, porque también cuenta ese cargo.`,
  (offers) =>
    `Sus ofertas tienen tasas de ${range(
      offers.map(({ terms }) => terms.noteRatePct),
      pct,
    )} (APR de ${range(
      offers.map(({ terms }) => terms.aprPct),
      pct,
    )}) para la línea más grande de cada plazo.${byTerm(offers, ({ noteRatePct }) => pct(noteRatePct))} Cada tasa es fija. ${CHOOSE}`,
);

/** Says whether a changed offer that waits for an answer changed the rate, too. */
function rateChange(facts: Facts): string {
  const changed = openChangedOffer(facts);
  if (!changed) return '';
  const { before, after } = changed;
  return before.noteRatePct === after.noteRatePct
    ? ` La tasa es la misma que antes${before.aprPct === after.aprPct ? '' : `; la APR era de ${pct(before.aprPct)}`}.`
    : ` La tasa cambió: antes era de ${formatRate(before.noteRatePct)} (APR de ${pct(before.aprPct)}).`;
}

export const whyRate: SpanishOwnAnswer = (application, page) => {
  if (!known(application.facts)) return undefined;
  const score = shownScore(application.facts);
  const used = score === undefined ? '' : ` Usamos un puntaje de crédito de ${score}.`;
  return `${rate(application, page)} Depende de su puntaje de crédito, del monto, del plazo, de su estado y de qué parte del valor de su vivienda se presta. Un plazo más largo tiene un pago más bajo y, muchas veces, una tasa más alta. Con un cargo de originación más alto obtiene una tasa más baja, y el pago automático también la baja.${used}`;
};

export const payment = from(
  ({ monthlyPaymentCents, termYears, lineAmountCents }, facts) => {
    const firstOn = firstPaymentOn(facts);
    const first = firstOn ? ` El primero vence el ${spanishDateWords(firstOn)}.` : '';
    return `Su pago mensual es de ${money(monthlyPaymentCents)} durante ${termYears} años (${termYears * 12} pagos), por una línea de ${money(lineAmountCents)}.${first}`;
  },
  (offers) =>
    `Los pagos mensuales para la línea más grande de cada plazo son de ${range(
      offers.map(({ terms }) => terms.monthlyPaymentCents),
      money,
    )}; una línea más pequeña cuesta menos.${byTerm(offers, (terms) => money(terms.monthlyPaymentCents))} Mueva el control para ver el pago de cualquier monto. ${CHOOSE}`,
);

export const firstPayment: SpanishOwnWords = (application, page) => {
  const firstOn = firstPaymentOn(application.facts);
  const terms = termsNow(application.facts);
  return firstOn && terms
    ? `Su primer pago vence el ${spanishDateWords(firstOn)}: ${money(terms.monthlyPaymentCents)}. Después vence uno cada mes.`
    : `La fecha de su primer pago todavía no está fijada: es un mes después de la fecha de su contrato, y el contrato la indica. ${standing(application, page)}`;
};

export const term = from(
  ({ termYears }) => `Su línea se paga en ${termYears} años.`,
  (offers) =>
    `Puede elegir ${spanishList(
      [...new Set(offers.map(({ termYears }) => termYears))].toSorted((a, b) => a - b).map(String),
      'o',
    )} años. ${CHOOSE}`,
);

export const fee = from(
  ({ originationFeeCents, feePct, recordingFeeCents, recordingTaxCents }) => {
    const recording = recordingFeeCents + recordingTaxCents;
    return [
      `Su cargo de originación es de ${money(originationFeeCents)}, el ${pct(feePct)} de la línea.`,
      ...(recording > 0 ? [`Los costos de registro son de ${money(recording)}.`] : []),
      `${recording > 0 ? 'Ambos se descuentan' : 'Se descuenta'} de su retiro, así que no paga nada por adelantado. Usted eligió este cargo con su oferta: uno más alto le da una tasa más baja.`,
    ].join(' ');
  },
  (offers) =>
    `Los cargos de originación para la línea más grande de cada plazo son de ${range(
      offers.map(({ terms }) => terms.originationFeeCents),
      money,
    )}, y los costos de registro son de ${range(
      offers.map(({ terms }) => terms.recordingFeeCents + terms.recordingTaxCents),
      money,
    )}. El cargo de originación lo elige en su página: con uno más bajo, la tasa es más alta. Todo se descuenta de su retiro, así que no paga nada por adelantado. ${CHOOSE}`,
);

export const terms: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const chosen = termsNow(facts);
  if (!chosen) {
    return known(facts)
      ? [amount, rate, payment].map((say) => say(application, page).replace(` ${CHOOSE}`, '')).join(' ')
      : rate(application, page);
  }
  const { lineAmountCents, termYears, aprPct, noteRatePct, monthlyPaymentCents } = chosen;
  return [
    `${openChangedOffer(facts) ? 'Nuestra oferta cambiada es' : 'Usted eligió'} una línea de ${money(lineAmountCents)} a ${termYears} años.`,
    `Su tasa es de ${formatRate(noteRatePct)} (APR de ${pct(aprPct)}), y el pago mensual es de ${money(monthlyPaymentCents)}.`,
    `El cargo de originación es de ${money(chosen.originationFeeCents)}, y el dinero que recibe es de ${money(chosen.cashToBorrowerCents)}.${changedNote(facts)}`,
  ].join(' ');
};
