import { noteIsSigned } from '../../../facts/closing.selectors.ts';
import { conditionsToAnswer, documentsAreInReview } from '../../../facts/conditions.selectors.ts';
import type { Facts } from '../../../facts/facts.ts';
import {
  identityFailed,
  identityIsVerified,
  pendingIdentityReview,
  shownIdentity,
} from '../../../facts/identity.selectors.ts';
import {
  incomeSource,
  paystubDecision,
  paystubRequirement,
  uploadedPaystubs,
  verifiedMonthlyGrossCents,
} from '../../../facts/income.selectors.ts';
import { insuranceIsAccepted, insuranceStanding } from '../../../facts/insurance.selectors.ts';
import type { InsuranceStanding } from '../../../facts/insurance-standing.ts';
import { deedWasSigned } from '../../../facts/notary.selectors.ts';
import { initialDecision } from '../../../facts/offers.selectors.ts';
import { lendingValueCents } from '../../../facts/valuation.selectors.ts';
import { CONDITION_COPY } from '../../../workflow/condition-copy.es.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import type { StepName } from '../../../workflow/steps.ts';
import { isEstimate } from '../own-file.ts';
import { money } from '../own-terms.ts';
import { button, type SpanishOwnWords, spanishDay, spanishList } from './own-words.ts';
import { standing } from './progress.ts';
import { IDENTITY } from './why.ts';

export const loanNumber: SpanishOwnWords = ({ loanNumber: number }) => `Su número de préstamo es ${number}.`;

const ID_TYPES =
  'licencia de conducir, tarjeta de identificación del estado, pasaporte o tarjeta de residente permanente';

export const identity: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (identityIsVerified(facts))
    return 'Su identidad está verificada. No tiene que enviar su identificación de nuevo.';
  if (pendingIdentityReview(facts))
    return 'Tenemos su identificación, y una persona la está revisando. No tiene que enviar nada ahora.';
  const stands = standing(application, page);
  if (identityFailed(facts)) return `No pudimos verificar su identificación. ${stands}`;
  return shownIdentity(facts)
    ? `Tenemos su identificación y la estamos verificando. ${stands}`
    : `Todavía no ha subido una identificación. No puede estar vencida: ${ID_TYPES}. ${stands}`;
};

export const whyIdentity: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (identityIsVerified(facts) || currentStep(facts).kind === 'TERMINAL') return IDENTITY;
  return shownIdentity(facts)
    ? `${IDENTITY} ${standing(application, page)}`
    : `${IDENTITY} Súbala solo en las páginas de su solicitud: nunca la pedimos por correo electrónico ni por mensaje de texto.`;
};

export const income: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const verified = verifiedMonthlyGrossCents(facts);
  if (verified !== undefined)
    return `Sus ingresos están verificados: ${money(verified)} al mes antes de impuestos. Si no es correcto, llámenos o pregunte a una persona antes de continuar: lo revisamos con usted.`;
  const stated = facts.statedIncome?.monthlyGrossCents;
  const said = stated === undefined ? '' : ` Usted nos indicó ${money(stated)} al mes antes de impuestos.`;
  if (uploadedPaystubs(facts) && !paystubDecision(facts))
    return `Tenemos sus recibos de sueldo, y un analista de crédito los está revisando.${said}`;
  return incomeSource(facts)
    ? `Estamos verificando sus ingresos.${said} ${standing(application, page)}`
    : `Sus ingresos todavía no están verificados.${said} ${standing(application, page)}`;
};

export const homeValue: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const value = lendingValueCents(facts) ?? initialDecision(facts)?.valueCents;
  if (value === undefined)
    return `Todavía no tenemos un valor de su vivienda. ${standing(application, page)}`;
  const estimate = isEstimate(facts) ? ' Es una estimación con registros, sin visita.' : '';
  return `Usamos un valor de ${money(value)} para su vivienda.${estimate} Recibe una copia de cada valoración que hacemos. Si cree que está mal, llámenos o pregunte a una persona.`;
};

const NO_POLICY =
  'Necesita un seguro de vivienda. Todavía no tenemos un comprobante, y pedimos la página de declaraciones de su póliza cuando llegue el momento.';
const COVERED = 'Tenemos su póliza de seguro, y cubre lo que necesitamos.';

/** Before the policy is accepted. */
const INSURANCE_WORDS: Readonly<Record<InsuranceStanding, string>> = {
  MISSING: NO_POLICY,
  POSTPONED: `${NO_POLICY} Usted eligió enviarla más tarde: la necesitamos antes de enviar su dinero.`,
  CHECKING: 'Tenemos su póliza de seguro y la estamos revisando.',
  FELL_SHORT: 'La póliza de seguro que envió todavía no es suficiente. Su página dice qué le falta.',
  REJECTED: 'La póliza de seguro que envió no cumplió nuestros requisitos.',
  ACCEPTED: COVERED,
  ON_FILE: COVERED,
};

