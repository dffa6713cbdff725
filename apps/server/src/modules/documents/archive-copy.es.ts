import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { archiveCopy as english } from './archive-copy.ts';

export const archiveCopy: Spanish<typeof english> = {
  file: (lender, loanNumber) => `Documentos de ${lender} ${loanNumber}.zip`,
  contents: '00 Contenido.txt',
  asShown: 'as-shown',
  inSpanish: 'en-español',
  heading: (lender) => `Sus documentos de ${lender}`,
  application: (loanNumber) => `Solicitud ${loanNumber}`,
  reader: (name) => `Para ${name}`,
  made: (at) => `Descargados el ${at}`,
  written: (at) => `Con fecha del ${at}`,
  signed: (at) => `Usted lo firmó el ${at}`,
  notarized: 'El notario lo devolvió firmado',
  replaced: 'Reemplazado por una versión más reciente o firmada',
  checksum: (sha256) => `SHA-256 ${sha256}`,
  howToCheck: (site) =>
    `Para comprobar que un archivo firmado no cambió, abra ${site}/check-document. El SHA-256 de un archivo lo distingue de cualquier otro.`,
};
