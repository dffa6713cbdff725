import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { documentsCopy as english } from './copy.ts';

const TOO_LARGE = 'No puede tener más de 20 MB';
const DOWNLOAD = 'Descargar';

export const documentsCopy: Spanish<typeof english> = {
  uploads: {
    DRIVERSLICENSEFRONT: {
      label: 'Licencia de conducir, frente',
      hint: 'Muestre las cuatro esquinas y evite los reflejos.',
    },
    DRIVERSLICENSEBACK: { label: 'Licencia de conducir, reverso', hint: 'El lado con el código de barras.' },
    IDCARDFRONT: {
      label: 'Tarjeta de identificación del estado, frente',
      hint: 'Muestre las cuatro esquinas y evite los reflejos.',
    },
    IDCARDBACK: {
      label: 'Tarjeta de identificación del estado, reverso',
      hint: 'El lado con el código de barras.',
    },
    PASSPORTFRONT: { label: 'Pasaporte', hint: 'La página con su foto.' },
    PERMANENTRESIDENTFRONT: {
      label: 'Tarjeta de residente permanente',
      hint: 'El lado con su foto.',
    },
    USER_UPLOADED_PAYSTUB: {
      label: 'Recibo de sueldo',
      hint: 'De los últimos 30 días, con su nombre y lo que ha ganado en lo que va del año.',
    },
    BANK_STATEMENT: {
      label: 'Estado de cuenta bancario',
      hint: 'De los últimos 60 días, con su nombre y su número de cuenta.',
    },
    CERTIFICATE_OF_TRUST: {
      label: 'Certificado de fideicomiso (certificate of trust)',
      hint: 'Nombra el fideicomiso, a sus fiduciarios y los poderes que tienen.',
    },
    TRUSTAGREEMENT: {
      label: 'Contrato de fideicomiso (trust agreement)',
      hint: 'El contrato completo, con las firmas.',
    },
    PROOFOFHAZARDINSURANCE: {
      label: 'Póliza de seguro de vivienda',
      hint: 'La página de declaraciones (declarations page), del sitio web de su aseguradora o de su agente.',
    },
    PROOFOFFLOODINSURANCE: {
      label: 'Póliza de seguro contra inundaciones',
      hint: 'La página de declaraciones (declarations page), del sitio web de su aseguradora o de su agente.',
    },
    PROPERTY_DESCRIPTION_SOURCE: {
      label: 'Escritura o plano (deed o plat)',
      hint: 'Muestra la descripción legal: lote y manzana (lot and block), o medidas y linderos (metes and bounds). El registro de su condado tiene una copia.',
    },
    CANCELLATION_PROOF: {
      label: 'Carta sobre la consulta de crédito',
      hint: 'Del otro prestamista, que muestre que la solicitud se canceló o lo que usted abrió.',
    },
    SUPPORT: { label: 'Documento de respaldo', hint: 'El documento que pide nuestra nota de arriba.' },
  },
  upload: {
    received: 'Recibido',
    remove: 'Quitar',
    unreachable: 'No se envió: no pudimos comunicarnos con nuestro servidor. Elija el archivo otra vez.',
    announceReceived: (file) => `${file}: recibido`,
    notSent: (why) => `No se envió: ${why}`,
    problems: {
      EMPTY: 'No puede estar vacío',
      TOO_LARGE,
      WRONG_TYPE: 'Debe ser un archivo PDF, JPEG, PNG o HEIC',
    },
    imageWarnings: {
      BLURRED: 'Esta foto parece borrosa. Si no puede leer todas las palabras, tome una nueva.',
      SMALL: 'Esta foto es pequeña. Si no puede leer todas las palabras, tome una más grande.',
      UNREADABLE: 'Su navegador no puede mostrar esta foto. Compruebe que se abre en su dispositivo.',
    },
    preview: 'La foto que eligió',
    sendAnyway: 'Enviar esta foto',
    interrupted: (file, sentPct) =>
      `Llegó el ${Math.floor(sentPct)}% de ${file} antes de que usted saliera. Elíjalo de nuevo y enviaremos el resto.`,
    refused: {
      UNSUPPORTED_MEDIA_TYPE: 'No podemos abrir este archivo. Suba un archivo PDF, JPEG, PNG o HEIC.',
      PAYLOAD_TOO_LARGE: TOO_LARGE,
    },
  },
  list: {
    readTranslated: 'Leer en español',
    keepTranslated: 'Descargar en español',
    aboutTranslated:
      'También está completo en español, para su información. El documento legal es el que está en inglés.',
    titleTranslated: (title) => `${title}, en español`,
    inEnglish: 'Los documentos están en inglés. Si tiene preguntas, llámenos al',
    created: (day) => `creado el ${day}`,
    signed: (day) => `usted lo firmó el ${day}`,
    notarized: (day) => `notarizado el ${day}`,
    unchanged: (day) => `Sin cambios desde el ${day}. No necesita leerlo otra vez`,
    changed: (day) => `Cambió desde el ${day}. Lea lo que cambió`,
    place: (at, count) => `${at} de ${count}`,
    mustRead: 'Léalo, por favor',
    opened: 'Abierto',
    read: 'Leer',
    download: DOWNLOAD,
    certificate: 'Certificado',
    certificateOf: (title) => ` de firma: ${title}`,
    asShown: 'Como se mostró antes de firmarse',
    asShownFile: (title) => `${title}, como se mostró`,
    shownPdf: 'Descargar PDF',
    shownPage: 'Descargar página (HTML)',
    downloadFailed: 'No pudimos descargar este documento. Inténtelo de nuevo.',
    mustReadFirst: ([first = '', ...more]) =>
      more.length === 0
        ? `Primero debe abrir: ${first}`
        : `Primero debe abrir ${more.length + 1}, empezando por ${first}`,
  },
  reader: {
    code: 'el código',
    changes: (passages, day) =>
      passages === 1
        ? `Un pasaje cambió desde la versión del ${day}.`
        : `${passages} pasajes cambiaron desde la versión del ${day}.`,
    howMarked: 'Las palabras nuevas están subrayadas, y las que se quitaron están tachadas.',
    added: '[se agregó: ',
    deleted: '[se quitó: ',
    endOfChange: ']',
    label: 'Documento',
    download: DOWNLOAD,
    close: 'Cerrar',
    next: 'Siguiente',
    showPages: 'Mostrar páginas',
    readAsText: 'Leer como texto',
    zoomOut: 'Alejar',
    zoomIn: 'Acercar',
    table: 'Tabla',
    contents: 'Contenido',
    smaller: 'Texto más pequeño',
    larger: 'Texto más grande',
    find: 'Buscar en este documento',
    findNext: 'Siguiente resultado',
    matches: (at, count) => (count === 0 ? 'Sin resultados' : `${at} de ${count}`),
    text: 'Texto',
    pages: 'Páginas',
    unreadable: {
      title: 'No pudimos mostrar este documento',
      text: 'Ciérrelo e inténtelo de nuevo, o descárguelo.',
    },
    noText: 'No pudimos cargar el texto. Elija Mostrar páginas.',
  },
  archive: {
    action: 'Descargar todos los documentos (ZIP)',
    about: 'Las copias firmadas, las cartas y los avisos, con una lista del contenido.',
    fileName: (lender) => `Documentos de ${lender}.zip`,
  },
  kept: {
    newest: 'Su contrato y sus documentos más recientes',
    show: 'Mostrar todos los documentos',
    hide: 'Ocultar documentos',
    of: (whose) => ` de ${whose}`,
    none: 'Todavía no hay documentos.',
    label: 'Sus documentos',
    check: 'Comprobar un documento firmado',
    groups: {
      signed: 'Firmados por usted',
      disclosures: 'Divulgaciones',
      letters: 'Cartas y avisos',
      sent: 'Lo que usted envió',
    },
  },
};
