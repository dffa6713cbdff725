import { hardPull, softPull } from '../../../facts/credit.selectors.ts';
import type { Facts } from '../../../facts/facts.ts';
import { hasEnded } from '../own-credit.ts';
import { shownScore } from '../own-explained.ts';
import { button, type SpanishOwnWords, spanishDay } from './own-words.ts';

function softWords(facts: Facts): string {
  const soft = softPull(facts) ?? facts.softCredit.at(-1);
  if (soft)
    return `Hicimos una consulta de crédito inicial (soft) el ${spanishDay(facts, soft.at)}: no afecta su puntaje, y otros prestamistas no la ven.`;
  return hasEnded(facts)
    ? 'No hicimos una consulta de crédito inicial (soft).'
    : 'Todavía no hemos consultado su crédito. Para ver sus ofertas hacemos una consulta (soft) que no afecta su puntaje.';
}

function hardWords(facts: Facts): string {
  const hard = hardPull(facts) ?? (hasEnded(facts) ? facts.hardCredit.at(-1) : undefined);
  if (hard)
    return `Hicimos la consulta de crédito completa (hard) el ${spanishDay(facts, hard.at)}: su expediente de crédito la muestra, y puede bajar un poco su puntaje.`;
  return hasEnded(facts)
    ? 'No hicimos una consulta completa (hard), y esta solicitud terminó, así que no habrá ninguna.'
    : 'No hemos hecho una consulta completa (hard). Solo se hace después de que envíe su solicitud y la acepte, y puede bajar un poco su puntaje.';
}

/** Says which credit checks were made, when, and what they do to the score. */
export const credit: SpanishOwnWords = ({ facts }, page) => {
  const score = shownScore(facts);
  const where =
    facts.scoreDisclosures.length > 0 ? 'su aviso lo explica' : `${button('explanation', page)} lo muestra`;
  const bureau = facts.adverseActionNotice.length > 0 ? ', y el aviso nombra la agencia de crédito' : '';
  const told = score === undefined ? '' : ` El puntaje que usamos es ${score}; ${where}${bureau}.`;
  return `${softWords(facts)} ${hardWords(facts)}${told}`;
};
