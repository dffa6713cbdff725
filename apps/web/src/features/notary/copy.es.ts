import type { TermsChange } from '@homeline/domain/facts/change-reason.ts';
import type { Spanish } from '@homeline/domain/language/spanish.ts';
import { CHANGE_REASON_COPY } from '@homeline/domain/offers/change-reason-words.ts';
import type { notaryCopy as english } from './copy.ts';

const comesToYou = (price: string) => `Un notario puede ir a donde usted esté ${price}.`;

export const notaryCopy: Spanish<typeof english> = {
  papers: 'Lo que firma con el notario',
  price: {
    fee: 'Cargo del notario',
    free: 'sin costo para usted',
    fromDraw: (fee) => `por ${fee}, que se descuentan de su retiro`,
    comparison: {
      title: 'Lo que recibe de cada forma',
      reason:
        'Su línea, su tasa y su pago son iguales de las dos formas. Los documentos que firmó cubren ambas, así que no los firmará de nuevo.',
      choices: ['Por video', 'En persona'],
    },
    changed: {
      title: 'Qué cambió',
      reason: (change: TermsChange) =>
        `${CHANGE_REASON_COPY[change]} Su línea, su tasa y su pago son iguales. Los documentos que firmó cubren ambas formas de reunirse con un notario.`,
    },
  },
  intro: {
    heading: '¿Todo listo para reunirse con su notario?',
    why: 'Debe firmar la escritura, que pone nuestro gravamen sobre su vivienda, y dos declaraciones juradas ante un notario. Se reunirán por video, dondequiera que usted esté. Toma unos 15 minutos.',
    action: 'Empezar la sesión',
    inPerson: 'Reunirse en persona',
    checklistTitle: 'Tenga esto a mano',
    checklist: [
      { label: 'Su identificación', value: 'La misma identificación que subió, sin vencer' },
      { label: 'Cámara y micrófono', value: 'En un teléfono, una tableta o una computadora' },
      { label: 'Un lugar tranquilo y con luz', value: 'Esté a solas en la habitación' },
      { label: 'Una buena conexión', value: 'Lo mejor es Wi-Fi' },
      {
        label: 'Preguntas sobre usted',
        value: 'El notario puede preguntarle por su pasado, como dónde ha vivido',
      },
      { label: 'Una grabación', value: 'Grabamos la sesión, como exige la ley' },
    ],
    rather: (price) =>
      `¿No tiene cámara, o prefiere reunirse en persona? ${comesToYou(price)} No tendrá que llenar nada de nuevo.`,
    cash: (cash) => `En ese caso, el dinero que recibe sería ${cash}.`,
    opening: {
      heading: 'Abriendo su sesión',
      why: 'Nuestro proveedor de notarios está preparando la sesión y la escritura.',
      meanwhile: 'Tenga a mano su identificación.',
    },
  },
  inPerson: {
    title: '¿Reunirse con un notario en persona?',
    price: comesToYou,
    videoIsFree: ' Reunirse por video es gratis.',
    next: 'Después elegirá un día y un lugar. Puede cambiar de opinión hasta que solicite una hora.',
    action: 'Reunirse en persona',
    stay: 'Seguir con video',
  },
  session: {
    heading: 'Su notario le espera',
    why: 'Únase a la sesión en una pestaña nueva. Cuando termine, vuelva aquí. Esta página se actualiza sola.',
    timeline: 'La sesión',
    identify: { title: 'Usted verifica su identidad', text: 'Algunas preguntas y su identificación' },
    sign: { title: 'Usted firma la escritura con el notario', text: 'Por video, que se graba' },
    seal: { title: 'El notario la sella', text: 'La recibimos enseguida' },
    action: 'Unirse a la sesión',
    newTab: ' (se abre en una pestaña nueva)',
    help: '¿No puede abrirla, o se desconectó? Seleccione el botón de nuevo: la sesión sigue abierta. También puede llamarnos al',
  },
  failed: {
    heading: 'No pudimos terminar su sesión',
    why: 'No se firmó nada, y guardamos todo lo que nos dijo. La causa puede haber sido una pregunta de identidad, la cámara o la conexión.',
    way: '¿Cómo le gustaría continuar?',
    ways: {
      RETRY: {
        label: 'Intentar de nuevo por video',
        detail: 'Se reunirá con otro notario. Un teléfono suele tener mejor cámara',
      },
      IN_PERSON: {
        label: 'Reunirse con un notario en persona',
        detail: (price) =>
          `A la hora y en el lugar que elija, ${price}. Puede cambiar de opinión hasta que solicite una hora`,
      },
    },
  },
  schedule: {
    heading: '¿Cuándo puede un notario reunirse con usted?',
    why: (isFeeIncluded, isAtOffice) =>
      `${isAtOffice ? 'Firmará todo con un notario en una oficina, como exige la ley de Texas. Todas las personas que firman deben estar allí. Traiga su identificación.' : 'Un notario le llevará los documentos. Tenga a mano su identificación.'} Toma unos 30 minutos.${
        isFeeIncluded ? ' Sus cifras finales ya incluyen el cargo.' : ''
      }`,
    fields: { requestedTime: 'Día', hour: 'Hora', place: 'Lugar' },
    dayHint: 'De lunes a viernes, que no sea festivo, dentro de los próximos 90 días',
    hourHint: (zone) => `En la zona horaria de su vivienda (${zone})`,
    placeHint: 'Su vivienda, su trabajo o cualquier lugar que le convenga',
    officeHint:
      'La oficina de una compañía de títulos, de un abogado o nuestra. No puede firmar en su vivienda',
    offered: (when, place) => ({
      kind: 'DECISION',
      tone: 'CAUTION',
      title: 'Ese día no está disponible',
      text: `La oficina ofrece ${when}, en ${place}. Puede solicitar esa hora u otro día.`,
    }),
    action: 'Solicitar esta hora',
    byVideo: 'Reunirse por video',
  },
  appointment: {
    requested: {
      heading: 'Estamos reservando su notario',
      why: 'Solicitamos la hora de abajo. Le enviaremos un correo electrónico cuando esté confirmada, normalmente en el plazo de un día hábil.',
    },
    confirmed: {
      heading: 'Su cita está confirmada',
      why: 'El notario le llevará los documentos y los repasará con usted. Tenga a mano su identificación. Puede leer los documentos aquí en cualquier momento.',
      atOffice:
        'Todas las personas que firman deben asistir, cada una con su identificación. Usted firmará el contrato y la escritura. Puede leer los documentos aquí en cualquier momento.',
    },
    when: 'Cuándo',
    where: 'Dónde',
    bring: ['Traiga', 'Su identificación, sin vencer'],
    timeline: {
      label: 'Qué sigue',
      confirm: 'El notario confirma la hora',
      sign: 'Firman la escritura juntos',
      signAtOffice: 'Usted firma todo en la oficina',
      back: { title: 'Recibimos los documentos firmados', text: 'Entonces esta página se actualiza sola' },
    },
    documents: 'su línea',
    change: {
      open: 'Elegir otra hora',
      title: '¿Renunciar a esta cita?',
      text: 'La cancelaremos con el notario, y usted elegirá otro día y otra hora. Sus condiciones no cambian.',
      textAtOffice:
        'La cancelaremos con el notario, y usted elegirá otro día y otra hora. Sus condiciones no cambian. Prepararemos los documentos de nuevo para el nuevo día.',
      action: 'Elegir otra hora',
      stay: 'Conservar esta cita',
    },
    help: '¿Preguntas sobre su cita? Llámenos al',
  },
};
