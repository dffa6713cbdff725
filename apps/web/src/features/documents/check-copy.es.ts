import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { checkCopy as english } from './check-copy.ts';

/** El texto para comprobar un archivo firmado. */
export const checkCopy = {
  heading: 'Compruebe un documento firmado',
  why: (lender: string) =>
    `Vea quién firmó un PDF de ${lender}, cuándo, y si algo cambió desde entonces. Esta página lo lee en su dispositivo. No recibimos el archivo, solo su huella digital.`,
  file: 'El PDF firmado',
  checking: 'Comprobando el archivo',
  verdicts: {
    OURS: {
      title: (lender: string) => `${lender} hizo este archivo y nada ha cambiado`,
      text: 'Todas las firmas son válidas, la última cubre el archivo entero y tenemos constancia de haberlo hecho.',
    },
    REVOKED: {
      title: () => 'Es posible que otra persona haya hecho este archivo',
      text: (lender: string) =>
        `Está firmado con una clave que otras personas pudieron tener, y ${lender} no tiene constancia de él. No confíe en él. Descargue el documento otra vez de sus documentos o llámenos.`,
    },
    NOTARY: {
      title: () => 'La plataforma del notario selló este archivo y nada ha cambiado',
      text: (lender: string) =>
        `${lender} recibió exactamente este archivo del notario. El sello no es nuestro: abajo ve de quién es.`,
    },
    FOREIGN: {
      title: () => 'Nada ha cambiado, pero otra persona hizo este archivo',
      text: (lender: string) =>
        `Las firmas son válidas, pero ${lender} no tiene constancia de este archivo. Abajo ve a quién nombran sus certificados; cualquiera puede poner un nombre en uno. Si recibió el archivo de nosotros, llámenos.`,
    },
    UNKNOWN: {
      title: () => 'Nada ha cambiado, pero ahora no podemos decir quién hizo este archivo',
      text: 'Las firmas son válidas. No pudimos comunicarnos con nuestro servidor para ver si son nuestras. Revise el archivo otra vez cuando tenga conexión. Abajo ve a quién nombran sus certificados; cualquiera puede poner un nombre en uno.',
    },
    CHANGED: {
      title: () => 'Este archivo se cambió después de firmarse',
      text: 'No confíe en él. Descargue el documento otra vez de sus documentos o llámenos.',
    },
    UNSIGNED: {
      title: () => 'Este archivo no tiene firma',
      text: 'Puede ser una copia de antes de la firma, un escaneo o una impresión guardada como PDF.',
    },
  },
  noPdf: {
    EMPTY: {
      title: 'Este archivo está vacío',
      text: 'No tiene nada que revisar. Es posible que la descarga se haya detenido. Descargue el documento de nuevo desde sus documentos.',
    },
    WRONG_TYPE: {
      title: 'Este archivo no es un PDF',
      text: 'Los documentos firmados son archivos PDF. Una foto, una captura de pantalla o una página web no tiene una firma que revisar. Elija el PDF que descargó.',
    },
  },
  signatures: 'Firmas',
  signed: (at: string) => `Firmado el ${at}`,
  noTime: 'El archivo no dice cuándo',
  stamped: 'Lo confirma un sello de tiempo independiente',
  stated: 'Lo dice el archivo',
  issued: (holder: string, issuer: string) => `Certificado de ${holder}, emitido por ${issuer}.`,
  selfIssued: (holder: string) => `Certificado de ${holder}, que nadie más confirma.`,
  holds: 'Sin cambios',
  broken: 'No es válida',
  unreadable: 'No pudimos leer este archivo. Elíjalo otra vez.',
  home: 'Ir a la página de inicio',
} as const satisfies Spanish<typeof english>;
