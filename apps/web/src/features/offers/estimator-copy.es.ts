import { organisation } from '@homeline/client/organisation.ts';
import type { Spanish } from '@homeline/domain/language/spanish.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import type { estimatorCopy as english } from './estimator-copy.ts';

const { highestOriginationFeePct, lowestOpeningFeesCents, highestOpeningFeesCents } =
  organisation.orgPricingData;

export const estimatorCopy: Spanish<typeof english> = {
  title: 'Vea cuánto podría costar',
  amount: 'Monto',
  credit: 'Su puntaje de crédito, aproximadamente',
  bands: [
    { value: 'EXCELLENT', label: 'Excelente (760 o más)' },
    { value: 'VERY_GOOD', label: 'Muy bueno (720 a 759)' },
    { value: 'GOOD', label: 'Bueno (680 a 719)' },
    { value: 'FAIR', label: 'Regular (640 a 679)' },
    { value: 'LOWER', label: 'Más bajo (600 a 639)' },
  ],
  term: 'Plazo para pagar',
  years: (years) => `${years} años`,
  aMonth: 'al mes',
  range: (from, to) => (from === to ? from : `${from} a\u00a0${to}`),
  apr: (apr, rate) => `APR (tasa de porcentaje anual) ${apr}, tasa de interés fija ${rate}`,
  conditions: `Para una vivienda principal, con pago automático. Es una estimación con las tasas de hoy, no una oferta: no hemos consultado su crédito. La APR incluye un cargo de originación de hasta ${formatRate(highestOriginationFeePct)} de la línea. Los demás cargos para abrirla son de ${formatWholeDollars(lowestOpeningFeesCents)} a ${formatWholeDollars(highestOpeningFeesCents)}, y necesita seguro de vivienda.`,
  none: 'No ofrecemos una línea de este monto con ese crédito y ese plazo. Pruebe con un monto menor u otro plazo.',
  failed:
    'No podemos estimar esto en este momento. De todos modos puede presentar una solicitud y ver ofertas reales.',
};
