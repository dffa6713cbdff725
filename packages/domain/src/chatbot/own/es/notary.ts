import { noteIsSigned } from '../../../facts/closing.selectors.ts';
import type { Facts } from '../../../facts/facts.ts';
import {
  deedWasSigned,
  isManualByLaw,
  isManualNotary,
  notaryAppointment,
  notarySession,
} from '../../../facts/notary.selectors.ts';
import { newer } from '../../../facts/reading.ts';
import { deedSigners } from '../../../facts/signers.selectors.ts';
import { closesAtOffice } from '../../../states/office-closing.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import { OWNER_NAMES } from '../../../workflow/owner-names.es.ts';
import { usualInSpanish } from '../../../workflow/usual-in-spanish.ts';
import { notaryFeeCents } from '../own-explained.ts';
import { money } from '../own-terms.ts';
import { button, type SpanishOwnWords, spanishList, spanishTime } from './own-words.ts';
import { standing } from './progress.ts';

const BRING = 'Toma unos 30 minutos. Traiga una identificación que no esté vencida.';
const ALREADY = 'Usted ya firmó ante el notario.';

/** Says when and where the notary meets the borrower, who confirms it and what to bring. */
export const appointment: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const requested = notaryAppointment(facts);
  if (!requested) {
    if (deedWasSigned(facts)) return ALREADY;
    if (currentStep(facts).id === 'NOTARY_SESSION')
      return 'Su sesión con el notario en línea está abierta. Se reúnen por video, dondequiera que usted esté, y toma unos 15 minutos: entre desde su solicitud y tenga a mano una identificación que no esté vencida. Si se desconectó, seleccione el botón de nuevo.';
    const where = isManualNotary(facts) ? 'con un notario en persona' : 'con un notario en línea, por video';
    const after = noteIsSigned(facts) ? '' : ' después de firmar el contrato';
    return `Todavía no tiene una cita con el notario. Se reúne ${where}${after}. ${standing(application, page)}`;
  }
  const booked = facts.appointmentBookings.at(-1);
  const confirmed = booked && newer(booked, requested) ? booked : undefined;
  const { place } = confirmed ?? requested;
  const others = spanishList(deedSigners(facts).map(({ name }) => name));
  const who = others
    ? `${deedSigners(facts).length === 1 ? `${others} también debe` : `También deben`} estar allí${deedSigners(facts).length === 1 ? '' : `: ${others}`}.`
    : 'Nadie más firma la escritura con usted.';
  const bring = `${BRING} ${who} Para cambiar la hora, llámenos.`;
  const time = spanishTime(facts, confirmed?.confirmedTime ?? requested.requestedTime);
  return confirmed
    ? `Su cita con el notario está confirmada para ${time}, en persona, en ${place}. ${bring}`
    : `Solicitó un notario en persona para ${time}, en ${place}. Todavía no está confirmada. ${confirming(facts)} Le enviaremos un correo electrónico entonces. ${bring}`;
};

/** Says who confirms a requested time, and how long that usually takes. */
function confirming(facts: Facts): string {
  const step = currentStep(facts);
  if (step.kind !== 'WAITING' && step.kind !== 'REVIEW') return 'Nuestro equipo la confirma.';
  return `${OWNER_NAMES[step.owner]} la confirma, y suele tardar ${usualInSpanish(step.usual)}.`;
}

const COMPANY =
  'Si quiere que alguien le acompañe, o necesita ayuda, llámenos o pregunte antes a un agente. Nadie más puede firmar por usted.';
const ANYWHERE = 'a su vivienda, a su trabajo o a cualquier lugar que le convenga';

/** Says where the deed can be signed, by video or in person, and whom to ask for help with it. */
export const notaryPlace: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL') return standing(application, page);
  if (deedWasSigned(facts)) return ALREADY;
  if (closesAtOffice(facts.property))
    return `En su estado todas las personas firman en una misma cita, en la oficina de una compañía de títulos, de un abogado o nuestra, así que no puede firmar en su vivienda ni por video. ${COMPANY}`;
  if (notaryAppointment(facts))
    return `${appointment(application, page)} El notario se reúne con usted allí en persona, no por video. Para reunirse en otro lugar, como su vivienda, seleccione ${button('anotherTime', page)} en su cita, o llámenos. ${COMPANY}`;
  const byVideo = isManualByLaw(facts)
    ? 'La ley de su estado no permite un notario por video para esto.'
    : 'También puede reunirse por video hasta que solicite una hora.';
  if (isManualNotary(facts))
    return `Un notario va a donde usted esté: ${ANYWHERE}. Usted elige el día y el lugar en su solicitud. ${byVideo} ${COMPANY}`;
  const alone =
    'Por video, solo usted puede estar en la imagen; alguien puede ayudarle a prepararlo antes de que empiece.';
  if (step.id === 'NOTARY_ERROR')
    return `Puede intentar de nuevo por video, o que un notario vaya ${ANYWHERE}. Su página le deja elegir y muestra cuánto cuesta. ${alone} ${COMPANY}`;
  const how = notarySession(facts)
    ? 'Su sesión por video está abierta. Si prefiere un notario en persona, llámenos antes de entrar.'
    : `Se reúnen por video, dondequiera que usted esté, o un notario va ${ANYWHERE}. Cuando llegue el paso del notario, seleccione ${button('inPerson', page)}; su página muestra cuánto cuesta antes de que elija.`;
  return `${how} ${alone} ${COMPANY}`;
};

/** Says what the notary costs this borrower. */
export const notaryCost: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL' && step.id !== 'COMPLETE') return standing(application, page);
  if (!isManualNotary(facts) && !isManualByLaw(facts) && !closesAtOffice(facts.property))
    return deedWasSigned(facts)
      ? 'Se reunió con el notario por video, que es gratis.'
      : 'Reunirse con el notario por video es gratis. Si elige un notario en persona, su página muestra antes cuánto cuesta, y se descuenta de su retiro.';
  const fee = notaryFeeCents(facts);
  return fee
    ? `El notario en persona cuesta ${money(fee)}. Se descuenta de su retiro, así que no paga nada en la cita.`
    : 'El costo del notario es parte de sus cifras y se descuenta de su retiro, así que no paga nada en la cita.';
};
