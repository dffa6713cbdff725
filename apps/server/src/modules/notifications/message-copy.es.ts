import { APPLY_COPY } from '@homeline/domain/workflow/apply.copy.es.ts';
import { BANK_COPY, DEPOSIT_COPY } from '@homeline/domain/workflow/bank.copy.es.ts';
import { CLOSING_COPY } from '@homeline/domain/workflow/closing.copy.es.ts';
import { CREDIT_COPY } from '@homeline/domain/workflow/credit.copy.es.ts';
import { END_COPY } from '@homeline/domain/workflow/ends.copy.es.ts';
import { FACT_MESSAGES } from '@homeline/domain/workflow/fact-messages.es.ts';
import { FUNDING_COPY } from '@homeline/domain/workflow/funding.copy.es.ts';
import { IDENTITY_COPY } from '@homeline/domain/workflow/identity.copy.es.ts';
import { INCOME_COPY } from '@homeline/domain/workflow/income.copy.es.ts';
import { EARLY_INSURANCE_COPY, INSURANCE_COPY } from '@homeline/domain/workflow/insurance.copy.es.ts';
import { NOTARY_COPY } from '@homeline/domain/workflow/notary.copy.es.ts';
import { PREQUAL_COPY } from '@homeline/domain/workflow/prequal.copy.es.ts';
import { SIGNER_MESSAGES } from '@homeline/domain/workflow/signer-messages.es.ts';
import type { StepMessage } from '@homeline/domain/workflow/stage-copy.ts';
import type { StepCopy } from '@homeline/domain/workflow/step-copy.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { SUBMISSION_COPY } from '@homeline/domain/workflow/submission.copy.es.ts';
import { TITLE_COPY } from '@homeline/domain/workflow/title.copy.es.ts';
import { VALUATION_COPY } from '@homeline/domain/workflow/valuation.copy.es.ts';
import { ACCOUNT_EMAILS } from './account-email-copy.es.ts';
import type { MESSAGE_COPY, OtherMessage } from './message-copy.ts';

