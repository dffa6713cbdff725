import { closingDocuments, noteIsSigned } from '../../../facts/closing.selectors.ts';
import { deedWasSigned, notaryAppointment } from '../../../facts/notary.selectors.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import { isWaiting } from '../own-progress.ts';
import { changeAnswer } from './changes.ts';
import { cancel } from './money.ts';
import { button, type SpanishOwnWords, spanishLastDay } from './own-words.ts';
import { standing } from './progress.ts';

const SAY_WHAT = 'diga la página y qué está mal.';
const AGENT = 'Llámenos o pregunte a un agente';

/** Says not to sign what has a mistake in it, and who has it written again. */
export const papersWrong: SpanishOwnWords = (application, page) => {
  const { facts, dueAt } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL' && step.id !== 'COMPLETE') return standing(application, page);
  if (deedWasSigned(facts))
    return `Todo está firmado, así que sus páginas no pueden cambiarlo. ${AGENT} pronto, y ${SAY_WHAT} Una persona comprueba si hay que corregir algo.`;
  if (noteIsSigned(facts))
    return `No firme la escritura antes de que se revise el error. ${AGENT} antes, y ${SAY_WHAT} Una persona comprueba qué documentos hay que escribir de nuevo. Usted ya firmó el contrato.`;
  if (!closingDocuments(facts))
    return `No firme ni acepte un documento que tenga un error. ${AGENT}, y ${SAY_WHAT} Los documentos que firma al final todavía no están listos. ${changeAnswer(application, page)}`;
  const until =
    dueAt && !isWaiting(application)
      ? ` El último día de este paso es el ${spanishLastDay(facts, dueAt)}.`
      : '';
  return `No lo firme antes de que se corrija. ${AGENT}, y ${SAY_WHAT} Los documentos se escriben de nuevo, y usted lee y firma los nuevos.${until}`;
};

const ADVISER =
  'Cualquier persona de su confianza puede leerlos con usted, como un abogado o un familiar. Yo no puedo dar asesoría legal.';

/** Says how long there is to read, who may read first, and where the copies are. */
export const readFirst: SpanishOwnWords = (application, page) => {
  const { facts, dueAt } = application;
  const download = `En su solicitud, abra un documento en ${button('yourDocuments', page)} y seleccione ${button('download', page)} para guardar una copia o enviarla a alguien. También puede pedirnos una copia en papel sin costo.`;
  const how = `${download} ${ADVISER}`;
  if (currentStep(facts).kind === 'TERMINAL') return `${how} ${standing(application, page)}`;
  if (deedWasSigned(facts)) return `${how} Usted ya firmó todo. ${cancel(application, page)}`;
  if (noteIsSigned(facts))
    return `${how} Usted ya firmó el contrato; la escritura todavía no está firmada. Si necesita más tiempo antes del notario, llámenos. ${cancel(application, page)}`;
  if (notaryAppointment(facts))
    return `Tómese el tiempo de leer antes de su cita; si necesita más, llámenos para otro día. ${how}`;
  const ready = closingDocuments(facts)
    ? ''
    : ' Los documentos que firma al final todavía no están listos: esos también puede leerlos antes de firmar.';
  if (isWaiting(application)) return `Tómese el tiempo de leer.${ready} ${how}`;
  const until = dueAt
    ? `Tiene hasta el ${spanishLastDay(facts, dueAt)}, y nada tiene que pasar antes de ese día.`
    : 'Este paso no tiene una fecha límite.';
  return `Tómese el tiempo de leer. ${until}${ready} ${how}`;
};
