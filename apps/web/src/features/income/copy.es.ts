import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { incomeCopy as english } from './copy.ts';

const CHOOSE_ANOTHER_WAY = 'Elegir otra forma';

export const incomeCopy: Spanish<typeof english> = {
  ways: {
    payroll: {
      label: 'Vincular mi nómina',
      detail: 'Normalmente menos de un minuto, sin papeleo',
    },
    deposits: {
      label: 'Vincular la cuenta bancaria donde recibo mi pago',
      detail: 'Inicie sesión en el banco donde se depositan sus ingresos',
    },
    taxes: {
      label: 'Usar mis declaraciones de impuestos',
      detail: 'Lo mejor si trabaja por cuenta propia',
    },
    contracts: {
      label: 'Usar mis formularios 1099',
      detail: 'Para trabajo por contrato o independiente',
    },
    'payroll-records': {
      label: 'Buscarme en la compañía que procesa mi nómina',
      detail:
        'Elija esta opción si no puede iniciar sesión en su nómina. En su lugar, indicará quién le emplea',
    },
    accounts: {
      label: 'Vincular mis cuentas de jubilación o de inversión',
      detail: 'Inicie sesión donde tiene sus cuentas',
    },
    paystubs: {
      label: 'Subir documentos',
      detail:
        'Recibos de sueldo, declaraciones de impuestos o cartas. Un analista de crédito los revisa, normalmente en el plazo de 1 día hábil',
    },
    employer: {
      label: 'Que ustedes se comuniquen con mi empleador',
      detail: 'Normalmente toma de 1 a 3 días hábiles',
    },
  },
  review: {
    heading: '¿Cómo le gustaría verificar sus ingresos?',
    why: (monthly) =>
      monthly
        ? `Nos dijo que gana ${monthly} al mes antes de impuestos. Lo compararemos con sus registros. Solo leemos: nada cambia en su empleador ni en su banco.`
        : 'Los compararemos con lo que nos dijo. Solo leemos: nada cambia en su empleador ni en su banco.',
    way: 'Elija una forma',
    quickest: (label) => `${label} (lo más rápido)`,
  },
  link: {
    pages: {
      payroll: {
        heading: 'Vincule su nómina',
        needs: 'El nombre de su empleador y los datos con los que inicia sesión en su nómina',
        action: 'Vincular nómina',
      },
      deposits: {
        heading: 'Vincule la cuenta bancaria donde recibe su pago',
        needs: 'Los datos con los que inicia sesión en su banca en línea',
        action: 'Vincular cuenta bancaria',
      },
      taxes: {
        heading: 'Vincule sus registros de impuestos',
        needs:
          'Sus dos últimas declaraciones de impuestos, o los datos con los que inicia sesión donde las presentó',
        action: 'Vincular registros de impuestos',
      },
      contracts: {
        heading: 'Vincule sus formularios 1099',
        needs: 'Los datos con los que inicia sesión donde guarda sus formularios 1099',
        action: 'Vincular formularios 1099',
      },
      'payroll-records': {
        heading: 'Busque sus registros de nómina',
        needs: 'Los nombres de su empleador y de la compañía que procesa su nómina',
        action: 'Buscar registros de nómina',
      },
      accounts: {
        heading: 'Vincule sus cuentas de jubilación o de inversión',
        needs: 'Los datos con los que inicia sesión donde tiene sus cuentas',
        action: 'Vincular cuentas',
      },
    },
    why: 'Lo hará en la página segura de nuestro proveedor y luego volverá aquí.',
    facts: {
      needs: 'Necesitará',
      receives: ['Recibiremos', 'Sus ingresos y quién se los paga'],
      neverSees: ['Nunca vemos', 'Su contraseña'],
    },
    another: CHOOSE_ANOTHER_WAY,
    returned: {
      heading: 'Vinculando sus ingresos',
      why: 'Qué gusto verle de nuevo. Estamos obteniendo la información que aceptó compartir.',
    },
    alerts: {
      CANCELLED: {
        title: 'No se vinculó nada',
        text: 'Salió antes de terminar. Inténtelo de nuevo o elija otra forma.',
      },
      LINK_FAILED: {
        title: 'No pudimos vincular sus ingresos',
        text: 'Nuestro proveedor no pudo conectarse. Inténtelo de nuevo o elija otra forma. Siempre puede subir documentos.',
      },
    },
  },
  upload: {
    why: 'Un analista de crédito los compara con los ingresos que nos indicó, normalmente en el plazo de 1 día hábil.',
    types: {
      paystubs: {
        heading: 'Suba sus recibos de sueldo más recientes',
        documents: 'Recibos de sueldo',
        hint: 'PDF o foto, de los últimos 30 días. Deben mostrar su nombre, su empleador y lo que ha ganado en lo que va del año.',
        needed: (count) =>
          count === 1 ? 'Envíe su recibo de sueldo más reciente.' : `Envíe ${count} recibos de sueldo.`,
        action: 'Enviar recibos de sueldo',
      },
      'tax-returns': {
        heading: 'Suba sus dos últimas declaraciones de impuestos',
        documents: 'Declaraciones de impuestos',
        hint: 'PDF o foto de todas las páginas, con todos los anexos. También ayuda un estado de pérdidas y ganancias de este año.',
        needed: (count) =>
          count === 1 ? 'Envíe sus declaraciones de impuestos.' : `Envíe ${count} documentos.`,
        action: 'Enviar declaraciones de impuestos',
      },
      'benefit-letters': {
        heading: 'Suba sus cartas de beneficios',
        documents: 'Cartas de beneficios o estados de cuenta',
        hint: 'PDF o foto de su carta de concesión de beneficios del Seguro Social (award letter), o de su último estado de cuenta de pensión o jubilación. Deben mostrar su nombre y el monto mensual.',
        needed: (count) =>
          count === 1 ? 'Envíe su carta o estado de cuenta más reciente.' : `Envíe ${count} documentos.`,
        action: 'Enviar cartas',
      },
      'support-orders': {
        heading: 'Suba su acuerdo u orden judicial',
        documents: 'Acuerdo y comprobante de pago',
        hint: 'PDF o foto del acuerdo u orden judicial, y de los estados de cuenta bancarios que muestren los últimos seis pagos.',
        needed: (count) =>
          count === 1 ? 'Envíe su acuerdo u orden judicial.' : `Envíe ${count} documentos.`,
        action: 'Enviar documentos',
      },
    },
    another: CHOOSE_ANOTHER_WAY,
  },
  employer: {
    heading: '¿Quién puede confirmar sus ingresos en su trabajo?',
    why: 'Solo preguntamos si trabaja allí y cuánto gana. No decimos para qué es el dinero.',
    fields: {
      employer: 'Empleador',
      name: 'Persona o departamento de contacto',
      nameHint: 'Por ejemplo, recursos humanos o nómina',
      phone: 'Teléfono del contacto',
    },
    another: CHOOSE_ANOTHER_WAY,
  },
  failed: {
    heading: 'Verifique sus ingresos de otra forma',
    why: (until) =>
      `La conexión falló, o la cuenta no mostró ingresos a su nombre. Su oferta no ha cambiado.${
        until ? ` Tiene hasta el ${until} para verificar sus ingresos de otra forma.` : ''
      }`,
    action: CHOOSE_ANOTHER_WAY,
    waysTitle: 'Formas de verificar sus ingresos',
    ways: [
      { label: 'Vincular su nómina', value: 'Menos de un minuto' },
      { label: 'Vincular la cuenta bancaria donde recibe su pago', value: 'Menos de un minuto' },
      { label: 'Subir documentos', value: '1 día hábil' },
      { label: 'Preguntar a su empleador', value: 'De 1 a 3 días hábiles' },
    ],
    noneFits: 'Si ninguna de estas formas le sirve, llámenos al',
  },
};
