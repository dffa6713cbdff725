import type { ConditionCategory } from '@homeline/domain/facts/conditions.facts.ts';
import type { Spanish } from '@homeline/domain/language/spanish.ts';
import { CONDITION_COPY } from '@homeline/domain/workflow/condition-copy.es.ts';
import type { Evidence, conditionsCopy as english } from './copy.ts';

const TASKS: Readonly<Partial<Record<ConditionCategory, string>>> = {
  ID_VERIFICATION_FAILURE: 'Mostrar de nuevo su identificación',
  MISSING_PHONE_NUMBER: 'Agregar un número de teléfono',
};

const A_LETTER: Evidence = {
  title: '¿Tiene algo que ayude?',
  ask: 'Un estado de cuenta, una cancelación o una carta de ese prestamista a menudo resuelven la pregunta.',
};

export const conditionsCopy: Spanish<typeof english> = {
  tasks: TASKS,
  evidence: {
    OWNERSHIP_REVIEW: {
      title: 'Su escritura',
      ask: 'Envíe la escritura registrada que le nombra, o el fideicomiso que es dueño de la vivienda, si todavía no lo ha hecho.',
    },
    LIEN_MISMATCH_REVIEW: A_LETTER,
    DELINQUENCY_REVIEW: A_LETTER,
    HARD_CREDIT_REVIEW: {
      title: 'La consulta en su informe de crédito',
      ask: CONDITION_COPY.HARD_CREDIT_INQUIRY_REVIEW.ask,
    },
    BANK_ACCOUNT_FRAUD_REVIEW: {
      title: 'Un estado de la cuenta',
      ask: CONDITION_COPY.BANK_ACCOUNT_FRAUD_REVIEW.ask,
    },
    IDENTITY_FRAUD_REVIEW: {
      title: 'Una segunda identificación',
      ask: CONDITION_COPY.IDENTITY_DOCUMENT_FRAUD_REVIEW.ask,
    },
    TRUST_REVIEW: {
      title: 'Su fideicomiso',
      ask: CONDITION_COPY.REVIEW_TRUST_REQUIREMENTS.ask,
    },
  },
  list: {
    heading: (count) =>
      count === 1 ? 'Necesitamos una cosa más de usted' : `Necesitamos ${count} cosas más de usted`,
    why: (until) =>
      `Continuaremos con su solicitud en cuanto tengamos ${until ? `todo. Envíelo a más tardar el ${until}.` : 'todo.'}`,
    later: 'Mientras tanto su solicitud continúa. Lo que envíe ahora no la detendrá después.',
    neededBy: {
      DOCUMENTS: 'Lo necesitamos antes de preparar sus documentos del cierre.',
      SIGNING: 'Lo necesitamos antes de que firme.',
      FUNDING: 'Lo necesitamos antes de enviar su dinero.',
    },
    dueOn: (day) => `Envíelo a más tardar el ${day}.`,
    returned: (why) =>
      why
        ? `Lo que envió todavía no responde a esto. ${why}`
        : 'Lo que envió todavía no responde a esto. Envíe una copia más clara u otro documento.',
    needed: (count) =>
      count === 1 ? 'Solo tiene que enviar uno de estos documentos.' : `Envíe ${count} documentos.`,
    havePhone: (phone) => `Tenemos el ${phone}. Gracias.`,
    change: 'Cambiar el número',
    upload: 'Subir documentos',
    stillNeeded: 'Todavía lo necesitamos de usted.',
    received: 'Estamos revisando lo que envió.',
    askedOn: (day) => `Lo pedimos el ${day}.`,
  },
  upload: {
    why: 'Envíe un PDF o una foto clara de cada uno. Ciframos todo, y por lo general un analista de crédito lo revisa en 1 día hábil.',
    action: 'Enviar documentos',
    anyForm: 'Un PDF o fotos claras. Puede agregar varios archivos.',
  },
  send: {
    hint: 'Un PDF o una foto clara. El analista de crédito lo recibe en cuanto usted lo envía.',
    notSent: (why) => `No se envió: ${why}`,
  },
};
