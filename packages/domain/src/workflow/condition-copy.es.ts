import type { ConditionCategory } from '../facts/conditions.facts.ts';
import type { ConditionCopy } from './condition-copy.ts';

export const CONDITION_COPY: Readonly<Record<ConditionCategory, ConditionCopy>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    title: '¿Es suya esta cuenta bancaria?',
    ask: 'Envíe un estado de cuenta de los últimos 60 días que muestre su nombre y el número de cuenta.',
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    title: '¿Quién es dueño de su vivienda?',
    ask: 'Envíe la escritura, o el fideicomiso dueño de la vivienda, que nombre a todos los propietarios.',
  },
  GENERIC_DOCUMENT_REQUEST: {
    title: 'Un documento más',
    ask: 'Súbalo aquí. Llámenos si no sabe con seguridad de qué documento se trata.',
  },
  HARD_CREDIT_INQUIRY_REVIEW: {
    title: 'Una consulta en su informe de crédito',
    ask: 'Envíe una carta que muestre que la otra solicitud se canceló, o lo que abrió allí.',
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    title: 'Comprobante de sus ingresos',
    ask: 'Envíe documentos que muestren su nombre y sus ingresos, como recibos de sueldo, declaraciones de impuestos o cartas de beneficios.',
  },
  ID_VERIFICATION_FAILURE: {
    title: 'No pudimos verificar su identificación',
    ask: 'Muéstrela de nuevo con las cuatro esquinas a la vista, sin reflejos y con todas las letras nítidas. También puede usar otra identificación.',
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    title: 'Una segunda identificación',
    ask: 'Envíe otra identificación vigente con foto, de un tipo distinto al de la primera.',
  },
  MISSING_PHONE_NUMBER: {
    title: '¿A qué número podemos llamarle?',
    ask: 'Su informe de crédito pide a los prestamistas que hablen con usted antes de continuar.',
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    title: 'La descripción legal de su vivienda',
    ask: 'Envíe una escritura o un plano catastral (plat) que muestre el lote y la manzana (lot and block), o las medidas y linderos (metes and bounds). Encontrará uno en los documentos de cierre de cuando compró su vivienda.',
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    title: 'Su escritura',
    ask: 'Envíe la escritura registrada que le nombra como propietario.',
  },
  REVIEW_TRUST_REQUIREMENTS: {
    title: 'Su fideicomiso',
    ask: 'Envíe el certificado de fideicomiso (certificate of trust) o el contrato completo. Debe mostrar que el fideicomiso es revocable, quiénes son los fiduciarios y que pueden dar la vivienda en garantía.',
  },
};
