// Proves CB-02, SH-23.

import { describe, expect, it } from 'vitest';
import fieldstone from '../../../../organisations/fieldstone/organisation.json' with { type: 'json' };
import harborview from '../../../../organisations/harborview/organisation.json' with { type: 'json' };
import spanish from '../../../../organisations/homeline/es.json' with { type: 'json' };
import homeline from '../../../../organisations/homeline/organisation.json' with { type: 'json' };
import { civilDate } from '../dates/civil-date.ts';
import { Organisation } from '../organisations/organisation.ts';
import { SpanishOrganisation } from '../organisations/spanish-organisation.ts';
import { SUPERVISOR_CODES } from '../organisations/supervisors.ts';
import { homelineRules } from '../testing/homeline.ts';
import { spanishNameOf } from './articles/article.ts';
import { ARTICLES } from './articles/articles.ts';
import { SPANISH_ARTICLES } from './articles/spanish-articles.ts';
import { passagesOf } from './passages.ts';
import { type SpanishLenderDay, spanishPassagesOf } from './spanish-passages.ts';

const lenderOf = (file: object, more: Partial<SpanishLenderDay['organisation']> = {}): SpanishLenderDay => ({
  organisation: { ...(Organisation.omit({ brand: true }).parse(file) as Organisation), ...more },
  articles: [],
  rules: homelineRules,
  today: civilDate('2026-11-24'),
});
/** The lender's brand, whose words `es.json` replaces, isn't part of any article. */
const brand = { voice: { promises: [] } } as unknown as Organisation['brand'];
const HOMELINE = lenderOf(homeline, { brand, spanish: SpanishOrganisation.strip().parse(spanish) });
const LENDERS = [HOMELINE, lenderOf(harborview), lenderOf(fieldstone)];
const textOf = (id: string, lender = HOMELINE) =>
  spanishPassagesOf(lender).find((passage) => passage.id === id)?.text ?? expect.fail(id);

const ENGLISH =
  /\b(?:the|and|to|of|for|with|or|is|are|your|you|we|our|it|not|in|on|at|by|from|none|nothing|closed|Monday|Time|months|days|Day)\b/;

describe('the Spanish words of the articles', () => {
  it('exist for every general article', () => {
    const names = ARTICLES.filter(({ own }) => !own).map(spanishNameOf);
    expect(names.filter((name) => !Object.hasOwn(SPANISH_ARTICLES, name))).toEqual([]);
  });

  it('each belong to an article', () => {
    const names = new Set(ARTICLES.map(spanishNameOf));
    expect(Object.keys(SPANISH_ARTICLES).filter((name) => !names.has(name))).toEqual([]);
  });

  it('have enough sample questions, each for one article only', () => {
    const passages = spanishPassagesOf(HOMELINE);
    expect(passages.filter(({ questions }) => questions.length < 10).map(({ id }) => id)).toEqual([]);
    const asked = passages.flatMap(({ questions }) => questions);
    expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
  });

  it.each(Object.entries(SPANISH_ARTICLES))('%s has no hard-coded figure', (_, { title, text }) => {
    expect(title + text.replaceAll(/\{\w+\}|Capítulo (7|13)/g, '')).not.toMatch(/\d/);
  });
});

describe.each(LENDERS.map((lender) => [lender.organisation.code, lender] as const))(
  'the Spanish passages of %s',
  (_, lender) => {
    const passages = spanishPassagesOf(lender);

    it('have no English word and no unfilled variable', () => {
      const said = passages.map(({ id, title, source, text }) => [id, `${title} ${source} ${text}`] as const);
      const { company, footer } = lender.organisation;
      const names = [company.organization, footer.termsOfUseUrl, footer.privacyPolicyUrl, footer.licensesUrl];
      const without = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
      expect(said.filter(([, text]) => ENGLISH.test(without(text)))).toEqual([]);
      expect(said.filter(([, text]) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
    });

    it('have the same figures as the English ones', () => {
      const english = new Map(passagesOf(lender).map(({ id, text }) => [id, text]));
      const figuresIn = (text = '') => (text.match(/\$[\d,.]+\d|\d+(?:\.\d+)?%/g) ?? []).toSorted();
      // Its own disclosures are in Spanish only if the lender has words in it.
      const told = passages.filter(({ id }) => id !== 'legal-terms' || lender.organisation.spanish);
      for (const { id, text } of told)
        expect([id, figuresIn(text)]).toEqual([id, figuresIn(english.get(id))]);
    });
  },
);

it('says a lender’s hours, policy, fees and holidays in Spanish', () => {
  expect(textOf('phone')).toContain('de lunes a viernes');
  expect(textOf('score')).toContain(
    '640 para la vivienda en la que usted vive; 680 para una segunda vivienda',
  );
  expect(textOf('bankruptcy')).toContain('84 meses');
  expect(textOf('how-long-owned')).toContain('90 días');
  expect(textOf('holidays')).toContain('Día de Acción de Gracias (11/26/2026)');
  expect(textOf('what-is-it')).toContain('Línea sobre el valor de su vivienda');
  expect(textOf('how-to-apply', lenderOf(fieldstone))).toContain('originadores de préstamos');
  expect(textOf('legal-terms')).toContain('Los documentos legales están en inglés');
});

it.each(SUPERVISOR_CODES)('names the supervisor %s in Spanish', (supervisor) => {
  expect(textOf('supervisor', lenderOf({ ...homeline, supervisor }))).not.toMatch(ENGLISH);
});

it('says what fees are in a state', () => {
  const byState = (id: string) => spanishPassagesOf(HOMELINE).find((passage) => passage.id === id)?.byState;
  expect(byState('states')?.('NY' as 'OH')).toBe('Sí, prestamos en Nueva York.');
  expect(byState('recording-fee')?.('ID')).toContain('$45');
});
