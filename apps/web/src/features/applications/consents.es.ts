import { ELECTRONIC_RECORDS_VERSIONS } from '@homeline/documents/summary/electronic-records.es.ts';
import type { Spanish } from '@homeline/domain/language/spanish.ts';
import { SIGNATURE_CONSENT_VERSIONS } from '@homeline/domain/signing/signature-consent.ts';
import type * as english from './consents.ts';

export { CONSENT_TEXTS as ENGLISH_CONSENT_TEXTS } from './consents.ts';

export const SOFT_CREDIT_CONSENT: Spanish<typeof english.SOFT_CREDIT_CONSENT> = {
  version: '2026-01-es',
  text: (lender) =>
    `Autorizo a ${lender} a obtener mi informe de crédito de una agencia de informes del consumidor para ver qué se me puede ofrecer. Es una consulta que no afecta mi puntaje de crédito (“soft inquiry”).`,
};

export const CLIENT_CHECK_CONSENT: Spanish<typeof english.CLIENT_CHECK_CONSENT> = {
  version: 'client-check-2026-11-es',
  text: (lender, originator) =>
    `Autorizo a ${lender} a obtener mi informe de crédito de una agencia de informes del consumidor para ver qué se me puede ofrecer, y a decirle a ${originator} que ya se hizo y entre qué montos y tasas está lo que se me puede ofrecer. ${originator} no recibe mi informe ni mi puntaje. Es una consulta que no afecta mi puntaje de crédito (“soft inquiry”).`,
};

export const HARD_CREDIT_CONSENT: Spanish<typeof english.HARD_CREDIT_CONSENT> = {
  version: '2026-01-es',
  text: (lender) =>
    `Autorizo a ${lender} a obtener mi informe de crédito completo de una agencia de informes del consumidor y a usarlo para decidir sobre mi solicitud. Es una consulta que otros prestamistas pueden ver y que puede bajar un poco mi puntaje de crédito (“hard inquiry”).`,
};

export const ESIGN_CONSENT: Spanish<typeof english.ESIGN_CONSENT> = {
  version: ELECTRONIC_RECORDS_VERSIONS.es,
  text: (lender) =>
    `Pude leer la declaración de arriba en este dispositivo. Acepto recibir de ${lender} por medios electrónicos los documentos de esta solicitud y firmarlos por medios electrónicos.`,
};

export const AUTOPAY_AUTHORIZATION: Spanish<typeof english.AUTOPAY_AUTHORIZATION> = {
  version: '2026-01-es',
  text: (lender, account) =>
    `Autorizo a ${lender} a tomar cada pago mensual, el día en que vence, de ${account}. Puedo detenerlo en cualquier momento si se lo digo a ${lender} al menos tres días hábiles antes de un pago.`,
};

export const SIGNATURE_CONSENT: Spanish<typeof english.SIGNATURE_CONSENT> = {
  version: SIGNATURE_CONSENT_VERSIONS.es,
  text: 'Leí los documentos de arriba. El nombre que escribí, o la firma que dibujé, es mi firma: me obliga como si hubiera firmado cada uno de ellos a mano.',
};

export const CONSENT_TEXTS: typeof english.CONSENT_TEXTS = {
  SOFT_CREDIT: SOFT_CREDIT_CONSENT,
  ELECTRONIC_RECORDS: ESIGN_CONSENT,
  HARD_CREDIT: HARD_CREDIT_CONSENT,
  AUTOPAY: {
    ...AUTOPAY_AUTHORIZATION,
    text: (lender) => AUTOPAY_AUTHORIZATION.text(lender, 'la cuenta que usted eligió'),
  },
  SIGNATURE: { ...SIGNATURE_CONSENT, text: () => SIGNATURE_CONSENT.text },
};
