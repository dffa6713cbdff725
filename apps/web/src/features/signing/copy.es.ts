import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { signingCopy as english } from './copy.ts';

const TALK_TO_A_PERSON = 'Hablar con una persona';

export const TURN_ON_LOCATION =
  'Active la ubicación para esta página: seleccione el icono junto a la dirección web, elija Ubicación y luego Permitir. En un teléfono, revise también Configuración, Privacidad, Servicios de ubicación. Luego inténtelo de nuevo.';

export const signingCopy: Spanish<typeof english> = {
  intro: {
    heading: '¿Todo listo para firmar?',
    why: 'En la página siguiente leerá sus documentos y los firmará. Puede escribir su nombre o dibujar su firma. No necesita volver a abrir los que ya leyó. Toma unos 10 minutos.',
    action: 'Empezar a firmar',
    support: TALK_TO_A_PERSON,
    timeline: {
      label: 'Qué sigue',
      sign: 'Usted firma aquí',
      notary: {
        inPerson: 'Firma la escritura con un notario',
        byVideo: 'Se reúne con un notario por video',
        text: 'La escritura debe firmarse ante un notario.',
      },
      rescission: {
        title: 'Tiene tiempo para cambiar de opinión',
        text: (day) =>
          day
            ? `Tres días hábiles: hasta la medianoche del ${day} si todo se firma hoy`
            : 'Tres días hábiles',
      },
      funding: 'Enviamos su dinero',
    },
  },
  keyTerms: {
    title: 'Sus condiciones principales',
    line: 'Su línea de crédito',
    cash: 'Dinero que recibe',
    firstPayment: 'Su primer pago vence el',
    rate: {
      label: 'Su tasa de interés',
      detail:
        'Su contrato, que está en inglés, la llama ANNUAL PERCENTAGE RATE (tasa de porcentaje anual). No incluye cargos',
    },
    apr: 'APR con el cargo de originación',
    payment: 'Su pago mensual',
    interest: 'Su interés en un mes promedio',
    cancel: {
      label: 'Su derecho a cancelar',
      asNoticeSays: 'Como dice su aviso',
      threeDays: 'Tres días hábiles',
      ifSignedToday: 'Hasta la medianoche de este día si todo se firma hoy. Su aviso explica más',
      none: 'Hasta que firme',
    },
  },
  office: {
    heading: 'Firmará en una oficina',
    why: 'La ley de Texas exige que todas las personas firmen el contrato y la escritura en una misma cita, en la oficina de una compañía de títulos, de un abogado o nuestra. No firma nada en este sitio web.',
    action: 'Elegir una cita',
    documents: 'Lo que firmará allí',
    timeline: {
      choose: 'Usted elige un día y una oficina',
      sign: {
        title: 'Todas las personas firman allí, con un notario',
        text: 'Ponemos en sus documentos la fecha de ese día. Su tasa y sus cargos no cambian.',
      },
    },
  },
  sign: {
    heading: 'Lea y firme sus documentos',
    why: 'Cada documento se abre aquí. Después de leerlos, su firma se pone en todos.',
    action: 'Firmar documentos',
    support: TALK_TO_A_PERSON,
    documents: 'Documentos que va a firmar',
    typedName: 'Escriba su nombre para firmar',
    typedNameHint: (fullName) => `Exactamente como aparece en sus documentos: ${fullName}`,
    wrongName: 'Debe coincidir con su nombre en los documentos',
    signature: 'Su firma',
    signatureOf: (fullName) => `Firma de ${fullName}`,
    method: {
      label: '¿Cómo quiere firmar?',
      typed: 'Escribir',
      drawn: 'Dibujar',
    },
    consent: 'Su consentimiento para firmar aquí',
    again: {
      title: 'Firme de nuevo, por favor',
      text: 'Su firma anterior no se guardó, y no quedó nada firmado. Sus documentos son los mismos.',
    },
    sealing: {
      heading: 'Sellando sus documentos',
      why: 'Estamos sellando sus documentos firmados, para que se note cualquier cambio posterior.',
    },
  },
  initials: {
    label: 'Sus iniciales',
    hint: 'Las primeras letras de sus nombres.',
    wrong: 'Deben ser las iniciales de su nombre',
    draw: 'Dibuje también sus iniciales',
    drawHint:
      'Use el dedo, un lápiz o el ratón. Sus iniciales escritas bastan, así que puede dejar esto vacío.',
  },
  places: {
    label: 'Dónde firma',
    hint: 'Lo llevamos a cada lugar de sus documentos, uno por uno. Puede volver atrás, y nada es definitivo hasta que presione «Firmar documentos».',
    count: (done, count) => `${done} de ${count} lugares listos`,
    go: (at, count) => `Ir al lugar ${at} de ${count}`,
    again: 'Ver los lugares de nuevo',
    show: 'Mostrar',
    signed: 'Firmado',
    initialed: 'Con iniciales',
    initials: (title, document) => `${document}: iniciales en “${title}”`,
    letter: (number, document) => `${document}, carta ${number}`,
    left: (left) => (left === 1 ? 'Falta 1 lugar' : `Faltan ${left} lugares`),
    first: {
      read: 'Primero abra y lea los documentos de arriba.',
      adopt: 'Primero escriba su nombre como está en sus documentos, o dibuje su firma.',
      initials: 'Primero corrija sus iniciales.',
    },
    place: (at, count, title) => `Lugar ${at} de ${count}: ${title}`,
    paper: 'Documento',
    signHere: 'Firmar aquí',
    initialHere: 'Poner iniciales aquí',
    takeBack: 'Quitar',
    back: 'Atrás',
    next: 'Siguiente',
    done: 'Listo',
    close: 'Cerrar',
  },
  drawing: {
    label: 'Dibuje su firma',
    hint: (fullName) =>
      `Use el dedo, un lápiz o el ratón. Su dibujo es su firma, y al lado ponemos su nombre: ${fullName}. Si no puede dibujar aquí, elija «Escribir».`,
    drawn: (strokes) =>
      strokes === 0
        ? 'Nada dibujado todavía'
        : strokes === 1
          ? 'Un dibujo de 1 trazo'
          : `Un dibujo de ${strokes} trazos`,
    undo: 'Deshacer trazo',
    clear: 'Borrar dibujo',
  },
  decline: {
    open: 'No quiero firmar',
    title: '¿No quiere firmar?',
    what: (others) =>
      [
        'Usted no firmará nada y no deberá nada. Leeremos su motivo y nos comunicaremos con usted en un día hábil.',
        ...(others === 1 ? ['La otra persona que firma solo ve que la firma está en pausa.'] : []),
        ...(others > 1 ? ['Las demás personas que firman solo ven que la firma está en pausa.'] : []),
        'Puede volver a la firma hasta que decidamos cómo continuar.',
      ].join(' '),
    reason: '¿Por qué no quiere firmar?',
    reasons: {
      TERMS: 'No estoy de acuerdo con las condiciones',
      MISTAKE: 'Algo en los documentos está mal',
      QUESTIONS: 'Tengo preguntas o quiero consultar antes',
      ON_PAPER: 'Prefiero firmar en papel o en persona',
      PRESSURED: 'Siento presión para firmar',
      CHANGED_MIND: 'Cambié de opinión',
      OTHER: 'Otro motivo',
    },
    words: 'En sus propias palabras',
    wordsHint: 'Solo nuestro personal lee esto.',
    keep: 'Volver',
    action: 'Negarme a firmar',
    call: 'Llámenos',
    return: 'Volver a la firma',
  },
  location: {
    why: {
      title: 'Por qué necesitamos su ubicación',
      text: 'Su ubicación es necesaria para firmar electrónicamente de forma segura: registramos dónde firma y la ciframos junto con su firma. Su navegador se la pedirá. Si prefiere no compartirla, puede declararlo en su lugar.',
    },
    unknown: {
      title: 'No pudimos ver su ubicación',
      text: `${TURN_ON_LOCATION} Si eso no funciona, elija Hablar con una persona. Podemos llevarle los documentos para que los firme en persona. También puede firmar sin compartirla.`,
    },
    without: {
      label: 'Su ubicación',
      statement: 'Firmo sin compartir mi ubicación. Ustedes lo registran.',
      go: 'Seguir sin ella',
    },
  },
  support: {
    heading: '¿Necesita ayuda para firmar?',
    why: 'No tiene que firmar nada que no entienda. Tendremos sus documentos listos para cuando usted quiera.',
    call: 'Teléfono',
    write: 'Correo electrónico',
    questionsTitle: 'Preguntas frecuentes',
    questions: [
      {
        label: 'Un nombre o un número está mal',
        value: 'No firme. Llámenos y corregiremos los documentos.',
      },
      {
        label: 'No pueden ver mi ubicación',
        value:
          'Seleccione el icono junto a la dirección web, elija Ubicación y luego Permitir. También puede abrir esta página en su teléfono, o firmar en persona como se explica abajo.',
      },
      {
        label: 'Prefiero firmar en persona o en papel',
        value: 'Llámenos o escríbanos. Acordaremos una hora y un lugar, y llevaremos los documentos.',
      },
    ],
    action: 'Volver a firmar',
  },
};
