import { inLanguage, type SpanishOrganisation } from '../organisations/spanish-organisation.ts';
import type { StateCode } from '../states/us-states.ts';
import { type Article, type SpanishArticle, spanishNameOf } from './articles/article.ts';
import { ARTICLES } from './articles/articles.ts';
import { SPANISH_ARTICLES } from './articles/spanish-articles.ts';
import { fillFigures, type LenderDay } from './lender-figures.ts';
import type { Passage } from './passage.ts';
import { SPANISH_FIGURES, spanishState } from './spanish-figures.ts';
import { feesIn } from './state-words.ts';

/** A lender on one day, with its own words in Spanish if it has them. */
export type SpanishLenderDay = LenderDay & {
  readonly organisation: LenderDay['organisation'] & { readonly spanish?: SpanishOrganisation };
};

/** What is shown below an answer, by its name in English. */
const SOURCES: Readonly<Record<string, string>> = {
  'About us': 'Quiénes somos',
  Applying: 'La solicitud',
  Closing: 'El cierre',
  'Credit checks': 'Consultas de crédito',
  Decisions: 'Decisiones',
  Disclosures: 'Avisos legales',
  Documents: 'Documentos',
  Fees: 'Cargos',
  'Hours and contact': 'Horario y contacto',
  Identity: 'Identidad',
  Income: 'Ingresos',
  Insurance: 'Seguro',
  Limits: 'Límites',
  Offers: 'Ofertas',
  Payments: 'Pagos',
  Privacy: 'Privacidad',
  Rates: 'Tasas',
  States: 'Estados',
  'The line of credit': 'La línea de crédito',
  'Who can borrow': 'Quién puede solicitar',
  'Your account': 'Su cuenta',
  'Your application': 'Su solicitud',
  'Your home': 'Su vivienda',
};

/** Everything that the chatbot of a lender can answer with in Spanish on one day. A lender's own articles and the words of steps are left out. */
export function spanishPassagesOf(given: SpanishLenderDay): readonly Passage[] {
  const lender = { ...given, organisation: inLanguage(given.organisation, 'es') };
  return ARTICLES.filter(({ appliesTo }) => appliesTo?.(lender) ?? true).flatMap((article) => {
    const words = SPANISH_ARTICLES[spanishNameOf(article)];
    return words ? [passageOf(article, words, lender)] : [];
  });
}

function passageOf(
  { id, source, own, tellsFirst, isByState }: Article,
  { title, text, questions }: SpanishArticle,
  lender: LenderDay,
): Passage {
  return {
    ...{ id, title, questions, source: SOURCES[source] ?? source },
    text: fillFigures(text, lender, SPANISH_FIGURES),
    ...(own && { own }),
    ...(tellsFirst && { tellsFirst }),
    ...(isByState && { byState: (state: StateCode) => STATE_SENTENCES[id]?.(lender, state) }),
  };
}

/** What an article says about a licensed state. */
const STATE_SENTENCES: Readonly<Record<string, (lender: LenderDay, state: StateCode) => string>> = {
  states: (_, state) => `Sí, prestamos en ${spanishState(state)}.`,
  fees: (lender, state) => {
    const { recording, valuation, notary } = feesIn(lender, state);
    return `En ${spanishState(state)}, el cargo de registro es de ${recording}. Si hacen falta, una valuación cuesta ${valuation} y un notario en persona ${notary}.`;
  },
  'valuation-fee': (lender, state) =>
    `En ${spanishState(state)}, la valuación cuesta ${feesIn(lender, state).valuation} si un agente local debe ver la vivienda.`,
  'notary-fee': (lender, state) =>
    `En ${spanishState(state)}, un notario en persona cuesta ${feesIn(lender, state).notary}.`,
  'recording-fee': (lender, state) =>
    `En ${spanishState(state)}, el cargo de registro es de ${feesIn(lender, state).recording}. Puede sumarse un impuesto de registro; su oferta lo muestra.`,
};
