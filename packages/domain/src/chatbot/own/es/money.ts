import { spanishDateWords } from '../../../dates/spanish-date-words.ts';
import { disbursementAccount } from '../../../facts/bank.selectors.ts';
import { noteIsSigned } from '../../../facts/closing.selectors.ts';
import type { Facts } from '../../../facts/facts.ts';
import {
  accountIsVerified,
  disbursement,
  isRescindable,
  isSettled,
  wasDisbursed,
} from '../../../facts/funding.selectors.ts';
import { deedWasSigned } from '../../../facts/notary.selectors.ts';
import { chosenTerms, currentTerms } from '../../../facts/offers.selectors.ts';
import { additionalSigners, hasSignedNote } from '../../../facts/signers.selectors.ts';
import { releaseOn, rescissionEndsOn } from '../../../funding/rescission-period.ts';
import { formatRate, sumPct } from '../../../money/percent.ts';
import { openCorrections } from '../../../workflow/corrections.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import { mayCancel, mayRescind } from '../../../workflow/withdrawal.ts';
import { autopayDiscountPct } from '../own-explained.ts';
import { money, pct } from '../own-terms.ts';
import { button, type SpanishOwnWords, spanishDay, spanishList } from './own-words.ts';
import { standing } from './progress.ts';

const ARRIVES = 'Cuando lo enviamos, su banco lo muestra en uno o dos días hábiles.';

/** Says when the money comes. */
export const funds: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const sent = disbursement(facts);
  const stands = standing(application, page);
  if (isSettled(facts) && sent)
    return `Enviamos ${money(sent.amountCents)} el ${spanishDay(facts, sent.at)}, y el banco confirmó que llegó. El resto de su línea fue para cargos y para los préstamos que liquida. Si no ve el dinero, pregunte a su banco, o llámenos.`;
  if (wasDisbursed(facts)) return `${stands} ${ARRIVES}`;
  if (facts.fundingDecisions.length > 0 || currentStep(facts).kind === 'TERMINAL') return stands;
  const endsOn = rescissionEndsOn(facts);
  if (endsOn && deedWasSigned(facts))
    return `Todavía no hemos enviado su dinero. Su último día para cancelar es el ${spanishDateWords(endsOn)}. Luego esperamos por si llega una cancelación por correo, y enviamos su dinero el ${spanishDateWords(releaseOn(facts) ?? endsOn)}, cuando todo esté firmado y revisado. ${ARRIVES} ${stands}`;
  return `Todavía no hemos enviado su dinero. ${beforeMoney(facts)} ${ARRIVES} ${stands}`;
};

/** Says what must still happen before the money goes out, in its order. */
function beforeMoney(facts: Facts): string {
  const missing = additionalSigners(facts).filter((signer) => !hasSignedNote(facts, signer));
  const names = spanishList(missing.map(({ name }) => name));
  const steps = [
    !noteIsSigned(facts) && 'usted firma el contrato',
    missing.length > 0 && `${missing.length === 1 ? 'firma' : 'firman'} ${names}`,
    !deedWasSigned(facts) && 'se firma la escritura con un notario',
    isRescindable(facts) && 'pasan los tres días hábiles para cancelar',
  ].filter((words) => words !== false);
  const then = isRescindable(facts)
    ? 'Luego esperamos unos días por si llega una cancelación por correo, y lo enviamos.'
    : 'Luego lo enviamos.';
  return steps.length > 0 ? `Antes, ${spanishList(steps)}. ${then}` : then;
}

/** Says what is owed. */
export const balance: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const sent = disbursement(facts);
  return sent
    ? `Pidió prestados ${money(currentTerms(facts)?.lineAmountCents ?? sent.amountCents)}. De eso le enviamos ${money(sent.amountCents)} el ${spanishDay(facts, sent.at)}; el resto fue para cargos y para los préstamos que la línea liquida. Se retiró toda la línea, así que no hay más que retirar hasta que pague una parte; entonces llámenos para volver a retirar. Lo que debe hoy depende de sus pagos desde entonces: lo muestra su estado de cuenta, o llámenos.`
    : `Todavía no debe nada por esta línea, porque no se ha enviado dinero. ${standing(application, page)}`;
};

function accountWords(facts: Facts): string | undefined {
  const account = disbursementAccount(facts) ?? facts.bankAccounts.at(-1);
  return account && `su cuenta en ${account.bankName} terminada en ${account.mask.slice(-4)}`;
}

