import { noteIsSigned } from '../../../facts/closing.selectors.ts';
import {
  employerAnswer,
  employerContact,
  employerRequest,
  incomeSource,
  verifiedMonthlyGrossCents,
} from '../../../facts/income.selectors.ts';
import { coBorrowers } from '../../../facts/signers.selectors.ts';
import { changeableAt } from '../../../workflow/changeable.ts';
import type { BorrowerCorrection } from '../../../workflow/correction-names.ts';
import { openCorrections } from '../../../workflow/corrections.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import type { StepName } from '../../../workflow/steps.ts';
import { isBefore } from '../own-prospects.ts';
import { button, type SpanishOwnAnswer, type SpanishOwnWords, spanishList } from './own-words.ts';
import { standing } from './progress.ts';

const SECTION_OF: Partial<Readonly<Record<StepName, string>>> = {
  OFFER_SELECTION: 'su oferta: monto, plazo y cargo',
  LIEN_VERIFICATION: 'sus respuestas sobre lo que debe sobre la vivienda',
  ADDITIONAL_PROFILE: 'de quién es la vivienda, su estado civil y para qué usará el dinero',
  HMDA_COLLECTION: 'las respuestas demográficas',
};
const CORRECTION_WORDS: Readonly<Record<BorrowerCorrection, string>> = {
  CONTACT: 'su correo electrónico y su teléfono',
  EMPLOYER: 'su empleador y sus ingresos',
  ACCOUNT: 'la cuenta bancaria',
  VESTING: 'de quién es la vivienda y su estado civil',
  HMDA: 'las respuestas demográficas',
};

/** Says which answers can still be changed, and how. */
export const changeAnswer: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.id === 'DECLINED')
    return `Esta solicitud se rechazó, y ya no se puede cambiar nada en sus páginas. Si algo estaba mal, como sus ingresos, llámenos o pregunte a un agente, y diga qué es lo correcto. Solo una persona puede revisarla de nuevo, y no puedo decirle cómo termina. También puede volver a solicitar con la respuesta correcta: seleccione ${button('applyAgain', page)} donde aparecen sus solicitudes.`;
  if (step.kind === 'TERMINAL') return standing(application, page);
  const open = facts.applicationSubmission
    ? openCorrections('BORROWER', facts).map(({ what }) => CORRECTION_WORDS[what])
    : [step.id, ...changeableAt(step.id)].flatMap((name) => SECTION_OF[name] ?? []);
  const rest = 'Para lo demás, llámenos o pregunte a un agente: lo corregimos con usted.';
  return open.length > 0
    ? `Ahora puede cambiar ${spanishList(open)}: abra esa parte en su solicitud y seleccione ${button('change', page)}. ${rest}`
    : `En este momento no se puede cambiar nada en sus páginas. ${rest}`;
};

/** Says whether we get in touch with the borrower’s employer; undefined while that depends on what they choose. */
export const employerCalled: SpanishOwnAnswer = ({ facts }) => {
  if (employerAnswer(facts))
    return 'Su empleador ya respondió a nuestra petición, así que no le preguntamos de nuevo.';
  if (verifiedMonthlyGrossCents(facts) !== undefined)
    return 'No: sus ingresos están verificados, y no le preguntamos a su empleador. Si algo de su trabajo cambia antes de que firme, díganos.';
  if (currentStep(facts).kind === 'TERMINAL')
    return 'No: esta solicitud no continúa, así que no nos comunicamos con su empleador.';
  if (employerContact(facts))
    return 'Sí: le pedimos a la persona de su empleador que usted indicó que confirme su trabajo y sus ingresos.';
  if (employerRequest(facts))
    return 'Sí: lo que tenemos no muestra que usted sigue trabajando allí, así que le preguntamos a su empleador. Usted indica el contacto en su solicitud.';
  return incomeSource(facts)
    ? 'No, por lo que vemos ahora: usted eligió otra forma de verificar sus ingresos. Solo le preguntamos a su empleador si eso no muestra su trabajo, y antes usted indica el contacto.'
    : undefined;
};

const BORROW_TOGETHER =
  'Un cosolicitante debe el dinero con usted: sus ingresos y su crédito también cuentan, y recibe su propio enlace y sus propias páginas. Un propietario que no pide el préstamo solo firma la escritura.';

/** Says whether another borrower can still join. */
export const addBorrower: SpanishOwnAnswer = ({ facts }) => {
  if (currentStep(facts).kind === 'TERMINAL') return undefined;
  const names = coBorrowers(facts).map(({ name }) => name);
  const has = names.length > 0 ? `Usted solicita junto con ${spanishList(names)}. ` : '';
  if (noteIsSigned(facts))
    return `${has}Ya no se puede agregar a nadie, porque firmó el contrato. Llámenos si tiene una pregunta sobre eso.`;
  if (facts.applicationSubmission)
    return `${has}Ya no puede agregar por su cuenta a otra persona que pida el préstamo, porque envió su solicitud. Llámenos o pregunte a un agente antes de firmar: una persona le dice qué es posible. También puede cancelar y volver a solicitar en conjunto. ${BORROW_TOGETHER}`;
  return isBefore(facts, 'ADDITIONAL_PROFILE')
    ? `${has}Sí. Después de que elija una oferta, preguntamos de quién es la vivienda y quién pide el préstamo con usted: indíquelo allí, antes de enviar su solicitud. ${BORROW_TOGETHER} Todas las personas dueñas de la vivienda deben firmar.`
    : `${has}Puede hacerlo hasta que envíe su solicitud: abra la parte sobre de quién es la vivienda. ${BORROW_TOGETHER}`;
};

/** Says how we reach the borrower. */
export const notified: SpanishOwnWords = (application, page) => {
  const email = application.facts.contact?.email;
  return `Le enviamos un correo electrónico${email ? ` a ${email}` : ''} cuando se decide algo o necesitamos algo de usted. La campana de su cuenta muestra lo mismo. ${standing(application, page)}`;
};
