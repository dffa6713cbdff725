import type { Spanish } from '../language/spanish.ts';
import type { openingWaitCopy as english } from './closing.copy.ts';
import type { CLOSING_STEPS } from './closing.steps.ts';
import type { StageCopy, WaitCopy } from './stage-copy.ts';

export const CLOSING_COPY: StageCopy<typeof CLOSING_STEPS> = {
  COMPLIANCE_REVIEW: {
    wait: {
      heading: 'Haciendo la última revisión antes de que firme',
      why: 'Estamos confirmando cada divulgación y cada límite legal.',
      usual: '1 día hábil',
    },
  },
  ATTORNEY_REVIEW: {
    wait: {
      heading: 'Un abogado está revisando sus documentos',
      why: 'Su estado lo exige antes de que firme.',
    },
  },
  CLOSING_DISCLOSURE_GENERATION: {
    wait: {
      heading: 'Preparando sus documentos de cierre',
      why: 'Sus cifras son definitivas. Leerá los documentos antes de firmar.',
    },
  },
  CLOSING_DISCLOSURE_REVIEW: {
    next: 'Leer sus documentos de cierre',
    message: {
      subject: 'Sus documentos de cierre están listos',
      text: 'Lea sus documentos de cierre. Después podrá firmar.',
    },
  },
  WAITING_FOR_CLOSING_DATE: {
    wait: { heading: 'Pronto podrá firmar', why: 'La ley fija el primer día en que puede firmar.' },
  },
  SIGNDOCS_REVIEW: {
    wait: {
      heading: 'Estamos revisando sus documentos de cierre',
      why: 'Todavía no puede firmar. Le escribiremos cuando pueda.',
    },
  },
  NOTE_SIGNING: {
    next: 'Firmar sus documentos',
    message: {
      subject: 'Sus documentos están listos para firmar',
      text: 'Su cuenta muestra cómo se firman.',
    },
  },
  WAITING_FOR_ADDITIONAL_SIGNERS: {
    wait: {
      heading: 'Esperando a los demás firmantes',
      why: 'Todas las personas dueñas de la vivienda deben firmar. Si alguien no ha firmado para la fecha de abajo, la solicitud termina.',
      meanwhile: 'Puede cerrar esta página y volver cuando quiera.',
    },
  },
};

export const openingWaitCopy: Spanish<typeof english> = {
  heading: 'Pronto podrá firmar',
  why: {
    TEXAS: 'La ley de Texas fija el primer día en que puede firmar.',
    VALUATION_COPY:
      'Su línea será el único préstamo sobre su vivienda, así que la ley le da tres días hábiles con su copia de la valoración antes de firmar.',
    FLOOD_NOTICE:
      'Su vivienda está en una zona de inundación, así que tiene diez días después de nuestro aviso para comparar seguros contra inundaciones antes de firmar.',
  },
  meanwhile: {
    VALUATION_COPY: 'Puede leer la valoración entre sus documentos.',
    FLOOD_NOTICE: 'Ya puede comparar pólizas contra inundaciones.',
  },
  emailed: 'Le enviaremos un correo electrónico cuando pueda firmar.',
  until: 'Puede firmar a partir del',
  usualTexas: 'al menos 12 días desde su solicitud',
  usual: 'de tres a diez días',
};

export const SIGNER_DECLINED: WaitCopy = {
  heading: 'Alguien decidió no firmar',
  why: 'Usted no puede continuar hasta que esa persona firme. Todavía puede cambiar de opinión: solo tiene que iniciar sesión y seleccionar “Empezar de nuevo”. Nuestro equipo de operaciones se comunicará con ambos para explicar qué más pueden hacer.',
  meanwhile: 'Puede hablar con esa persona o llamarnos. Puede cerrar esta página y volver cuando quiera.',
};

export const OWN_DECLINE: WaitCopy = {
  heading: 'Usted decidió no firmar',
  why: 'Usted no firmó y no debe nada. Nuestro equipo de operaciones lee su motivo y se comunica con usted en un día hábil.',
  meanwhile: 'Puede volver a la firma hasta que decidamos cómo continuar. También puede llamarnos.',
};
