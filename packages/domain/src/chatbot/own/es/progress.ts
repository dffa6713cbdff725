import { closingHoldReasons, noteIsSigned } from '../../../facts/closing.selectors.ts';
import type { Facts } from '../../../facts/facts.ts';
import { isRescindable, wasDisbursed } from '../../../facts/funding.selectors.ts';
import { deedWasSigned } from '../../../facts/notary.selectors.ts';
import { openRefusal, ownDecline } from '../../../facts/signers.selectors.ts';
import { OWN_DECLINE, openingWaitCopy, SIGNER_DECLINED } from '../../../workflow/closing.copy.es.ts';
import { closingDateWait } from '../../../workflow/closing-date-wait.ts';
import { currentStep } from '../../../workflow/current-step.ts';
import { OWNER_NAMES } from '../../../workflow/owner-names.es.ts';
import { sidebarStages } from '../../../workflow/progress.ts';
import type { WaitCopy } from '../../../workflow/stage-copy.ts';
import type { Owner, ProgressStage } from '../../../workflow/step.ts';
import type { StepName } from '../../../workflow/steps.ts';
import { usualInSpanish } from '../../../workflow/usual-in-spanish.ts';
import { mayRescind } from '../../../workflow/withdrawal.ts';
import { awayFromPage } from '../away-from-page.ts';
import { isWaiting, silenceEnds, stageOf } from '../own-progress.ts';
import {
  askPerson,
  button,
  type SpanishOwnAnswer,
  type SpanishOwnWords,
  spanishDay,
  spanishLastDay,
  spanishList,
} from './own-words.ts';
import { SPANISH_STEP_COPY } from './spanish-step-copy.ts';

/** Says what the application waits for, or what its borrower does next. */
export const standing: SpanishOwnWords = ({ facts, dueAt }) => {
  const step = currentStep(facts);
  const { next, ended, ...copy } = SPANISH_STEP_COPY[step.id];
  if (ended) return ended;
  const wait = ownWait(step.id, facts) ?? copy.wait;
  const day = dueAt && spanishLastDay(facts, dueAt);
  if (step.kind !== 'WAITING' && step.kind !== 'REVIEW') {
    const until = day ? ` Tiene hasta el ${day}.` : '';
    return `Ahora le toca a usted: “${next ?? 'Abrir su solicitud'}”.${until}`;
  }
  const ends = day && step.ends.by === 'DATE' ? `Termina después del ${day}.` : '';
  return [
    `Su solicitud está en este paso: “${wait?.heading ?? 'Estamos trabajando en su solicitud'}”.`,
    wait?.why && awayFromPage(wait.why, day),
    whoActs(step.owner, wait?.usual ?? (step.usual && usualInSpanish(step.usual))),
    ends,
    wait?.meanwhile && awayFromPage(wait.meanwhile, day),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Says who acts at a step, and how long it usually takes. */
function whoActs(owner: Owner | undefined, usual: string | undefined): string {
  const name = OWNER_NAMES[owner ?? 'SYSTEM'];
  const takes = usual ? `, y suele tardar ${usual}` : '';
  return owner === 'ADDITIONAL_SIGNER' || owner === 'EMPLOYER'
    ? `Depende de ${name.toLowerCase()}${takes}.`
    : `${name} se encarga${takes}.`;
}

/** Returns the copy of a wait whose words depend on the application. */
function ownWait(step: StepName, facts: Facts): WaitCopy | undefined {
  if (step === 'SIGNDOCS_REVIEW' && ownDecline(facts)) return OWN_DECLINE;
  if (step === 'SIGNDOCS_REVIEW' && openRefusal(facts)) return SIGNER_DECLINED;
  const reasons = step === 'WAITING_FOR_CLOSING_DATE' ? closingHoldReasons(facts) : undefined;
  return reasons && closingDateWait(reasons, openingWaitCopy);
}

export const next: SpanishOwnWords = (application, page) => {
  if (isWaiting(application)) return `No tiene que hacer nada ahora. ${standing(application, page)}`;
  const after = currentStep(application.facts).kind === 'TERMINAL' ? '' : afterwards(application.facts);
  return `${standing(application, page)}${after}`;
};

const STAGE_WORDS: Readonly<Record<ProgressStage, string>> = {
  INITIAL: 'su vivienda, sus ingresos y la consulta de crédito',
  PRODUCT_SELECT: 'elegir su oferta',
  MORE_INFO: 'unas respuestas más y el resumen',
  LINK_INCOME: 'verificar sus ingresos',
  ID_UPLOAD: 'verificar su identidad y su cuenta bancaria',
  SIGNING: 'firmar el contrato',
  MANUAL_NOTARY: 'firmar la escritura ante un notario',
  ENOTARY: 'firmar la escritura con un notario en línea',
  COMPLETE: 'su dinero',
};

/** What lies between the deed and the money. */
const PERIOD = [
  'tres días hábiles en los que puede cancelar',
  'unos días por si llega una cancelación por correo',
];

/** Says which parts of an application follow the present one. */
function afterwards(facts: Facts): string {
  const stages = sidebarStages(facts);
  const left = stages
    .slice(stages.indexOf(stageOf(facts)) + 1)
    .flatMap((stage) => [
      ...(stage === 'COMPLETE' && isRescindable(facts) ? PERIOD : []),
      STAGE_WORDS[stage],
    ]);
  return left.length > 0 ? ` Después sigue: ${spanishList(left)}.` : '';
}

export const stepsLeft: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application, page);
  const stages = sidebarStages(facts);
  const reached = stages.indexOf(stageOf(facts));
  const after = afterwards(facts) || ' Es la última parte.';
  return `Va en la parte ${reached + 1} de ${stages.length}: ${STAGE_WORDS[stages[reached] ?? 'INITIAL']}.${after} ${standing(application, page)}`;
};

