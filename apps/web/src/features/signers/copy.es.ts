import type { Spanish } from '@homeline/domain/language/spanish.ts';
import { signingCopy, TURN_ON_LOCATION } from '../signing/copy.es.ts';
import type { signersCopy as english } from './copy.ts';

export const signersCopy: Spanish<typeof english> = {
  progress: {
    SIGNER_CANCELLED: 'Ya no va a firmar',
    SIGNER_ERROR: 'Se detuvo',
    SIGNER_INVITED: 'Recibió la invitación, todavía no ha iniciado sesión',
    SIGNER_RESUME: 'Ha iniciado sesión',
    SIGNER_INTRO: 'Ha iniciado sesión',
    SIGNER_PROFILE: 'Ha iniciado sesión',
    SIGNER_HMDA: 'Está respondiendo nuestras preguntas',
    WAITING_FOR_SIGNER_CREDIT: 'Está respondiendo nuestras preguntas',
    SIGNER_CREDIT: 'Necesitamos algo más de esta persona',
    SIGNER_INCOME: 'Está respondiendo nuestras preguntas',
    SIGNER_IDENTITY: 'Está verificando su identidad',
    WAITING_FOR_SIGNER_ID: 'Está verificando su identidad',
    SIGNER_CONDITIONS: 'Necesitamos otra identificación de esta persona',
    SIGNER_DOCUMENTS: 'Está leyendo sus documentos',
    SIGNER_SIGN: 'Puede firmar ya',
    WAITING_FOR_SIGNER_NOTARY: 'Firmó; firma la escritura con usted',
    SIGNER_NOTARY: 'Firmó; firma la escritura con usted',
    SIGNER_COMPLETE: 'Firmó',
  },
  board: {
    title: 'Quién falta por firmar',
    roles: { CO_BORROWER: 'Solicita la línea con usted', CO_DEEDER: 'Firma por la vivienda' },
    afterYou: 'Recibirá el enlace cuando usted haya firmado',
    refused: 'No quiso firmar. Puede iniciar sesión y elegir “Empezar de nuevo”.',
    lastLetter: (day) => `Último correo electrónico enviado el ${day}`,
    remind: 'Enviar un recordatorio',
    remindWhom: (name) => ` a ${name}`,
    reminded: 'Recordatorio enviado',
    wrong: '¿Hay algún otro problema, o alguien no puede firmar? Llámenos al',
  },
  email: {
    open: 'Cambiar correo electrónico',
    title: (name) => `Cambie el correo electrónico de ${name}`,
    why: 'Enviaremos una nueva invitación a esa dirección. El enlace del correo anterior dejará de funcionar.',
    label: 'Su correo electrónico',
    action: 'Enviar una nueva invitación',
    done: (email) => `Enviamos una invitación a ${email}`,
    cancel: 'Cancelar',
  },
  login: {
    invited: {
      heading: 'Le invitan a firmar',
      why: 'Confirme el correo electrónico al que le escribimos y elija una contraseña. Si ya tiene una cuenta aquí, use la contraseña de esa cuenta. Si ya abrió este enlace antes, inicie sesión.',
      password: 'Contraseña',
      passwordHint: 'Para una cuenta nueva, al menos 12 caracteres. Una frase corta funciona bien.',
      action: 'Abrir mis documentos',
      failed: 'Todavía no ha iniciado sesión',
      otherPassword:
        'Este correo electrónico ya tiene una cuenta aquí, con otra contraseña. Si no la sabe, elija una nueva y luego abra otra vez el enlace de nuestro correo.',
      newPassword: 'Elegir una nueva contraseña',
      signIn: 'Iniciar sesión en mi cuenta',
    },
    expired: {
      heading: 'Este enlace venció',
      why: 'Por su seguridad, un enlace funciona durante 30 días. Podemos enviar uno nuevo a la dirección a la que le escribimos.',
      action: 'Enviarme un enlace nuevo',
      sent: {
        heading: 'Revise su correo electrónico',
        why: 'Si todavía se necesita su firma, el enlace nuevo va en camino. Puede tardar unos minutos.',
      },
    },
    replaced: {
      heading: 'Este enlace ya no funciona',
      why: 'Ya se usó, o enviamos uno más reciente. Si ya abrió su enlace antes, inicie sesión. Si no, busque nuestro correo más reciente o pida un enlace nuevo.',
    },
    returning: {
      heading: 'Inicie sesión para firmar documentos',
      why: 'Use la cuenta que abrió desde nuestra invitación.',
      action: 'Iniciar sesión',
      ask: 'Obtener un enlace nuevo',
    },
    resend: {
      heading: 'Obtenga un enlace nuevo',
      why: 'Le enviaremos un enlace nuevo si alguien indicó que la persona con este correo electrónico debe firmar. El enlace anterior dejará de funcionar.',
      action: 'Enviarme un enlace',
      sent: {
        title: 'Revise su correo electrónico',
        text: 'Si hay una invitación abierta para este correo electrónico, el enlace está en camino. Puede tardar unos minutos. Si ya abrió su enlace antes, vuelva e inicie sesión.',
      },
      back: 'Volver a iniciar sesión',
    },
    email: 'Correo electrónico',
  },
  none: {
    heading: 'Aquí no hay nada que firmar',
    why: 'Ninguna solicitud de esta cuenta necesita su firma. Si recibió una invitación, abra su enlace. Es posible que sea para otro correo electrónico.',
    action: 'Ir a su panel',
  },
  choose: { title: 'Otros documentos para firmar', open: 'Abrir' },
  resume: {
    heading: (name) => `Hola, ${name}`,
    why: {
      CO_BORROWER: (borrower, home) =>
        `${borrower} le pide que soliciten juntos una línea de crédito sobre el valor de la vivienda en ${home}.`,
      CO_DEEDER: (borrower, home) =>
        `${borrower} está solicitando una línea de crédito sobre el valor de la vivienda en ${home} y necesita su firma.`,
    },
    steps: 'Lo que hará',
    answers: {
      title: 'Responda preguntas sobre sus ingresos y su crédito',
      text: 'Unos cinco minutos, con un comprobante de sus ingresos a mano.',
    },
    identity: {
      title: 'Verifique su identidad',
      text: 'Con una foto de su identificación. Toma unos tres minutos.',
    },
    sign: {
      title: 'Lea y firme',
      text: 'Cuando los documentos estén listos. Le enviaremos un correo electrónico.',
    },
    notary: {
      title: 'Firme la escritura con un notario',
      text: 'Junto con la persona que solicita la línea.',
    },
    action: 'Continuar',
    roles: {
      CO_BORROWER: 'Piden el crédito en conjunto: usted también debe la línea de crédito.',
      CO_DEEDER:
        'Usted no debe nada. Firma para que la vivienda pueda servir de garantía de la línea de crédito.',
    },
  },
  intro: {
    heading: 'Algunos datos sobre usted',
    why: 'Los usamos para verificar quién es usted. La persona que solicita la línea no puede verlos.',
    you: 'Firmará como',
    name: 'Nombre en los documentos',
    home: 'Vivienda',
    dob: 'Fecha de nacimiento',
    phone: 'Teléfono',
    consent: 'Registros electrónicos',
    action: 'Continuar',
  },
  identity: {
    waiting: {
      heading: 'Revisando su identificación',
      why: 'Normalmente toma menos de un minuto. Puede quedarse en esta página.',
    },
  },
  conditions: {
    heading: 'No pudimos verificar su identidad',
    why: 'Envíe otra foto u otra identificación. Si eso no funciona, envíenos un documento que muestre su nombre y su dirección, y una persona lo revisará.',
    another: 'Enviar otra identificación',
    document: 'Enviar un documento',
    call: 'También puede llamarnos al',
  },
  uploadDocument: {
    heading: 'Envíe un documento',
    why: 'Una factura de servicios públicos, un estado de cuenta bancario o una carta de una oficina del gobierno, con su nombre y su dirección. Una persona lo revisa en el plazo de un día hábil.',
    label: 'Su documento',
    action: 'Enviar documento',
    sent: {
      title: 'Tenemos su documento',
      text: 'Una persona lo está revisando. Le enviaremos un correo electrónico cuando pueda continuar.',
    },
  },
  documents: {
    heading: 'Lea sus documentos',
    why: 'Abra cada documento. Después podrá firmar.',
    atOffice: {
      why: 'Abra cada documento. La ley de Texas exige que los firme más adelante, junto con la persona que solicita la línea, en una misma cita en una oficina.',
      action: 'Ya los leí',
    },
    ownersTerms:
      'Usted no debe nada y no firma el contrato de la línea de crédito. Recibe una copia de sus condiciones porque puede cancelar la línea.',
    label: 'Sus documentos',
    action: 'Continuar a la firma',
    early: {
      label: 'Lea esto ahora',
      texas:
        'La ley de Texas impone una espera: la línea no puede abrirse antes del día 12 después de que cada propietario y cada cónyuge haya abierto el aviso de abajo.',
    },
    notReady: {
      heading: 'Su identidad está verificada',
      why: 'Los documentos todavía no están listos. Le enviaremos un correo electrónico en cuanto pueda leerlos y firmarlos. Puede cerrar esta página.',
    },
    notYet: {
      heading: 'Ya leyó todo',
      why: 'Podrá firmar cuando la persona que solicita la línea haya completado su parte. Le enviaremos un correo electrónico. Puede cerrar esta página.',
    },
    turn: {
      heading: (borrower) => `Es el turno de ${borrower} para firmar`,
      why: (borrower) =>
        `Primero firma ${borrower}. Le escribiremos en cuanto sea su turno. Puede cerrar esta página.`,
      toRead: (borrower) =>
        `Abra cada documento. Primero firma ${borrower}, y le escribiremos cuando sea su turno.`,
      action: 'Ya los leí',
    },
    paused: {
      heading: 'La firma está en pausa',
      why: 'Estamos revisando los documentos. No tiene que hacer nada. Le enviaremos un correo electrónico cuando pueda firmar. Puede cerrar esta página.',
    },
    done: {
      heading: 'Ya terminó',
      why: 'Gracias. No tiene que hacer nada más. Sus documentos se quedan aquí para que pueda leerlos.',
    },
  },
  sign: {
    heading: 'Firme sus documentos',
    why: 'Su firma se pone en todos.',
    nothing: 'No hay nada que firmar antes de la escritura. Su firma confirma que participa.',
    action: 'Firmar documentos',
    noLocation: (phone) => ({
      title: signingCopy.location.unknown.title,
      text: `${TURN_ON_LOCATION} Si eso no funciona, llámenos al ${phone}. Podemos llevarle los documentos para que los firme en persona. También puede firmar sin compartirla.`,
    }),
    decline: (borrower) =>
      `Usted no firmará nada. Le diremos a ${borrower} que usted no quiso firmar, pero no por qué. Si alguien más firma, solo ve que la firma está en pausa. Nos comunicaremos con usted en un día hábil, y hasta entonces puede cambiar de opinión.`,
    sealing: {
      heading: 'Sellando sus documentos',
      why: 'Estamos sellando sus documentos firmados, para que se note cualquier cambio posterior. Toma unos segundos.',
    },
    sealedLate: {
      heading: 'Está tardando más de lo habitual',
      why: 'Tenemos su firma, y alguien de nuestro equipo está viendo por qué aún no se ha guardado. Usted no tiene que hacer nada. Le escribiremos cuando pueda continuar. Puede cerrar esta página.',
    },
  },
  notary: {
    waiting: {
      heading: 'Gracias por firmar',
      why: 'Ahora firmará la escritura con un notario, junto con la persona que solicita la línea. Esa persona abre la sesión o programa la cita. La mostraremos aquí.',
    },
    online: {
      heading: 'Firme la escritura por video',
      why: 'La sesión del notario está abierta. Únase desde un dispositivo con cámara y tenga a mano su identificación.',
      action: 'Unirse a la sesión',
      newTab: ' (se abre en una pestaña nueva)',
      failed: {
        title: 'La última sesión no se pudo completar',
        text: 'La persona que solicita la línea abrirá una nueva. Aparecerá aquí.',
      },
    },
    atOffice: {
      waiting: {
        heading: 'Ya leyó todo',
        why: 'Ahora firmará todo en una oficina, junto con la persona que solicita la línea. Esa persona programa la cita. La mostraremos aquí.',
      },
      booked: {
        heading: 'Firme en la oficina',
        why: 'Traiga su identificación. Firma todo junto con la persona que solicita la línea.',
      },
    },
    inPerson: {
      heading: 'Firme la escritura en persona',
      why: 'Traiga su identificación. Firma junto con la persona que solicita la línea.',
      when: 'Cuándo',
      where: 'Dónde',
    },
    help: '¿Preguntas? Llámenos al',
  },
  error: {
    refused: {
      heading: 'Usted no quiso firmar',
      why: 'Usted no firmó nada. Le dijimos a la persona que solicita la línea que usted no quiso firmar, pero no por qué, y nos comunicaremos con usted. Si cambia de opinión, puede empezar de nuevo aquí.',
      action: 'Empezar de nuevo',
    },
    failed: {
      heading: 'Su firma no se guardó',
      why: 'Algo salió mal mientras sellábamos sus documentos. No se firmó nada. Inténtelo de nuevo.',
      action: 'Intentar de nuevo',
    },
  },
  cancelled: {
    heading: 'Su firma ya no es necesaria',
    why: 'Esta solicitud ha terminado, o usted ya no forma parte de ella. No tiene que hacer nada.',
    help: '¿Preguntas? Llámenos al',
  },
  confirm: {
    title: '¿Ha cancelado?',
    why: 'Una cancelación enviada por correo postal todavía podría estar en camino. Si no ha cancelado, díganoslo y el dinero podrá enviarse antes.',
  },
  dashboard: {
    title: 'Documentos que alguien le pidió firmar',
    link: (borrower) => `Firmar para ${borrower}`,
  },
};
