import { noteIsSigned } from '../../../facts/closing.selectors.ts';
import type { Facts } from '../../../facts/facts.ts';
import { liensToPayOff } from '../../../facts/liens.selectors.ts';
import { deedWasSigned } from '../../../facts/notary.selectors.ts';
import {
  additionalSigners,
  hasSignedNote,
  openRefusal,
  type Signer,
  signsDeed,
} from '../../../facts/signers.selectors.ts';
import { closesAtOffice } from '../../../states/office-closing.ts';
import { SIGNER_DECLINED } from '../../../workflow/closing.copy.es.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import { mayLeaveOut } from '../../../workflow/signer-removal.ts';
import {
  askPerson,
  button,
  type SpanishOwnAnswer,
  type SpanishOwnWords,
  spanishLastDay,
  spanishList,
} from './own-words.ts';
import { signed, standing } from './progress.ts';

function unsigned(facts: Facts): readonly Signer[] {
  return additionalSigners(facts).filter((signer) => !hasSignedNote(facts, signer));
}

const namesOf = (signers: readonly Signer[]) => spanishList(signers.map(({ name }) => name));

/** Says which documents the borrower signs now, and where. */
export const toSign: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application, page);
  if (deedWasSigned(facts)) return signed(application, page);
  const deed = 'la escritura que garantiza su línea y sus declaraciones juradas';
  if (noteIsSigned(facts)) return `Ahora firma ${deed}, con un notario. ${signed(application, page)}`;
  const online = [
    'el contrato de la línea de crédito',
    ...(facts.autopay?.payType === 'AUTOPAY' ? ['la autorización de pagos automáticos'] : []),
    ...(liensToPayOff(facts).length > 0 ? ['la autorización para liquidar sus otros préstamos'] : []),
  ];
  const first = `Usted firma ${spanishList(online)}. También lee las divulgaciones que los acompañan.`;
  const then = closesAtOffice(facts.property)
    ? `Los firma junto con ${deed} en una misma cita en una oficina.`
    : `Eso se firma en línea, en su solicitud, desde un teléfono o una computadora. Aparte, firma ${deed} con un notario.`;
  return `${first} ${then} ${standing(application, page)}`;
};

/** Says who else signs, whether they have, and how they can. */
export const signers: SpanishOwnWords = ({ facts }, page) => {
  const others = additionalSigners(facts);
  if (others.length === 0) return 'Nadie más firma en su solicitud: usted es la única persona que firma.';
  const states = others.map(
    (signer) =>
      `${signer.name} ${hasSignedNote(facts, signer) ? 'ya firmó el contrato' : 'todavía no ha firmado el contrato'}`,
  );
  const roles = others.map(
    ({ name, type }) =>
      `${name} ${type === 'CO_BORROWER' ? 'debe el dinero junto con usted, así que revisamos su crédito y sus ingresos, con su consentimiento' : 'firma por la vivienda y no debe el dinero, así que no revisamos su crédito'}.`,
  );
  const waits = currentStep(facts).id === 'WAITING_FOR_ADDITIONAL_SIGNERS';
  const remind = waits
    ? ` Puede recordárselo una vez al día en su solicitud: seleccione ${button('remind', page)}.`
    : '';
  const count = others.length === 1 ? 'firma una persona' : `firman ${others.length} personas`;
  return `Además de usted ${count}: ${spanishList(states)}. ${roles.join(' ')}${remind}`;
};

/** Says how the other people who haven’t signed yet can sign; undefined if everybody has. */
export const howOthersSign: SpanishOwnAnswer = ({ facts, dueAt }) => {
  const missing = unsigned(facts);
  if (missing.length === 0 || currentStep(facts).kind === 'TERMINAL') return undefined;
  const [are, may] = missing.length === 1 ? ['debe', 'puede'] : ['deben', 'pueden'];
  const names = namesOf(missing);
  if (closesAtOffice(facts.property))
    return `${names} ${are} ir a la cita en la oficina, con una identificación que no esté vencida.`;
  const deed = missing.some(signsDeed) ? ' La escritura se firma después, con un notario.' : '';
  const until =
    dueAt && currentStep(facts).id === 'WAITING_FOR_ADDITIONAL_SIGNERS'
      ? ` El último día es el ${spanishLastDay(facts, dueAt)}.`
      : '';
  return `${names} ${may} firmar en línea desde cualquier lugar, en un teléfono o una computadora, con el enlace que enviamos por correo electrónico.${deed}${until}`;
};

/** Says what to do when another signer has no email with the link; undefined where nobody else has to sign. */
export const signerLink: SpanishOwnAnswer = ({ facts }, page) => {
  const missing = unsigned(facts);
  if (missing.length === 0 || currentStep(facts).kind === 'TERMINAL') return undefined;
  const sentTo = spanishList(missing.map(({ name, email }) => `${name}, en ${email}`));
  const remind =
    currentStep(facts).id === 'WAITING_FOR_ADDITIONAL_SIGNERS'
      ? ` Después seleccione ${button('remind', page)} junto a su nombre, o ${button('changeEmail', page)} si la dirección está mal.`
      : '';
  return `Enviamos el enlace por correo electrónico a ${sentTo}. Compruebe que la dirección esté bien, y pídale que busque en el correo no deseado.${remind} Si no llega nada, llámenos.`;
};

/** Says what follows if another person doesn’t sign; undefined where nobody else has to, or everybody has. */
export const signerRefuses: SpanishOwnAnswer = (application, page) => {
  const { facts, dueAt } = application;
  const missing = unsigned(facts);
  if (missing.length === 0 || currentStep(facts).kind === 'TERMINAL') return undefined;
  const until = dueAt ? ` El último día es el ${spanishLastDay(facts, dueAt)}.` : '';
  const refused = openRefusal(facts)
    ? `${SIGNER_DECLINED.heading}. ${SIGNER_DECLINED.why}`
    : `Nadie puede obligar a otra persona a firmar. Si alguien no quiere firmar, todavía puede cambiar de opinión, y nuestro equipo se comunica con ambos para explicar qué más pueden hacer.${until}`;
  const leave = missing.some((signer) => mayLeaveOut(facts, signer))
    ? ` Puede solicitar sin un cosolicitante: seleccione ${button('withoutThem', page)} junto a su nombre. Un propietario de la vivienda firma de todos modos la escritura.`
    : '';
  return `${signers(application, page)} ${refused}${leave} ${askPerson(page)}`;
};
