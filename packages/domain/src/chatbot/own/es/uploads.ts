import { identityIsVerified } from '../../../facts/identity.selectors.ts';
import { deedWasSigned } from '../../../facts/notary.selectors.ts';
import { askedUploads, DOCUMENT_STEPS } from '../../../workflow/asked-uploads.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import { isWaiting } from '../own-progress.ts';
import { conditions } from './file.ts';
import { button, type SpanishOwnWords } from './own-words.ts';
import { standing } from './progress.ts';

const KEPT = 'Lo que ha enviado se queda con su solicitud.';

/** Says how to send the right file after a wrong one. */
export const wrongFile: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL') return standing(application, page);
  if (!askedUploads(facts))
    return `Se puede corregir. Sus páginas no reciben archivos en este paso, así que llámenos o pregunte a un agente: diga cuál está mal, y una persona puede pedirle el correcto. ${KEPT} ${standing(application, page)}`;
  if (DOCUMENT_STEPS.includes(step.id) && isWaiting(application))
    return `Se puede corregir: envíe ahora el archivo correcto en su solicitud, y lo recibe la persona que lo revisa. ${KEPT}`;
  return `Se puede corregir: mientras no lo envíe, quite el archivo y elija el correcto. Si ya lo envió, suba ahora el correcto en su solicitud. ${KEPT} Si eso no funciona, llámenos o pregunte a un agente.`;
};

/** Says how to take a sharp photo, and what to do if it still isn't accepted. */
export const photoTrouble: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL') return standing(application, page);
  const sharp =
    'colóquela sobre una superficie plana, con luz clara y pareja y sin flash, para que no haya reflejos. Sostenga el teléfono quieto justo encima, con las cuatro esquinas a la vista y todas las letras nítidas.';
  const uploads = askedUploads(facts);
  if (!uploads)
    return `No pedimos ninguna foto ahora. Si toma una más adelante: ${sharp} ${conditions(application, page)}`;
  const isId = uploads.types.includes('PASSPORTFRONT') && !DOCUMENT_STEPS.includes(step.id);
  const other = isId
    ? 'También puede usar otro teléfono, u otra identificación que no esté vencida.'
    : 'También puede enviar un PDF en lugar de una foto.';
  return `Lamento la molestia. Para una foto nítida, ${sharp} ${other} Si aun así no se acepta, llámenos o seleccione ${button('person', page)}: no tiene que seguir intentando a solas.`;
};

/** Says what to do when the ID and the application show different names. It never predicts the result: a person decides. */
export const nameDiffers: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application, page);
  const { profile } = facts;
  const name = profile ? `Su solicitud tiene el nombre ${profile.firstName} ${profile.lastName}. ` : '';
  const tell =
    'Si su identificación muestra otro, como su nombre de antes de casarse, llámenos o pregunte a un agente. Una persona lo revisa, y no puedo decirle cómo termina.';
  if (identityIsVerified(facts))
    return `Su identidad está verificada. ${name}${tell}${deedWasSigned(facts) ? '' : ' Díganos antes de firmar nada.'}`;
  return `${name}${tell} Puede decirle si se necesita algo que muestre el cambio, como un acta de matrimonio. Si tiene una identificación vigente con el nombre de su solicitud, use esa.`;
};
