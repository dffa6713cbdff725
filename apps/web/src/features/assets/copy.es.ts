import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { assetsCopy as english } from './copy.ts';

export const assetsCopy: Spanish<typeof english> = {
  heading: '¿Tiene ahorros que podamos contar?',
  why: {
    noLine:
      'Después de sus hipotecas, los otros costos de la vivienda y las deudas de su informe de crédito, sus ingresos dejan muy poco para una línea. Los ahorros también pueden contar como ingresos.',
    raises:
      'Sus ingresos limitan su línea. Los ahorros pueden contar como ingresos y es posible que la aumenten.',
    noEffect: 'Sus ingresos ya alcanzan para su línea más alta, así que los ahorros no la aumentarán.',
    shorterTerm: 'Pueden ayudar con un plazo más corto, en el que sus ingresos limitan la línea.',
  },
  action: 'Usar mis ahorros',
  skip: 'Continuar sin ahorros',
  home: {
    title: 'Sus hipotecas y los costos de la vivienda',
    change: 'sus hipotecas y los costos de la vivienda',
    wrong: 'Si algo está mal, cámbielo y actualizaremos sus ofertas.',
  },
  fields: {
    checkingSavingsCents: 'Cuentas corrientes y de ahorros',
    brokerageCents: 'Acciones, bonos y fondos',
    retirementCents: 'Cuentas de jubilación',
  },
  counted: (pct) => (pct === 100 ? 'Contamos todo.' : `Contamos el ${pct}%.`),
  prices: 'Los precios pueden bajar.',
  taxes: 'Al retirarlo puede haber impuestos y penalizaciones.',
  addition: {
    before: (years) => `Repartidos en ${years} años, sus ahorros suman unos`,
    after: 'al mes a sus ingresos. Usted los conserva. No retenemos ni gastamos nada de ellos.',
  },
  refusal: {
    title: 'No podemos ofrecerle una línea sin sus ahorros',
    text: 'Sus ingresos por sí solos no alcanzan para una línea y sus otras deudas. Si continúa sin ahorros, pondremos en su cuenta una carta con nuestra decisión y las razones. Esto no afectará su puntaje de crédito.',
    add: 'Agregar mis ahorros',
    skip: 'Continuar sin ahorros',
  },
};
