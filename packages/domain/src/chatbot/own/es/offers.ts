import { noteIsSigned } from '../../../facts/closing.selectors.ts';
import type { Facts } from '../../../facts/facts.ts';
import {
  chosenTerms,
  initialDecision,
  offerWithChangedTerms,
  openChangedOffer,
} from '../../../facts/offers.selectors.ts';
import { CHANGE_REASON_COPY } from '../../../offers/change-reason-words.es.ts';
import { priceHoldEnd } from '../../../offers/hold.ts';
import { reasonsInWords } from '../../../reasons/printed-reasons.ts';
import { changeableAt } from '../../../workflow/changeable.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import { mayCancel, mayRescind } from '../../../workflow/withdrawal.ts';
import { autopayDiscountPct } from '../own-explained.ts';
import { hasOwnFigures, isApproved, known, money, pct } from '../own-terms.ts';
import { reapply } from './ends.ts';
import {
  askPerson,
  button,
  type SpanishOwnAnswer,
  type SpanishOwnWords,
  spanishDay,
  spanishLastDay,
  spanishList,
} from './own-words.ts';
import { standing } from './progress.ts';
import { byTerm, terms } from './terms.ts';

/** Says until when the offers hold. */
function holdWords(facts: Facts): string {
  const endsAt = priceHoldEnd(facts);
  return endsAt ? `Mantenemos sus ofertas hasta el ${spanishLastDay(facts, endsAt)}.` : '';
}

/** Says whether amount, term and fee can still change. */
export const changeOffer: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const step = currentStep(facts);
  const select = button('selectOffer', page);
  if (step.id === 'OFFER_SELECTION')
    return `Su elección no le obliga: puede cambiar el plazo, el cargo y el monto hasta que envíe su solicitud, en ${select}. ${holdWords(facts)} No debe nada si no toma ninguna.`;
  if (changeableAt(step.id).includes('OFFER_SELECTION'))
    return `Todavía puede cambiarla hasta que envíe su solicitud: abra ${select} en su solicitud y elija otro monto, plazo o cargo. ${holdWords(facts)}`.trim();
  if (openChangedOffer(facts))
    return 'Nuestra oferta cambiada espera su respuesta: puede aceptarla o rechazarla, pero no puede cambiar por su cuenta el monto, el plazo ni el cargo. Si necesita más, otras condiciones u otra persona que solicite con usted, o si algo parece mal, llámenos antes de responder: una persona puede revisarlo. No puedo prometer otra oferta. Si la rechaza, su solicitud termina, y puede volver a solicitar, por otro monto o con un cosolicitante.';
  if (step.kind === 'TERMINAL' && step.id !== 'COMPLETE') return reapply(application, page);
  const chosen = chosenTerms(facts);
  if (!chosen || step.kind === 'TERMINAL') return standing(application, page);
  const now = `Es de ${money(chosen.lineAmountCents)} a ${chosen.termYears} años, con un pago mensual de ${money(chosen.monthlyPaymentCents)}.`;
  if (noteIsSigned(facts)) {
    const way = mayRescind(facts) ? ' Puede cancelar la línea dentro de su plazo para cancelar.' : '';
    return `El monto, la tasa y el plazo ya no pueden cambiar, porque firmó el contrato. ${now}${way}`;
  }
  const way = mayCancel(facts)
    ? 'Si necesita otro monto o plazo, llámenos antes de firmar. También puede cancelar y volver a solicitar.'
    : 'Llámenos si tiene una pregunta sobre eso.';
  return `Ya no puede cambiar por su cuenta el monto, el plazo ni el cargo, porque envió su solicitud con ellos. ${now} ${way}`;
};

/** Says what follows if the borrower takes none of the offers or declines a changed one; undefined where no offer waits for an answer. */
export const declineOffer: SpanishOwnAnswer = ({ facts, dueAt }, page) => {
  if (currentStep(facts).id === 'OFFER_SELECTION') {
    const until = dueAt ? ` hasta el ${spanishLastDay(facts, dueAt)}` : '';
    return `No tiene que tomar ninguna. Otro plazo, otro cargo o un monto menor cambia la tasa y el pago, así que pruebe eso primero. Si ninguna le sirve, seleccione ${button('noOffer', page)} debajo de las ofertas; puede volver${until}. No debe nada. ${askPerson(page)}`;
  }
  if (!openChangedOffer(facts)) return undefined;
  const letter = offerWithChangedTerms(facts)
    ? ' Pondremos en su cuenta una carta que explica por qué no pudimos ofrecer lo que eligió.'
    : '';
  return `Si rechaza la oferta, su solicitud termina. No debe nada, y puede volver a solicitar cuando quiera.${letter} No tiene que responder enseguida: llámenos antes si algo parece mal.`;
};

