import { formatUs } from '../dates/civil-date.ts';
import type { SupervisorCode } from '../organisations/supervisors.ts';
import { type StateCode, US_STATES } from '../states/us-states.ts';
import { FIGURES, type Figure, type FigureName, listed, nextHolidays, shortPct } from './lender-figures.ts';
import {
  homesOf,
  limitLines,
  minimumScores,
  monthsAfter,
  ownershipsOf,
  type PolicyWords,
  seasoningDays,
} from './policy-words.ts';
import { inSpanish } from './spanish.ts';

const AND = 'y';
const OR = 'o';

/** States whose name in Spanish isn't the English one. */
const STATE_NAMES: Partial<Record<StateCode, string>> = {
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
};

/** Returns the name of a state in Spanish. */
export function spanishState(code: StateCode): string {
  return STATE_NAMES[code] ?? US_STATES[code];
}

const SUPERVISORS_IN_SPANISH: Readonly<Record<SupervisorCode, string>> = {
  OCC: 'la Oficina del Contralor de la Moneda (OCC)',
  FRB: 'el Centro de Ayuda al Consumidor de la Reserva Federal',
  FDIC: 'la División de Protección del Depositante y del Consumidor de la Corporación Federal de Seguro de Depósitos (FDIC)',
  NCUA: 'la Administración Nacional de Cooperativas de Crédito (NCUA)',
  CFPB: 'la Oficina para la Protección Financiera del Consumidor (CFPB)',
  FTC: 'la Comisión Federal de Comercio (FTC)',
};

/** Federal holidays (5 U.S.C. 6103), as lenders name them. */
const HOLIDAY_NAMES: Readonly<Record<string, string>> = {
  'New Year’s Day': 'Año Nuevo',
  'Martin Luther King Jr. Day': 'Día de Martin Luther King Jr.',
  'Presidents’ Day': 'Día de los Presidentes',
  'Memorial Day': 'Día de los Caídos',
  Juneteenth: 'Juneteenth',
  'Independence Day': 'Día de la Independencia',
  'Labor Day': 'Día del Trabajo',
  'Columbus Day': 'Día de la Raza',
  'Veterans Day': 'Día de los Veteranos',
  'Thanksgiving Day': 'Día de Acción de Gracias',
  'Christmas Day': 'Navidad',
};

const POLICY_IN_SPANISH: PolicyWords = {
  homes: {
    SINGLE_FAMILY: 'casas para una familia',
    TOWNHOUSE: 'casas adosadas (townhouses)',
    PUD: 'viviendas en urbanizaciones planificadas',
    CONDO: 'condominios',
    TWO_UNIT: 'edificios de dos viviendas',
    THREE_PLUS_UNIT: 'edificios de tres viviendas o más',
    MANUFACTURED: 'casas prefabricadas',
    COOP: 'cooperativas de vivienda (co-ops)',
    COMMERCIAL: 'propiedad comercial',
    OTHER: 'propiedades de otro tipo',
  },
  uses: {
    PRIMARY: 'la vivienda en la que usted vive',
    SECOND_HOME: 'una segunda vivienda',
    INVESTMENT: 'una vivienda que usted alquila a otros',
  },
  owners: {
    INDIVIDUAL: 'una persona',
    JOINT: 'varias personas juntas',
    REVOCABLE_TRUST: 'un fideicomiso revocable',
    IRREVOCABLE_TRUST: 'un fideicomiso irrevocable',
    LLC: 'una LLC',
    CORPORATION: 'una corporación',
    LIFE_ESTATE: 'una persona con usufructo vitalicio (life estate)',
  },
  and: AND,
  or: OR,
  accepted: (homes, uses) => `Prestamos sobre ${homes}. Puede ser ${uses}.`,
  refused: (homes) => `No prestamos sobre ${homes}.`,
  ownedBy: (owners) => `La vivienda puede ser de ${owners}.`,
  notOwnedBy: (owners) => `No podemos prestar sobre una vivienda que es de ${owners}.`,
  score: (score, use) => `${score} para ${use}`,
  limit: ({ from, to, maxCltvPct, maxDtiPct, line }) =>
    `Con un puntaje de ${to === undefined ? `${from} o más` : `${from} a ${to}`}: todos los préstamos juntos hasta ${maxCltvPct}% del valor de la vivienda, deudas hasta ${maxDtiPct}% de los ingresos y una línea de hasta ${line}.`,
  months: (count) => `${count} meses`,
  days: (count) => `${count} días`,
};

/** What an article in Spanish may name in braces: the lender's figures, with the words among them in Spanish. */
export const SPANISH_FIGURES: Readonly<Record<FigureName, Figure>> = {
  ...FIGURES,
  phoneHours: (lender) => inSpanish(FIGURES.phoneHours(lender)),
  chatHours: (lender) => inSpanish(FIGURES.chatHours(lender)),
  holidays: ({ organisation, today }) =>
    listed(
      nextHolidays(organisation, today).map(({ date, name }) => {
        const [, holiday = '', observed] = /^(.*?)( \(observed\))?$/.exec(name) ?? [];
        const known = HOLIDAY_NAMES[holiday];
        return known ? `${known} (${observed ? 'observado ' : ''}${formatUs(date)})` : formatUs(date);
      }),
      AND,
    ) || 'por ahora, ninguno',
  disclosures: (lender) =>
    'spanish' in lender.organisation
      ? FIGURES.disclosures(lender)
      : 'Nuestros avisos legales están en inglés al pie de cada página.',
  supervisor: ({ organisation }) => SUPERVISORS_IN_SPANISH[organisation.supervisor],
  states: ({ organisation }) => listed(organisation.licensedStates.map(spanishState), AND),
  terms: ({ organisation }) => listed(organisation.pricing.termsYears.map(String), OR),
  feeChoices: ({ rules }) =>
    listed(
      rules.sheet.feeOptions.map((pct) => shortPct(pct)),
      OR,
    ),
  valuationFee: (lender) => inSpanish(FIGURES.valuationFee(lender)),
  notaryFee: (lender) => inSpanish(FIGURES.notaryFee(lender)),
  recordingFee: (lender) => inSpanish(FIGURES.recordingFee(lender)),
  scores: ({ rules, organisation }) =>
    minimumScores(rules.policy, organisation.licensedStates, POLICY_IN_SPANISH),
  limits: ({ rules }) => limitLines(rules.policy, POLICY_IN_SPANISH),
  homes: ({ rules }) => homesOf(rules.policy, POLICY_IN_SPANISH),
  ownerships: ({ rules }) => ownershipsOf(rules.policy, POLICY_IN_SPANISH),
  seasoning: ({ rules }) => seasoningDays(rules.policy, POLICY_IN_SPANISH),
  afterChapter7: ({ rules }) => monthsAfter(rules.policy, 'monthsSinceChapter7', POLICY_IN_SPANISH),
  afterChapter13: ({ rules }) => monthsAfter(rules.policy, 'monthsSinceChapter13', POLICY_IN_SPANISH),
  afterForeclosure: ({ rules }) => monthsAfter(rules.policy, 'monthsSinceForeclosure', POLICY_IN_SPANISH),
  afterShortSale: ({ rules }) => monthsAfter(rules.policy, 'monthsSinceShortSale', POLICY_IN_SPANISH),
};
