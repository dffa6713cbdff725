import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import type { Spanish } from '@homeline/domain/language/spanish.ts';
import { documentsCopy } from '../documents/copy.es.ts';
import type { insuranceCopy as english } from './copy.ts';

const proof = (type: UploadedDocumentType) => ({
  label: documentsCopy.uploads[type].label,
  hint: `${documentsCopy.uploads[type].hint} PDF o foto, de hasta 20 MB.`,
});

const REASON = 'Su vivienda garantiza su línea, así que debe estar asegurada mientras la línea esté abierta.';
const SAME_DAY = 'Su aseguradora normalmente puede cambiarla el mismo día, sin costo.';

export const insuranceCopy: Spanish<typeof english> = {
  upload: {
    heading: 'Muéstrenos que su vivienda está asegurada',
    why: {
      early: `${REASON} Envíe ahora la página de declaraciones (declarations page) de su póliza, o firme primero sus documentos.`,
      later: `${REASON} Necesitamos la página de declaraciones (declarations page) de su póliza antes de enviar su dinero.`,
      gate: `${REASON} Cuando tengamos la página de declaraciones (declarations page) de su póliza, su línea podrá abrirse.`,
    },
    fields: { home: proof('PROOFOFHAZARDINSURANCE'), flood: proof('PROOFOFFLOODINSURANCE') },
    action: 'Enviar póliza',
    words: 'Qué escribirle a su aseguradora',
    postpone: {
      title: '¿Todavía no la tiene?',
      text: 'Firme sus documentos ahora y envíe la póliza cuando la tenga, desde cualquier página de su solicitud. La necesitamos antes de enviar su dinero. Si no ha llegado para entonces, solo el dinero espera.',
      action: 'Enviarla más tarde',
    },
    fellShort: {
      title: 'Su póliza todavía no es suficiente',
      text: `Compárela con los requisitos de abajo. ${SAME_DAY} Luego envíenos la póliza modificada.`,
    },
    rejected: {
      title: 'Su última póliza no cumplió nuestros requisitos',
      text: `Compárela con los requisitos de abajo. ${SAME_DAY}`,
    },
    shortfalls: {
      COVERAGE: 'La cobertura de la vivienda es demasiado baja.',
      MORTGAGEE: 'No figuramos como acreedor hipotecario (mortgagee), o no exactamente como aparece abajo.',
      NAMED_INSURED: 'No le nombra a usted, o nombra otra vivienda.',
      DATES: 'Todavía no está vigente, o termina dentro de 30 días.',
      FLOOD: 'No cubre inundaciones.',
    },
  },
  checking: {
    heading: 'Revisando su póliza',
    why: 'Estamos comprobando que cubre su vivienda. Esta página avanza sola.',
    who: 'Nuestro servicio de seguros',
    usual: 'unos segundos',
    meanwhile: 'No tiene que esperar. Si falta algo, se lo diremos.',
    action: 'Continuar sin esperar',
  },
  requirements: {
    heading: 'Qué escribirle a su aseguradora',
    why: `Copie este mensaje, que está en inglés, y envíelo a su aseguradora o agente. ${SAME_DAY}`,
    message: 'Su mensaje',
    copied: 'mensaje',
    email: 'Abrir en el correo electrónico',
    action: 'Enviar su póliza',
    early:
      'Le pediremos la póliza antes de que firme. Si su vivienda está en una zona de inundación, también debe cubrir inundaciones. Se lo diremos si lo está.',
    goOn: 'Continuar su solicitud',
  },
  lines: {
    title: 'Lo que necesita su póliza',
    coverage: {
      label: 'Cobertura de la vivienda de al menos',
      detail: 'O el costo total de reconstruir su vivienda, si es menor',
    },
    mortgagee: {
      label: 'Cláusula del acreedor hipotecario (mortgagee clause), exactamente como está escrita',
      detail:
        'El acreedor hipotecario cobra primero si su vivienda sufre daños. Las letras después de nuestro nombre cubren a un futuro dueño de su línea',
    },
    loanNumber: 'Número de préstamo',
    copied: { mortgagee: 'cláusula del acreedor hipotecario', loanNumber: 'número de préstamo' },
    insured: ['Asegurado nombrado (named insured)', 'Usted, en la dirección de su vivienda'],
    inForce: ['Fechas de la póliza', 'Vigente hoy y por al menos 30 días más'],
    flood: {
      label: 'Seguro contra inundaciones',
      required: 'También es obligatorio: su vivienda está en una zona de riesgo de inundación',
      notRequired: 'No es obligatorio',
    },
  },
};
