import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { checkCopy as english } from './check-copy.ts';

/** El texto para comprobar un archivo firmado. */
export const checkCopy = {
  heading: 'Compruebe un documento firmado',
  why: (lender: string) =>
    `Vea quién firmó un PDF de ${lender}, cuándo, y si algo cambió desde entonces. Esta página lo lee en su dispositivo. Nosotros no lo recibimos.`,
  file: 'El PDF firmado',
  checking: 'Comprobando el archivo',
  verdicts: {
    OURS: {
      title: (lender: string) => `${lender} hizo este archivo y nada ha cambiado`,
      text: 'Todas las firmas son válidas, y la última cubre el archivo entero.',
    },
    FOREIGN: {
      title: () => 'Nada ha cambiado, pero otra persona hizo este archivo',
      text: (lender: string) =>
        `Las firmas son válidas, pero ninguna es de un certificado de ${lender}. Si recibió el archivo de nosotros, llámenos.`,
    },
    UNKNOWN: {
      title: () => 'Nada ha cambiado',
      text: 'Las firmas son válidas. No pudimos comunicarnos con nuestro servidor para saber si son nuestras. Elija el archivo otra vez.',
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
  signatures: 'Firmas',
  signed: (at: string) => `Firmado el ${at}`,
  noTime: 'El archivo no dice cuándo',
  stamped: 'Lo confirma un sello de tiempo independiente',
  stated: 'Lo dice el archivo',
  holds: 'Sin cambios',
  broken: 'No es válida',
  unreadable: 'No pudimos leer este archivo. Elíjalo otra vez.',
  home: 'Ir a la página de inicio',
} as const satisfies Spanish<typeof english>;