const OTHER_MESSAGES: Readonly<Record<OtherMessage, StepMessage>> = {
  ADVERSE_ACTION_NOTICE: {
    subject: 'Un aviso sobre su solicitud',
    text: 'Tomamos una decisión sobre su solicitud. El aviso en su cuenta explica la decisión y los motivos.',
  },
  NOTICE_OF_INCOMPLETENESS: {
    subject: 'Su solicitud está incompleta',
    text: 'Necesitamos algo más de usted para continuar. El aviso en su cuenta enumera lo que falta y para cuándo lo necesitamos.',
  },
  CREDIT_SCORE_DISCLOSURE: {
    subject: 'Un aviso sobre su puntaje de crédito',
    text: 'Usamos su puntaje de crédito. El aviso en su cuenta muestra su puntaje, qué lo afectó y a quién preguntar.',
  },
  ECOA_NOTICE: {
    subject: 'Sus derechos al solicitar',
    text: 'Un aviso en su cuenta explica su derecho a la igualdad de crédito y a una copia gratis de cada valoración de su vivienda.',
  },
  VALUATION_REPORT: {
    subject: 'Una copia de la valoración de su vivienda',
    text: 'La valoración de su vivienda está completa. Su copia gratis y un aviso de sus derechos están en su cuenta.',
  },
  EARLY_DISCLOSURES_CHANGED: {
    subject: 'Sus condiciones cambiaron: lea la diferencia',
    text: 'Cambió una condición de las divulgaciones que usted leyó. Las nuevas divulgaciones en su cuenta muestran cada condición antes y ahora, y qué puede hacer. Léalas antes de firmar.',
  },
  RESUME_LINK: {
    subject: 'Continúe su solicitud',
    text: 'Abra este enlace en cualquier dispositivo e inicie sesión. Le lleva a donde se quedó, mientras su solicitud esté abierta.',
  },
  ORIGINATOR_REMINDER: {
    subject: 'Su solicitud le espera',
    text: '{originator} le pide que continúe su solicitud con {lender}. {what} Hágalo en su cuenta, nunca por correo electrónico.',
  },
  NEW_MESSAGE: {
    subject: 'Tiene un mensaje de {lender}',
    text: 'Abra este enlace e inicie sesión para leerlo y responder. Por su privacidad, el mensaje no está en este correo electrónico.',
  },
  SECOND_APPLICATION: {
    subject: 'Ya tiene una solicitud abierta',
    text: 'Recibimos otra solicitud con sus datos. La primera está guardada y puede continuarla en esta cuenta. Si usted no envió la otra, llámenos.',
  },
  CORRECTED_CONTACT: {
    subject: 'Sus datos de contacto cambiaron',
    text: 'De ahora en adelante usaremos su nueva dirección de correo electrónico y su nuevo número de teléfono. Si usted no los cambió, llámenos de inmediato.',
  },
  DOCUMENT_LINK_MADE: {
    subject: 'Se creó un enlace a sus documentos',
    text: 'Alguien que inició sesión en su cuenta creó un enlace a una copia de sus documentos. Se abre con un código. Si no fue usted, termine el enlace en la página de documentos y llámenos de inmediato.',
  },
  CORRECTED_ACCOUNT: {
    subject: 'Su dinero irá a otra cuenta',
    text: 'Usted pidió usar otra cuenta bancaria. Si no fue así, llámenos de inmediato.',
  },
  CORRECTED_PROFILE: {
    subject: 'Se corrigió su nombre o su fecha de nacimiento',
    text: 'Corregimos su nombre o su fecha de nacimiento en su solicitud. Si usted no lo pidió, llámenos de inmediato.',
  },
  CORRECTED_TERMS: {
    subject: 'Elija su oferta de nuevo',
    text: 'Corregimos su solicitud, así que estamos preparando ofertas nuevas. Estarán en su cuenta en unos minutos, y usted elige una de nuevo. Si usted no lo pidió, llámenos de inmediato.',
  },
  SIGNER_INVITATION: {
    subject: '{borrower} le pide que firme',
    text: '{borrower} está solicitando una línea de crédito sobre el valor de la vivienda y le nombró como alguien que firma por la vivienda. Para ver lo que firma, abra este enlace dentro de {validFor} y elija una contraseña. El enlace funciona una sola vez.',
  },
  CO_BORROWER_INVITATION: {
    subject: '{borrower} le pide que soliciten juntos',
    text: '{borrower} está solicitando una línea de crédito sobre el valor de la vivienda y le nombró como cosolicitante, que también debe la línea. Para responder unas preguntas y dar su propio consentimiento, abra este enlace dentro de {validFor} y elija una contraseña. El enlace funciona una sola vez.',
  },
  SIGNER_REMINDER: {
    subject: '{borrower} espera por usted',
    text: 'Hay algo que usted debe hacer antes de que la línea de crédito pueda abrirse. Inicie sesión para verlo.',
  },
  SIGNERS_LAST_DAY: {
    subject: 'Firme a más tardar el {lastDay}',
    text: 'La línea de crédito que solicita {borrower} todavía necesita su firma. Si no firman todas las personas a más tardar el {lastDay}, cerramos la solicitud. Si no quiere firmar, puede decírnoslo en la misma página.',
  },
  DEPOSIT_REMINDER: {
    subject: 'Ingrese el código de su pequeño depósito',
    text: 'El pequeño depósito ya debería estar en su cuenta bancaria, con un código de tres letras al lado. Inicie sesión e ingrese el código. Si no lo encuentra, allí puede usar otra cuenta.',
  },
  SIGN_REMINDER: {
    subject: 'Sus documentos esperan por usted',
    text: 'Inicie sesión para leerlos y firmarlos. Si algo está mal o no quiere firmar, puede decírnoslo en la misma página.',
  },
  CHAT_REPLY: {
    subject: '{lender} respondió a su chat',
    text: 'Un agente respondió a su chat mientras usted no estaba. Inicie sesión y abra el chat para leer la respuesta.',
  },
  CHAT_REPLY_TO_VISITOR: {
    subject: '{lender} respondió a su chat',
    text: 'Un agente respondió a su chat mientras usted no estaba. Abra el chat en el mismo dispositivo para leer la respuesta. Si ya no está allí, comience uno nuevo o llámenos.',
  },
};

const STEPS: Readonly<Record<StepName, StepCopy>> = {
  ...{ ...APPLY_COPY, ...CREDIT_COPY, ...PREQUAL_COPY, ...SUBMISSION_COPY, ...INCOME_COPY },
  ...{ ...BANK_COPY, ...IDENTITY_COPY, ...VALUATION_COPY, ...TITLE_COPY, ...EARLY_INSURANCE_COPY },
  ...{ ...DEPOSIT_COPY, ...CLOSING_COPY, ...NOTARY_COPY, ...INSURANCE_COPY, ...FUNDING_COPY, ...END_COPY },
};

const STEP_MESSAGES = Object.entries(STEPS).flatMap(([step, { message }]) =>
  message ? [[step, message] as const] : [],
);

/** The product's own words for every email in Spanish, by the names of `MESSAGE_COPY`. */
export const MESSAGE_COPY_ES: typeof MESSAGE_COPY = {
  ...Object.fromEntries(STEP_MESSAGES),
  ...FACT_MESSAGES,
  ...SIGNER_MESSAGES,
  ...ACCOUNT_EMAILS,
  ...OTHER_MESSAGES,
};