export const deadline: SpanishOwnWords = (application, page) => {
  const { facts, dueAt } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application, page);
  const said = standing(application, page);
  if (!dueAt) return `Este paso no tiene una fecha límite. ${said}`;
  const day = spanishLastDay(facts, dueAt);
  const last = said.includes(day) ? '' : ` El último día es el ${day}.`;
  return `${said}${last}${whenItPasses(facts)}`;
};

/** Says what the clock does if nothing happens until then. */
function whenItPasses(facts: Facts): string {
  const end = silenceEnds(facts);
  if (end?.how === 'NOTICE')
    return ` Si no sabemos nada de usted para el ${spanishDay(facts, end.at)}, le enviamos un aviso de lo que falta. La solicitud solo termina si no responde a ese aviso a tiempo.`;
  return end ? ' Después de ese día, la solicitud termina.' : '';
}

/** What 12 CFR 1026.15(e) says about giving up the period to cancel. */
const PERIOD_WAIVER =
  'La ley federal los fija. Solo se puede renunciar a ellos en una verdadera emergencia económica personal, con una carta propia y fechada que la describa y que firmen todas las personas que pueden cancelar; una persona tiene que revisarla.';

/** Says what the application waits for, to a person in a hurry, without a promise. */
export const speed: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application, page);
  const isBeforePeriod = isRescindable(facts) && !wasDisbursed(facts) && facts.fundingDecisions.length === 0;
  const starts = mayRescind(facts) ? '' : ', que empiezan cuando todo está firmado';
  const period = isBeforePeriod
    ? ` El dinero no se envía antes de que pasen los tres días hábiles para cancelar${starts}. ${PERIOD_WAIVER}`
    : '';
  const how = isWaiting(application)
    ? 'No hay nada que usted pueda hacer en sus páginas para que sea más rápido, y no puedo prometer cuándo termina.'
    : 'Su solicitud continúa después de su propio paso. No puedo prometer cuánto tarda lo demás.';
  return `${how}${period} ${standing(application, page)} ${askPerson(page)}`;
};

/** Says whether the borrower signed, and when. */
export const signed: SpanishOwnWords = (application, page) => {
  const { facts } = application;
  const note = facts.noteSignatures.findLast(({ answer }) => answer === 'SIGNED');
  const agreement =
    note !== undefined && noteIsSigned(facts)
      ? `Firmó el contrato el ${spanishDay(facts, note.at)}.`
      : 'Todavía no ha firmado el contrato.';
  const deed = deedWasSigned(facts)
    ? 'Firmó la escritura ante el notario.'
    : 'La escritura todavía no está firmada: se firma con un notario.';
  return `${agreement} ${deed} ${standing(application, page)}`;
};

/** Says that a team handles the application, and where it stands. */
export const contact: SpanishOwnAnswer = (application, page) =>
  `Nuestro equipo lleva su solicitud en conjunto, así que no la atiende una sola persona. Para preguntar algo a quien la revisa, seleccione ${button('person', page)} o llámenos: un agente se lo transmite. ${standing(application, page)}`;
