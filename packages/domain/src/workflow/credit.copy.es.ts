import type { CREDIT_STEPS } from './credit.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const CREDIT_COPY: StageCopy<typeof CREDIT_STEPS> = {
  WAITING_FOR_SOFT_CREDIT: {
    wait: {
      heading: 'Consultando su crédito',
      why: 'Esta consulta de crédito no afecta su puntaje, y otros prestamistas no la ven.',
    },
  },
  CREDIT_NO_MATCH: {
    next: 'Ingresar su número de Seguro Social o ITIN',
    message: {
      subject: 'Complete su consulta de crédito',
      text: 'Necesitamos una respuesta más antes de poder consultar su crédito. Dela en su cuenta, nunca por correo electrónico.',
    },
  },
  SOFT_CREDIT_NO_CREDIT: {
    next: 'Revisar sus datos para la agencia de crédito',
    message: {
      subject: 'Revise sus datos',
      text: 'No encontramos un expediente de crédito con sus datos. Revíselos en su cuenta.',
    },
  },
  CREDIT_FROZEN: {
    next: 'Levantar el congelamiento de su crédito',
    message: {
      subject: 'No pudimos consultar su crédito',
      text: 'Necesitamos que haga algo antes de poder consultar su crédito. Su cuenta dice qué hacer.',
    },
  },
  CREDIT_FROZEN_WITH_PIN: {
    next: 'Ingresar el PIN del congelamiento de su crédito',
    message: {
      subject: 'No pudimos consultar su crédito',
      text: 'Necesitamos que haga algo antes de poder consultar su crédito. Su cuenta dice qué hacer.',
    },
  },
  CREDIT_INCORRECT_PIN: {
    next: 'Ingresar de nuevo el PIN del congelamiento de su crédito',
    message: {
      subject: 'Revise el PIN de su crédito',
      text: 'La agencia de crédito no aceptó el PIN. Revíselo en su cuenta, nunca por correo electrónico.',
    },
  },
  CREDIT_LOCKED: {
    next: 'Desbloquear su expediente de crédito',
    message: {
      subject: 'No pudimos consultar su crédito',
      text: 'Necesitamos que haga algo antes de poder consultar su crédito. Su cuenta dice qué hacer.',
    },
  },
  FRAUD_ALERT_REVIEW: {
    wait: {
      heading: 'Le llamaremos',
      why: 'Su expediente de crédito tiene una alerta de fraude, así que debemos confirmar su identidad. Llamaremos al número que nos dio.',
      meanwhile: 'Conteste el teléfono. No tiene que hacer nada más.',
    },
  },
  CREDIT_ERROR: {
    next: 'Intentar de nuevo la consulta de crédito',
    message: {
      subject: 'No pudimos consultar su crédito',
      text: 'Algo salió mal con la consulta de crédito. Su cuenta dice qué hacer.',
    },
  },
};
