import { currentStep } from '../../../workflow/current-step.ts';
import type { StepName } from '../../../workflow/steps.ts';
import type { SpanishOwnAnswer } from './own-words.ts';
import { standing } from './progress.ts';

const INCOME =
  'Sus ingresos ayudan a determinar cuánto puede pedir, así que los confirmamos con su nómina, su banco, su empleador o sus documentos. Los usamos para su solicitud y no podemos cambiar nada allí.';
const PAY_STUBS =
  'Sus ingresos ayudan a determinar cuánto puede pedir, así que los confirmamos antes de prestar. Una cuenta vinculada no siempre puede mostrar lo que gana antes de impuestos, así que un analista de crédito compara sus documentos con lo que nos indicó.';
/** 31 CFR 1020.220 is the rule on identification. */
export const IDENTITY =
  'La ley federal nos exige confirmar quién es usted antes de prestar (31 CFR 1020.220). Ciframos la foto de su identificación, y solo la ven las personas y el servicio que la verifican para nosotros.';
const ACCOUNT = 'Necesitamos saber adónde enviar su dinero, y que la cuenta es suya.';
const DEPOSIT = `${ACCOUNT} El código junto al pequeño depósito muestra que usted puede ver la cuenta.`;
const INSURANCE =
  'Su vivienda garantiza la línea, así que debe estar asegurada mientras la línea esté abierta.';
const NOTARY =
  'El condado registra la escritura, así que se firma ante un notario, que confirma quién es usted.';

const BY_PERSON = 'Una persona revisa lo que no se puede resolver automáticamente. Eso no es una decisión.';

/** Why a step asks the borrower for something. */
const WHY: Partial<Readonly<Record<StepName, string>>> = {
  LIEN_VERIFICATION: 'Lo que se debe sobre su vivienda limita cuánto puede pedir.',
  ADDITIONAL_PROFILE:
    'Todas las personas dueñas de la vivienda deben firmar, y un cónyuge también puede tener derechos sobre ella.',
  // 12 CFR 1003, Appendix B.
  HMDA_COLLECTION:
    'La ley federal nos pide hacer estas preguntas, para ayudar a asegurar que se trate a todas las personas de manera justa. No tiene que responderlas.',
  INCOME_VERIFICATION: INCOME,
  MANUAL_PAYSTUB_UPLOAD: PAY_STUBS,
  PAYSTUB_REVIEW: PAY_STUBS,
  EMPLOYER_VERIFICATION: INCOME,
  WAITING_FOR_EMPLOYER_VERIFICATION: INCOME,
  INCOME_ERROR: INCOME,
  DISBURSEMENT_ACCOUNT: ACCOUNT,
  ACCOUNT_DEPOSIT_SENT: DEPOSIT,
  ACCOUNT_DEPOSIT_CODE: DEPOSIT,
  BANK_ACCOUNT_CONFIRMATION: ACCOUNT,
  AUTOPAY_ACCOUNT: 'Usted elige cómo paga cada mes. El pago automático baja su tasa.',
  IDENTITY_VERIFICATION: IDENTITY,
  ID_VERIFICATION_FAILURE: IDENTITY,
  DEED_SIGNING: NOTARY,
  NOTARY_SESSION: NOTARY,
  MANUAL_NOTARY_SCHEDULING: NOTARY,
  MANUAL_DEED_SIGNING: NOTARY,
  INSURANCE_REQUEST: INSURANCE,
  INSURANCE_UPLOAD: INSURANCE,
  INSURANCE_REVIEW: INSURANCE,
};

/** Says why the present step asks for something; undefined where it asks for nothing of its own. */
export const whyAsked: SpanishOwnAnswer = (application, page) => {
  const { id, kind } = currentStep(application.facts);
  const why = WHY[id] ?? (kind === 'REVIEW' ? BY_PERSON : undefined);
  return why && `${why} ${standing(application, page)}`;
};
