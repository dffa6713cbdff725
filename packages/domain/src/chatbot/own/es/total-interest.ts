import type { Terms } from '../../../facts/offers.facts.ts';
import { cents, formatWholeDollars } from '../../../money/cents.ts';
import { formatRate } from '../../../money/percent.ts';
import { money, totalOf } from '../own-terms.ts';
import { byTerm, CHOOSE, from, range } from './terms.ts';

const wholeDollars = (value: number) => formatWholeDollars(cents(value));

/** Says what every payment comes to, and how much of it is interest. */
export const totalInterest = from(
  (terms) => {
    const total = totalOf({ terms, termYears: terms.termYears });
    return terms.product === 'FIXED_TERM'
      ? `Si hace cada pago a tiempo y no vuelve a retirar nada, paga unos ${wholeDollars(total)} en ${terms.termYears * 12} pagos, de los que unos ${wholeDollars(total - terms.lineAmountCents)} son interés. Si paga antes, es menos.`
      : `Su tasa es de ${formatRate(terms.noteRatePct)}. Su contrato muestra cómo cambian sus pagos durante el plazo.`;
  },
  (offers) => {
    const words = (terms: Terms) => {
      const total = totalOf({ terms, termYears: terms.termYears });
      return `${money(terms.monthlyPaymentCents)} al mes y ${wholeDollars(total)} en total (${wholeDollars(total - terms.lineAmountCents)} de interés)`;
    };
    return offers.every(({ terms }) => terms.product === 'FIXED_TERM')
      ? `Si toma la línea más grande y hace cada pago a tiempo, paga en total unos ${range(offers.map(totalOf), wholeDollars)}.${byTerm(offers, words)} Una línea más pequeña cuesta menos. ${CHOOSE}`
      : `Sus ofertas muestran el pago y el plazo de cada opción. ${CHOOSE}`;
  },
);
