import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { linksCopy as english } from './links-copy.ts';

export const linksCopy: Spanish<typeof english> = {
  heading: 'Enviar una copia a alguien',
  about: (days) =>
    `Cree un enlace a los documentos que usted firmó y a los que le escribimos. Quien tenga el enlace y su código puede descargarlos durante ${days} días. Lo que usted nos envió, como su identificación, no está incluido.`,
  make: 'Crear un enlace',
  made: {
    title: 'Su enlace',
    text: 'Copie los dos ahora: no podemos mostrarlos otra vez. Envíe el enlace por correo electrónico o mensaje de texto y diga el código por otro medio, como por teléfono.',
    link: 'Enlace',
    code: 'Código',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    notCopied: 'Seleccione el enlace y cópielo.',
    done: 'Listo',
  },
  list: 'Enlaces que funcionan',
  ends: (count, day) => `${count} ${count === 1 ? 'documento' : 'documentos'}, hasta el ${day}`,
  unused: 'Nadie los ha descargado todavía.',
  used: (count, day) =>
    count === 1 ? `Descargado el ${day}.` : `Descargado ${count} veces, la última el ${day}.`,
  end: 'Terminar este enlace',
  endOf: (day) => `, creado el ${day}`,
  ended: 'El enlace ya no funciona.',
  page: {
    heading: 'Descargar una copia de documentos',
    why: 'Alguien le envió este enlace. Escriba el código de 6 dígitos que le dio.',
    code: 'Código',
    action: 'Descargar (ZIP)',
    fileName: 'Documentos.zip',
    downloaded: 'Descargado',
    check: 'Comprobar un documento firmado',
    unusable: {
      heading: 'Este enlace ya no funciona',
      why: 'Se terminó su plazo o se escribieron demasiados códigos incorrectos. Pida otro a quien se lo envió.',
    },
  },
};
