import { softPull } from '../../../facts/credit.selectors.ts';
import { floodHazard, floodInsuranceIsRequired } from '../../../facts/flood.selectors.ts';
import { disbursement, isRecorded } from '../../../facts/funding.selectors.ts';
import { knownLiens, liensToPayOff } from '../../../facts/liens.selectors.ts';
import { deedWasSigned } from '../../../facts/notary.selectors.ts';
import {
  finalSearch,
  floodDetermination,
  pendingTitleReview,
  prequalSearch,
} from '../../../facts/title.selectors.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import { known, money } from '../own-terms.ts';
import { changeOffer } from './offers.ts';
import { type SpanishOwnAnswer, type SpanishOwnWords, spanishDay, spanishList } from './own-words.ts';
import { standing } from './progress.ts';

/** Says which loans on the home we know, and which of them the line pays off. */
export const debts: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const liens = knownLiens(facts);
  if (liens.length === 0)
    return softPull(facts)
      ? 'No encontramos ninguna hipoteca ni otro préstamo sobre su vivienda.'
      : `Todavía no hemos consultado su crédito, así que no conocemos sus préstamos. ${standing(application, page)}`;
  const named = (each: typeof liens, owed: string) =>
    spanishList(each.map(({ holder, balanceCents }) => `${holder} (${money(balanceCents)}${owed})`));
  const paid = liensToPayOff(facts);
  const payoff =
    paid.length > 0
      ? `Su línea liquida ${named(paid, '')}.`
      : 'Su línea no liquida ninguno, así que usted los sigue pagando como antes.';
  const these = liens.length === 1 ? 'este préstamo' : 'estos préstamos';
  return `Conocemos ${these}: ${named(liens, ' que se deben')}. ${payoff} Si un préstamo o un saldo está mal, llámenos o pregunte a una persona antes de continuar.`;
};

/** Says how far the check of the home’s title is. */
export const title: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const final = finalSearch(facts);
  if (final?.answer === 'CLEAR' || final?.answer === 'NOT_REQUIRED')
    return 'La revisión del título de propiedad de su vivienda terminó, y no queda nada pendiente.';
  const stands = standing(application, page);
  if (pendingTitleReview(facts))
    return `El agente de títulos encontró algo que resolver en el título de propiedad de su vivienda. ${stands}`;
  return facts.finalTitle.length > 0 || prequalSearch(facts)
    ? `La revisión del título de propiedad todavía no termina. ${stands}`
    : `La revisión del título de propiedad todavía no empieza. ${stands}`;
};

/** Says whether the county recorded the deed. */
export const recording: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (isRecorded(facts)) return 'El condado registró su escritura.';
  return deedWasSigned(facts)
    ? `El condado todavía no ha registrado la escritura. ${standing(application, page)}`
    : `La escritura todavía no está firmada, así que no hay nada registrado. ${standing(application, page)}`;
};

/** Says whether the home is in a flood zone. */
export const flood: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (!floodDetermination(facts))
    return `Todavía no hemos buscado la zona de inundación de su vivienda. Si está en una zona especial de inundación, necesita un seguro contra inundaciones, y un aviso se lo dice. ${standing(application, page)}`;
  if (!floodHazard(facts))
    return 'Su vivienda no está en una zona especial de inundación, así que no pedimos un seguro contra inundaciones.';
  return floodInsuranceIsRequired(facts)
    ? `Su vivienda está en una zona especial de inundación, así que necesita un seguro contra inundaciones. El aviso en su cuenta lo explica. ${standing(application, page)}`
    : 'Su vivienda está en una zona especial de inundación, pero su comunidad no participa en el programa nacional, así que no pedimos un seguro contra inundaciones. El aviso en su cuenta lo explica.';
};

/** Says that the whole line is paid out, and what can be drawn again. */
export const drawAll: SpanishOwnAnswer = (application, page) => {
  const { facts } = application;
  const found = known(facts);
  if (!found || currentStep(facts).kind === 'TERMINAL') return undefined;
  const whole =
    'Cuando se abre su línea, le pagamos todo. Después, durante el período de retiros, puede volver a retirar lo que haya pagado.';
  if ('terms' in found)
    return `Usted toma toda la línea de ${money(found.terms.lineAmountCents)}. ${whole} ${changeOffer(application, page)}`;
  const least = Math.min(...found.offers.map(({ minimumCents }) => minimumCents));
  const most = Math.max(...found.offers.map(({ maximumCents }) => maximumCents));
  return `Usted elige el monto: de ${money(least)} a ${money(most)}. ${whole}`;
};

/** Says from when interest runs. */
export const interestStart: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL' && step.id !== 'COMPLETE') return standing(application, page);
  const sent = disbursement(facts);
  return sent
    ? `El interés corre desde el ${spanishDay(facts, sent.at)}, el día en que enviamos su dinero. Se cuenta cada día sobre lo que debe.`
    : 'Todavía no corre ningún interés. Empieza el día en que enviamos su dinero, y no antes. Desde entonces se cuenta cada día sobre lo que debe.';
};
