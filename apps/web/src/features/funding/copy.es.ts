import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { fundingCopy as english } from './copy.ts';

const CANCEL = 'Cancelar el contrato';

export const fundingCopy: Spanish<typeof english> = {
  complete: {
    heading: 'Su línea de crédito',
    why: {
      rescission: (midnight) =>
        `Por ley, tiene hasta ${midnight}, para cambiar de opinión. Luego esperamos unos días, por si envió una cancelación por correo postal, y enviamos su dinero. No necesita hacer nada.`,
      release: (day) =>
        `Su plazo para cancelar ha terminado. Enviamos su dinero el ${day}. No necesita hacer nada.`,
      releaseOrSooner: (day) =>
        `Su plazo para cancelar terminó. Enviamos su dinero el ${day}, o antes si confirma abajo que no canceló.`,
      recording: 'El condado está registrando la escritura. No necesita hacer nada.',
      other: 'No necesita hacer nada. Esta página se actualiza sola.',
    },
    cash: 'Dinero que recibe',
    account: 'A su cuenta',
    timeline: 'Desde su firma hasta su dinero',
    documents: 'su línea',
    close:
      'Puede cerrar esta página. Le enviaremos un correo electrónico cuando enviemos su dinero y cuando su línea esté registrada. ¿Preguntas? Llame al',
  },
  events: {
    signed: 'Usted firmó',
    rescission: 'Su plazo para cambiar de opinión',
    sent: 'Enviamos su dinero',
    settled: 'Llega a su cuenta',
    recorded: 'El condado registra la escritura',
    until: (midnight) => `Hasta ${midnight}`,
    release: (day) => `El ${day}`,
    releaseOrSooner: (day) => `El ${day}, o antes si confirma que no ha cancelado`,
    afterReview: 'Después de una revisión final',
    usuallySettled: 'Normalmente de 1 a 2 días hábiles después',
    usuallyRecorded: 'Normalmente de 1 a 10 días hábiles después',
    workedOnBy: (who) => `A cargo de: ${who}.`,
    // “La medianoche del 6” could be read as the night before it.
    midnight: (day, zone) => `la medianoche en que termina el ${day}, ${zone}`,
  },
  rescind: {
    title: '¿Cambió de opinión?',
    right: (midnight) =>
      `Puede cancelar el contrato hasta ${midnight}, por cualquier motivo y sin costo. Cancele aquí, o envíenos el formulario de su aviso del derecho a cancelar (notice of right to cancel). No deberá nada, y liberaremos nuestro gravamen.`,
    action: CANCEL,
    confirm: {
      title: '¿Cancelar el contrato?',
      text: 'Esto termina su línea de crédito antes de que se abra, para todas las personas que firmaron. No se puede deshacer. Para obtener otra línea, tendría que presentar una nueva solicitud.',
      keep: 'Conservar mi línea de crédito',
      action: CANCEL,
    },
  },
  confirm: {
    title: '¿Quiere su dinero antes?',
    why: (day, sooner) =>
      `Una cancelación enviada por correo postal todavía podría estar en camino, así que esperamos hasta el ${day}. Si no ha cancelado, díganoslo y enviaremos su dinero ${sooner ? `el ${sooner}` : 'antes'}.`,
    others: (names) => `También necesitamos lo mismo de ${names}.`,
    action: 'Confirmar que no he cancelado',
  },
  openLine: {
    owed: 'Hoy debe',
    bySchedule: 'Según su calendario de pagos, sin los intereses desde el último vencimiento',
    drawable: 'Hoy puede retirar',
    drawsUntil: (least, day) => `Al menos ${least} por vez, hasta el ${day}`,
    nextPayment: 'Próximo pago',
    due: (day) => `Vence el ${day}`,
    line: 'Línea de crédito',
    rate: (rate) => `A una tasa de interés de ${rate}`,
    payments: {
      title: 'Sus próximos pagos',
      due: 'Vence',
      payment: 'Pago',
      interest: 'Interés',
      owed: 'Saldo después',
      note: 'Si no retira nada más y no paga nada antes. Su estado de cuenta tiene los montos exactos.',
      none: 'Según el contrato, no vence ningún otro pago.',
    },
    draw: {
      title: 'Retirar más o pagar por completo',
      text: (least, day) =>
        `Lo que ha pagado puede volver a retirarlo hasta el ${day}, al menos ${least} cada vez. Pídalo en un mensaje o por teléfono: enviamos el dinero a su cuenta, y genera intereses desde ese día a la tasa de su línea. Retirar no tiene cargo. Puede pagar antes en cualquier momento, sin cargo.`,
      draw: 'Pedir un retiro',
      payoff: 'Pedir el monto para liquidar',
      call: 'Respondemos por mensaje. O llame al',
    },
    autopayEnds: {
      title: 'Si termina el pago automático',
      text: (rate, without, payment) =>
        `Su tasa incluye un descuento por pago automático. Sin él, sube de ${rate} a ${without} a partir del siguiente vencimiento, hasta que vuelva a configurar el pago automático. El pago de la línea completa sería de ${payment} al mes.`,
    },
    loanNumber: 'Número de préstamo',
    sent: 'Se le envió',
    toAccount: (account) => `a su cuenta ${account}`,
    sentOn: 'Fecha de envío',
    payBy: 'Cómo paga',
    autopay: (account) => `Pago automático desde ${account}`,
    manually: 'Usted paga por su cuenta cada mes',
    recorded: 'Registrada en el condado',
  },
};