const IF_DIFFERENT =
  'Si lo que verificamos es distinto de lo que nos dijo, como sus ingresos, sus deudas o el valor de su vivienda, le mostramos una oferta cambiada y por qué. Puede aceptarla o rechazarla.';

/** Says whether the terms can change without the borrower: is the rate locked, are the offers final, until when do they hold. */
export const mayChange: SpanishOwnAnswer = (application, page) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL' && step.id !== 'COMPLETE') return standing(application, page);
  if (!hasOwnFigures(facts)) return undefined;
  if (openChangedOffer(facts)) return changeOffer(application, page);
  if (step.id === 'OFFER_SELECTION')
    return `${holdWords(facts)} La tasa queda fija cuando firma; no sigue al mercado. Las ofertas no son definitivas: después de que elija, verificamos sus respuestas. ${IF_DIFFERENT}`;
  if (noteIsSigned(facts)) {
    const discount = facts.autopay?.payType === 'AUTOPAY' ? autopayDiscountPct(facts) : undefined;
    const ends = discount
      ? ` Solo si termina el pago automático, la tasa sube su descuento de ${pct(discount)}.`
      : '';
    return `Ya firmó el contrato, así que el monto, la tasa fija, el plazo y el pago se quedan como están.${ends} ${terms(application, page)}`;
  }
  const now = isApproved(facts)
    ? 'Aprobamos estas condiciones, y se mantienen salvo que algo cambie antes de que firme, como sus ingresos, sus deudas o su seguro.'
    : `No vencen mientras verificamos sus respuestas, y no son definitivas hasta entonces. ${IF_DIFFERENT}`;
  return `${terms(application, page)} La tasa es fija y no sigue al mercado. ${now}`;
};

/** Says what set the largest line; undefined where the offer changed, which has its own reasons, and before any figures. */
export const whyAmount: SpanishOwnAnswer = ({ facts }) => {
  const found = known(facts);
  const decided = initialDecision(facts);
  if (!found || !decided || facts.changedOffers.length > 0) return undefined;
  const { valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents } = decided;
  const most =
    'terms' in found
      ? ` Usted eligió una línea de ${money(found.terms.lineAmountCents)}.`
      : `${byTerm(found.offers, ({ lineAmountCents }) => `hasta ${money(lineAmountCents)}`)} Con un plazo más corto el pago es más alto, así que los mismos ingresos alcanzan para una línea más pequeña.`;
  return `El valor de su vivienda, lo que debe, su crédito y sus ingresos determinan cuánto puede pedir. Usamos un valor de ${money(valueCents)}, ${money(retainedLiensCents)} que se deben sobre la vivienda, ${money(monthlyIncomeCents)} de ingresos al mes antes de impuestos y ${money(monthlyDebtsCents)} de deudas al mes.${most} Si algo de esto está mal, llámenos o pregunte a una persona.`;
};

/** Says where the reasons of a decision or of a changed offer are. */
export const reasons: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const notice = facts.adverseActionNotice.at(-1);
  if (notice)
    return `${noticeReasons(facts, notice)} Encuentra el aviso entre sus documentos. ${standing(application, page)}`;
  const changed = facts.changedOffers.at(-1);
  if (changed)
    return `${CHANGE_REASON_COPY[changed.reason]} Por eso su oferta cambió de ${money(changed.before.lineAmountCents)} a ${money(changed.after.lineAmountCents)}. Su solicitud muestra las cifras, junto a las condiciones nuevas. Si algo está mal, llámenos antes de responder.`;
  const isOpen = currentStep(facts).kind !== 'TERMINAL';
  return `${isOpen ? 'No hemos rechazado su solicitud, y su oferta no ha cambiado. ' : ''}${decision(application, page)}`;
};

/** States the reasons in the words of the notice, which is in English, and no others: 12 CFR 1002.9(b)(2). */
function noticeReasons(facts: Facts, notice: Facts['adverseActionNotice'][number]): string {
  const told = reasonsInWords(notice.reasonCodes, notice).map(({ text }) => `“${text}”`);
  const sent = `El aviso que le enviamos el ${spanishDay(facts, notice.at)} indica`;
  if (told.length === 0) return `${sent} por qué.`;
  return `${sent}, en inglés, ${told.length === 1 ? 'el motivo' : 'los motivos'}: ${spanishList(told)}.`;
}

/** Says whether the line is approved. */
export const decision: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application, page);
  if (isApproved(facts)) return `Aprobamos su línea. Lo que falta: ${standing(application, page)}`;
  return initialDecision(facts)?.offers.length
    ? `Tiene ofertas, pero todavía no una aprobación definitiva: primero verificamos sus respuestas. ${standing(application, page)}`
    : `Su solicitud sigue abierta, y todavía no hay una decisión. ${standing(application, page)}`;
};
