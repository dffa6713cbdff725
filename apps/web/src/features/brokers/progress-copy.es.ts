import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { progressCopy as english } from './progress-copy.ts';

export const progressCopy: Spanish<typeof english> = {
  why: 'Usted ve en qué punto está la solicitud y qué necesita. La identidad, el informe de crédito y las razones de una decisión quedan entre el cliente y nosotros.',
  open: 'Abrir',
  where: 'En qué punto está',
  step: 'Ahora',
  actor: 'Quién actúa',
  since: (day) => `desde el ${day}`,
  waits: 'Tiempo',
  stages: 'Etapas de la solicitud',
  ends: { OPENED: 'La línea está abierta', CLOSED: 'La solicitud terminó' },
  conditions: 'Lo que necesitamos',
  noConditions: 'No se pide ningún documento en este momento.',
  privately: (count) =>
    count === 1
      ? 'Hay una cosa más entre el cliente y nosotros. El cliente la lee en su cuenta.'
      : `Hay ${count} cosas más entre el cliente y nosotros. El cliente las lee en su cuenta.`,
  states: {
    OPEN: 'En espera',
    RESPONDED: 'En revisión',
    RETURNED: 'Devuelto',
    CLEARED: 'Aceptado',
    WAIVED: 'No hace falta',
  },
  dueOn: (day) => `a más tardar el ${day}`,
  sent: (titles) => `Enviado: ${titles}`,
  returned: (why) => `Lo que necesitamos en su lugar: ${why}`,
  needed: (count) => `Necesitamos ${count} documentos.`,
  send: 'Enviar por el cliente',
  sendHint: 'El cliente ve el archivo entre sus documentos.',
  received: 'Enviado. A continuación lo revisamos.',
  documents: 'Documentos enviados',
  noDocuments: 'Todavía no hay documentos.',
  reminder: 'Recordar al cliente',
  reminderText:
    'El mensaje le nombra a usted y a su empresa, dice qué está pendiente y lleva a la cuenta del cliente.',
  email: 'Enviar recordatorio por correo',
  text: 'Enviar recordatorio por mensaje de texto',
  reminded: 'Recordatorio enviado',
  last: (when) => `Último recordatorio: ${when}`,
  invitation: 'La invitación',
  invited: (email, when) => `Enviamos un correo a ${email} el ${when}.`,
  opened: 'El cliente la abrió, pero todavía no ha aceptado nada.',
  unopened: 'El cliente no la ha abierto. Si la dirección está mal, corríjala aquí.',
  address: 'Correo electrónico del cliente',
  resend: 'Enviar de nuevo la invitación',
  resendHint: 'El enlace del correo anterior deja de funcionar.',
  resent: 'Invitación enviada',
  check: 'Consulta de crédito y rango de ofertas',
};