export const insurance: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (insuranceIsAccepted(facts))
    return `Tenemos su seguro de vivienda, y cubre lo que necesitamos. Mantenga su vivienda asegurada mientras su línea esté abierta.`;
  const words =
    currentStep(facts).id === 'INSURANCE_REVIEW'
      ? 'Tenemos su póliza de seguro, y nuestro equipo la está revisando.'
      : INSURANCE_WORDS[insuranceStanding(facts)];
  return `${words} ${standing(application, page)}`;
};

/** What the borrower uploads at a step of their own. */
const UPLOADS: Partial<Readonly<Record<StepName, string>>> = {
  IDENTITY_VERIFICATION: `una foto de su identificación, que no puede estar vencida: ${ID_TYPES}.`,
  ID_VERIFICATION_FAILURE: asked('ID_VERIFICATION_FAILURE'),
  INSURANCE_REQUEST:
    'la página de declaraciones de su póliza de seguro de vivienda. También puede firmar primero y enviarla antes de que enviemos su dinero.',
  INSURANCE_UPLOAD: 'la página de declaraciones de su póliza de seguro de vivienda.',
};

/** Says which documents we wait for, and which we have. */
export const conditions: SpanishOwnWords = ({ facts }) => {
  const step = currentStep(facts).id;
  if (step === 'MANUAL_PAYSTUB_UPLOAD') {
    const { count } = paystubRequirement(facts);
    const least = count === 1 ? 'un documento' : `${count} documentos`;
    return `Le pedimos: ${asked('HELOC_MANUAL_PAYSTUB_UPLOAD')} Envíe al menos ${least}. Los recibos de sueldo deben ser de los últimos 30 días.`;
  }
  const upload = UPLOADS[step];
  if (upload) return `Le pedimos: ${upload}`;
  const open = conditionsToAnswer(facts);
  if (open.length > 0) return `Le pedimos: ${open.map(({ category }) => asked(category)).join(' ')}`;
  if (documentsAreInReview(facts))
    return 'Tenemos lo que envió, y nuestro equipo lo está revisando. No tiene que enviar nada más ahora.';
  const sent = sentSoFar(facts);
  return sent.length > 0
    ? `Hasta ahora tenemos de usted ${spanishList(sent)}. No esperamos ningún documento de usted en este momento.`
    : 'Hasta ahora no nos ha enviado documentos, y no esperamos ninguno en este momento.';
};

/** Lists what we have from the borrower. */
export const received: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const submitted = facts.applicationSubmission;
  const have = [
    submitted && `su solicitud del ${spanishDay(facts, submitted.at)}`,
    ...sentSoFar(facts),
    noteIsSigned(facts) && 'su firma en el contrato',
    deedWasSigned(facts) && 'la escritura firmada',
  ].filter((words): words is string => Boolean(words));
  const words =
    have.length > 0
      ? `Tenemos ${spanishList(have)}. Si envió otra cosa, pregunte a una persona si llegó.`
      : 'Sus respuestas están guardadas. Todavía no ha enviado su solicitud.';
  return `${words} ${standing(application, page)}`;
};

function sentSoFar(facts: Facts): readonly string[] {
  return [
    shownIdentity(facts) !== undefined && 'su identificación',
    facts.paystubs.length > 0 && 'sus recibos de sueldo',
    facts.insuranceUploads.length > 0 && 'su póliza de seguro',
    facts.conditionSubmissions.length > 0 && 'los documentos que pedimos',
  ].filter((words) => words !== false);
}

function asked(category: keyof typeof CONDITION_COPY): string {
  const { title, ask } = CONDITION_COPY[category];
  return `“${title}” ${ask}`;
}

/** Says where the borrower finds their documents. */
export const documents: SpanishOwnWords = ({ facts }, page) => {
  const place = `En su solicitud, ${button('yourDocuments', page)} muestra todo: las divulgaciones, las cartas, y el contrato y la escritura cuando estén firmados. Abra uno y seleccione ${button('download', page)} para guardar una copia. También puede pedirnos copias en papel sin costo.`;
  if (noteIsSigned(facts) || currentStep(facts).kind === 'TERMINAL') return place;
  return facts.closingDocuments.length > 0
    ? `${place} Los documentos para firmar están listos, y puede leerlos antes de firmar.`
    : `${place} El contrato y la escritura todavía no están listos.`;
};