/** Says to which account the money goes. */
export const account: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const words = accountWords(facts);
  if (!words) return `Todavía no nos ha dado una cuenta bancaria. ${standing(application, page)}`;
  if (isSettled(facts)) return `Enviamos su dinero a ${words}.`;
  const state = accountIsVerified(facts) ? 'Está verificada.' : 'Todavía no está verificada.';
  const isOpen = openCorrections('BORROWER', facts).some(({ what }) => what === 'ACCOUNT');
  const change = isOpen
    ? 'Todavía puede cambiarla en su solicitud.'
    : 'Si necesita otra cuenta, llámenos antes de que salga el dinero.';
  return `Enviamos su dinero a ${words}. ${state} ${change}`;
};

/** Says how the borrower pays, and what autopay does to the rate. */
export const autopay: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL' && step.id !== 'COMPLETE') return standing(application, page);
  const discount = autopayDiscountPct(facts);
  if (!facts.autopay) {
    const counted = discount
      ? ` Las tasas que ve ya cuentan el pago automático, que las baja en ${pct(discount)}; sin él, la tasa es más alta en esa medida.`
      : '';
    return `Todavía no ha elegido cómo paga: es un paso aparte, cuando conocemos su cuenta bancaria. El pago automático es opcional.${counted}`;
  }
  const change = noteIsSigned(facts)
    ? ' Para cambiar la cuenta o detenerlo, llámenos.'
    : ' Si quiere cambiarlo, llámenos antes de firmar.';
  if (facts.autopay.payType !== 'AUTOPAY')
    return `No tiene pago automático: usted paga por su cuenta cada mes.${change}`;
  const rate = chosenTerms(facts)?.noteRatePct;
  const ends =
    discount && rate !== undefined
      ? ` Su tasa de ${formatRate(rate)} incluye por eso un descuento de ${pct(discount)}. Si termina el pago automático, la tasa es de ${formatRate(sumPct([rate, discount]))} a partir del siguiente vencimiento, y el pago se calcula de nuevo.`
      : '';
  return `Tiene pago automático: tomamos cada pago de ${accountWords(facts) ?? 'su cuenta bancaria'}.${ends}${change}`;
};

/** What 12 CFR 1026.15(d)(1) and (2) say about the cost of a rescission. */
const NO_COST =
  'Entonces no debe nada, ni siquiera el cargo de originación, y le devolvemos todo lo que haya pagado en un plazo de 20 días calendario. Si varias personas pueden cancelar, una puede hacerlo por todas. No puedo cancelarla por usted en este chat.';

/** Says until when and how the borrower can cancel. */
export const cancel: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application, page);
  const endsOn = rescissionEndsOn(facts);
  const day = endsOn && spanishDateWords(endsOn);
  if (mayRescind(facts)) {
    const how = `Seleccione ${button('cancelLine', page)} en su solicitud, o envíenos el formulario de su aviso del derecho a cancelar (notice of right to cancel).`;
    return day
      ? `Puede cancelar la línea sin costo hasta el final del ${day}. ${how} ${NO_COST}`
      : `Puede cancelar la línea sin costo. ${how} El aviso dice hasta cuándo. ${NO_COST}`;
  }
  if (mayCancel(facts)) {
    const after = isRescindable(facts)
      ? ' Después de firmar, tiene tres días hábiles para cancelar sin costo.'
      : '';
    return `Puede cancelar en cualquier momento hasta que se firme la escritura: abra su solicitud y seleccione ${button('cancelApplication', page)}. No debe nada.${after}`;
  }
  return day
    ? `El último día para cancelar fue el ${day}. Llámenos si tiene una pregunta sobre eso.`
    : 'Su solicitud ya no se puede cancelar en sus páginas. Llámenos.';
};

/** Says what the borrower has paid until now. */
export const paidSoFar: SpanishOwnWords = ({ facts }) => {
  const step = currentStep(facts);
  if (wasDisbursed(facts) || step.id === 'COMPLETE')
    return 'Los cargos se descontaron de su retiro, así que no pagó nada aparte. Su contrato muestra cada cargo.';
  return step.kind === 'TERMINAL'
    ? 'No nos ha pagado nada: todos los cargos se descuentan del retiro, y no se retiró dinero. Así que no hay nada que devolver, y no nos debe nada por esta solicitud.'
    : 'Hasta ahora no nos ha pagado nada: todos los cargos se descuentan del retiro, y no se ha retirado dinero. Si la línea no se abre, no nos debe nada.';
};
