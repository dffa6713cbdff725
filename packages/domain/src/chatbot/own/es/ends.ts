import { standingCancellation } from '../../../facts/ends.selectors.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import { REOPENED_FOR_DAYS, reopeningProblem } from '../../../workflow/reopening.ts';
import { button, type SpanishOwnWords, spanishDay } from './own-words.ts';
import { standing } from './progress.ts';

/** What a person can change, without promising a result. */
const OTHERWISE =
  'Entonces puede elegir otro monto, o solicitar con un cosolicitante, cuyos ingresos y crédito también cuentan. No puedo decirle cómo terminaría.';
const DAY_MS = 86_400_000;

/** Says whether an ended application continues, and how to apply again. */
export const reapply: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const step = currentStep(facts);
  const again = `Puede volver a solicitar: seleccione ${button('applyAgain', page)} donde aparecen sus solicitudes.`;
  if (step.kind !== 'TERMINAL') return `Su solicitud sigue abierta. ${standing(application, page)}`;
  if (step.id === 'COMPLETE')
    return 'Su línea está abierta. Para volver a pedir dinero, retire lo que ha pagado, o llámenos.';
  if (step.id === 'DECLINED')
    return `Esta solicitud terminó, y no podemos reabrirla. Si algo en ella está mal, llámenos o pregunte a un agente, y diga qué es lo correcto: una persona tiene que revisarlo. Nuestra carta dice para cada motivo qué podría cambiar la decisión y cuándo volver a solicitar. ${again} ${OTHERWISE}`;
  const withdrawn = standingCancellation(facts);
  if (withdrawn && reopeningProblem(facts, Date.parse(withdrawn.at)) === undefined) {
    const until = new Date(Date.parse(withdrawn.at) + REOPENED_FOR_DAYS * DAY_MS).toISOString();
    return `No puede reabrirla por su cuenta. Si la canceló por error, llámenos a más tardar el ${spanishDay(facts, until)}: tal vez nuestro equipo pueda reabrirla. ${again}`;
  }
  return `Esta solicitud no se puede reabrir. ${again} ${OTHERWISE}`;
};
