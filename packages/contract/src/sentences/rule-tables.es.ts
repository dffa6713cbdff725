/** The tables of the lenders' rate sheets and credit policies, as an explanation names them. */
const TABLES = {
  'Assets as income': 'Ahorros como ingresos',
  'Automated valuation': 'Valoración automática',
  'Average prime offer rate': 'Tasa promedio de las ofertas preferentes (APOR)',
  'Base rate': 'Tasa base',
  'Channel and discounts': 'Canal y descuentos',
  Fees: 'Cargos',
  'Highest APR, %': 'APR más alta, %',
  'How income was shown': 'Cómo se demostraron los ingresos',
  'Income other than pay': 'Ingresos distintos del salario',
  'Lien position': 'Posición del gravamen',
  'Limits by home': 'Límites según la vivienda',
  'Limits by score': 'Límites según el puntaje',
  'Lowest APR, %': 'APR más baja, %',
  'Most that discounts take off, %': 'Máximo que restan los descuentos, %',
  'Note rate': 'Tasa del contrato',
  'Opinion of a broker may differ by, % of the value used':
    'Diferencia permitida con la opinión de un corredor, % del valor usado',
  'Opinion of a broker supports the line from, % of the value used':
    'La opinión de un corredor respalda la línea desde, % del valor usado',
  'Origination fee': 'Cargo de originación',
  Product: 'Producto',
  Products: 'Productos',
  'Recording tax by county': 'Impuesto de registro por condado',
  'Reserves are needed above a line of, $': 'Se necesitan reservas para líneas de más de, $',
  'Reserves, months of housing payments': 'Reservas, meses de pagos de vivienda',
  'Rules about credit': 'Reglas sobre el crédito',
  'Rules about the home': 'Reglas sobre la vivienda',
  'Rules about what equity and income carry':
    'Reglas sobre lo que cubren el valor de la vivienda y los ingresos',
  'Size of the line': 'Tamaño de la línea',
  'Smallest line': 'Línea más pequeña',
  State: 'Estado',
  'Step of a rate, %': 'Escalón de la tasa, %',
  Term: 'Plazo',
  'Terms on offer': 'Plazos que se ofrecen',
  'Treasury yield on the 15th of the month before': 'Rendimiento del Tesoro el día 15 del mes anterior',
  'Type of property': 'Tipo de propiedad',
  'Use of the home': 'Uso de la vivienda',
  'Verified income may be lower by, %': 'Los ingresos verificados pueden ser menores en, %',
} as const;

/** The values that the tables compare, without their column where the label of the line names it. */
const VALUES = {
  investment: 'inversión',
  primary: 'vivienda principal',
  'second home': 'segunda vivienda',
  condo: 'condominio',
  pud: 'desarrollo planificado (PUD)',
  'single family': 'una sola familia',
  townhouse: 'casa adosada',
  'two unit': 'dos viviendas',
  first: 'primera',
  second: 'segunda',
  'savings counted as income': 'ahorros contados como ingresos',
  'pay stubs': 'recibos de sueldo',
  'verified electronically': 'verificados electrónicamente',
  'fixed term': 'plazo fijo',
  'interest only': 'solo intereses',
  fair: 'regular',
  poor: 'malo',
  individual: 'una sola persona',
  joint: 'varias personas',
  'revocable trust': 'fideicomiso revocable',
  'checking savings': 'cuentas corrientes y de ahorros',
  brokerage: 'inversiones',
  retirement: 'jubilación',
  'retirement taxable': 'jubilación con impuestos',
  'retirement tax free': 'jubilación sin impuestos',
  'separate maintenance': 'manutención por separación',
  yes: 'sí',
  no: 'no',
  unknown: 'sin datos',
} as const;

/** The columns before their value. Their blank takes any value, so no other sentence may begin with these words. */
const COLUMNS = {
  'Type of property': 'Tipo de propiedad:',
  'Use of the home': 'Uso de la vivienda:',
  'Lien position': 'Posición del gravamen:',
  'How income was shown': 'Cómo se demostraron los ingresos:',
  'Origination fee': 'Cargo de originación:',
  'Partner code': 'Código del socio:',
  'Days since the title changed': 'Días desde el cambio de dueño:',
  'For sale': 'En venta:',
  'Months since chapter 7': 'Meses desde el Capítulo 7:',
  'Months since chapter 13': 'Meses desde el Capítulo 13:',
  'Months since foreclosure': 'Meses desde la ejecución hipotecaria:',
  'Months since short sale': 'Meses desde la venta corta (short sale):',
  'Open judgments and tax liens': 'Sentencias y gravámenes fiscales pendientes:',
  'Late payments looked at and passed': 'Pagos atrasados revisados y aceptados:',
  'Line that equity carries': 'Línea que cubre el valor de la vivienda:',
  'Line that income carries': 'Línea que cubren los ingresos:',
  'Forecast standard deviation': 'Desviación estándar de la estimación:',
  'Confidence score': 'Índice de confianza:',
  'Months received': 'Meses recibidos:',
  'Months remaining': 'Meses que quedan:',
  'Recording tax': 'Impuesto de registro:',
  Score: 'Puntaje',
  State: 'Estado:',
  Product: 'Producto:',
  Term: 'Plazo:',
  Maturity: 'Vencimiento:',
  Condition: 'Estado de conservación:',
  Ownership: 'Dueños:',
  Asset: 'Ahorros:',
  Income: 'Ingresos:',
  Age: 'Antigüedad:',
  County: 'Condado:',
} as const;

/** The columns that have a sentence of their own. */
const CELLS = {
  'loans on the home at {1} of its value': 'préstamos sobre la vivienda por el {1} de su valor',
  'with your savings counted': 'con sus ahorros contados',
  'before your savings are counted': 'antes de contar sus ahorros',
  'mortgage payments 30 days late in 12 months: {1}':
    'pagos de hipoteca con 30 días de atraso en 12 meses: {1}',
  'mortgage payments 60 days late in 12 months: {1}':
    'pagos de hipoteca con 60 días de atraso en 12 meses: {1}',
  'mortgage payments 90 days late in 24 months: {1}':
    'pagos de hipoteca con 90 días de atraso en 24 meses: {1}',
  'a payment is past due now': 'hay un pago atrasado ahora',
  'nothing is past due now': 'no hay pagos atrasados ahora',
  'your score is {1} points below it': 'su puntaje está {1} puntos por debajo',
  'your score is {1} points above it': 'su puntaje está {1} puntos por encima',
} as const;

const entries = (sentences: Readonly<Record<string, string>>) => Object.entries(sentences);

/** What an explanation says of the lender's tables: their names, and the row that was used, with one cell or several. */
export const RULE_TABLES: Readonly<Record<string, string>> = {
  ...VALUES,
  ...TABLES,
  ...Object.fromEntries(
    [
      ...entries(COLUMNS).map(([column, spanish]) => [`${column} {1}`, `${spanish} {1}`] as const),
      ...entries(CELLS),
    ].flatMap(([english, spanish]) => {
      const next = english.includes('{1}') ? '{2}' : '{1}';
      return [
        [english, spanish],
        [`${english}, ${next}`, `${spanish}, ${next}`],
      ];
    }),
  ),
};
