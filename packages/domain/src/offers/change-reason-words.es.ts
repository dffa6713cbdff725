import type { TermsChange } from '../facts/change-reason.ts';

export const CHANGE_REASON_COPY: Record<TermsChange, string> = {
  INCOME: 'Los ingresos que pudimos verificar son distintos de los que usted indicó.',
  PAYSTUBS:
    'Los ingresos que muestran los recibos de sueldo tienen un precio distinto del de los que verificamos automáticamente.',
  RESERVES: 'Una línea de este tamaño exige ahorros que no pudimos verificar.',
  UNDERWRITER: 'Un analista de crédito aprobó su línea en condiciones distintas.',
  VALUATION: 'La valoración de su vivienda fue menor que la estimación que usamos para su primera oferta.',
  COMPLIANCE: 'A la línea que eligió se le aplica un límite legal.',
  AUTOPAY_DECLINED: 'Eligió pagar por su cuenta, así que el descuento por pago automático ya no se aplica.',
  PRICE:
    'Ya no podemos ofrecer la línea que eligió a una tasa dentro de nuestros límites, pero podemos ofrecer una más pequeña.',
  MANUAL_NOTARY: 'Eligió un notario en persona, y el cargo se descuenta de su retiro.',
  REMOTE_NOTARY: 'Volvió a elegir la reunión con el notario por video, así que el cargo vuelve a su retiro.',
  CHOSEN_ANEW: 'Actualizamos sus ofertas después de que envió su solicitud, y usted eligió una nueva.',
  FILE: 'Cambió información que usamos para su primera oferta.',
};
