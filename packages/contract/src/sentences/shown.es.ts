import { PURPOSE_WORDS } from '@homeline/domain/facts/purpose-words.es.ts';
import { USUAL_IN_SPANISH } from '@homeline/domain/workflow/usual-in-spanish.ts';

/** What pages show of the server's words and of words that are also kept, outside forms and refused requests. */
export const SHOWN: Readonly<Record<string, string>> = {
  // The short answers of the stages.
  '{1} over {2} years': '{1} a {2} años',
  '{1} a month': '{1} al mes',
  'Home improvement': PURPOSE_WORDS.HOME_IMPROVEMENT,
  'Paying off other debts': PURPOSE_WORDS.DEBT_CONSOLIDATION,
  'Refinancing a mortgage': PURPOSE_WORDS.REFINANCE,
  'Something else': PURPOSE_WORDS.OTHER,
  'Being verified': 'En verificación',
  'Driver’s license': 'Licencia de conducir',
  'State ID card': 'Identificación estatal',
  Passport: 'Pasaporte',
  'Permanent resident card': 'Tarjeta de residente permanente',
  Signed: 'Firmado',
  Notarized: 'Notariado',
  Funded: 'Desembolsado',

  ...USUAL_IN_SPANISH,

  'Open your application': 'Abrir su solicitud',
  'See what you sign': 'Ver lo que firma',
  'Unknown device': 'Dispositivo desconocido',
  'Chrome on {1}': 'Chrome en {1}',
  'Edge on {1}': 'Edge en {1}',
  'Firefox on {1}': 'Firefox en {1}',
  'Opera on {1}': 'Opera en {1}',
  'Safari on {1}': 'Safari en {1}',
  'Samsung Internet on {1}': 'Samsung Internet en {1}',

  // Why the file asks for a document.
  'County records show that a trust owns your home. We review its documents before you sign.':
    'Los registros del condado muestran que su vivienda pertenece a un fideicomiso. Revisamos sus documentos antes de que usted firme.',
  'County records don’t show a usable legal description of your property. Your deed or plat has one.':
    'Los registros del condado no muestran una descripción legal utilizable de su propiedad. Su escritura o plano catastral (plat) tiene una.',
  'Please send your federal tax returns or Forms 1099 of the last two years. Our underwriter confirms your income with them.':
    'Envíe sus declaraciones de impuestos federales o sus formularios 1099 de los últimos dos años. Nuestro analista de crédito confirma sus ingresos con ellos.',

  // The questions of 12 CFR 1003, Appendix B. For counsel: compare with the CFPB's Spanish sample data collection form.
  'I do not wish to provide this information': 'No deseo proporcionar esta información',
  'Hispanic or Latino': 'Hispano o latino',
  Mexican: 'Mexicano',
  'Puerto Rican': 'Puertorriqueño',
  Cuban: 'Cubano',
  'Other Hispanic or Latino': 'Otro hispano o latino',
  'Not Hispanic or Latino': 'No hispano ni latino',
  'American Indian or Alaska Native': 'Indígena americano o nativo de Alaska',
  Asian: 'Asiático',
  'Asian Indian': 'Indio asiático',
  Chinese: 'Chino',
  Filipino: 'Filipino',
  Japanese: 'Japonés',
  Korean: 'Coreano',
  Vietnamese: 'Vietnamita',
  'Other Asian': 'Otro asiático',
  'Black or African American': 'Negro o afroamericano',
  'Native Hawaiian or Other Pacific Islander': 'Nativo de Hawái o de otra isla del Pacífico',
  'Native Hawaiian': 'Nativo de Hawái',
  'Guamanian or Chamorro': 'Guameño o chamorro',
  Samoan: 'Samoano',
  'Other Pacific Islander': 'Otro isleño del Pacífico',
  White: 'Blanco',
  Male: 'Masculino',
  Female: 'Femenino',

  // Chat, chatbot and feedback.
  Excellent: 'Excelente',
  Good: 'Bueno',
  Okay: 'Aceptable',
  Poor: 'Malo',
  'Very poor': 'Muy malo',
  'Answer too vague': 'La respuesta es demasiado vaga',
  'Not specific to my application': 'No se refiere a mi solicitud',
  'Not what I was asking about': 'No es lo que yo preguntaba',
  Other: 'Otro motivo',
  'Improve our product': 'Mejorar nuestro producto',
  'Give us a compliment': 'Felicitarnos',
  'An agent': 'Un agente',
  'An agent joined the chat.': 'Un agente se unió al chat.',
  'An agent took over the chat.': 'Un agente se hizo cargo del chat.',
  'An agent left the chat.': 'Un agente salió del chat.',
  '{1} joined the chat.': '{1} se unió al chat.',
  '{1} took over the chat.': '{1} se hizo cargo del chat.',
  '{1} left the chat.': '{1} salió del chat.',
  'We’re connecting you with another agent.': 'Le estamos comunicando con otro agente.',
  'An agent answered by phone.': 'Un agente respondió por teléfono.',
  '({1} can’t be shown here.)': '({1} no se puede mostrar aquí.)',
  'This message was left outside our chat hours. An email tells you when an agent has answered here.':
    'Este mensaje se dejó fuera de nuestro horario de chat. Un correo electrónico le avisará cuando un agente haya respondido aquí.',
  'This message was left outside our chat hours. An agent answers by email.':
    'Este mensaje se dejó fuera de nuestro horario de chat. Un agente responde por correo electrónico.',
  'This message was left outside our chat hours. An agent calls back or answers by email.':
    'Este mensaje se dejó fuera de nuestro horario de chat. Un agente devuelve la llamada o responde por correo electrónico.',

  // Pages closed for maintenance, unless the lender says otherwise.
  'Scheduled Maintenance': 'Mantenimiento programado',
  'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!':
    'Estamos realizando un mantenimiento programado. Vuelva en un momento. ¡Gracias por su paciencia!',

  // The holidays of 5 USC 6103(a), as lenders name them.
  'New Year’s Day': 'Año Nuevo',
  "New Year's Day": 'Año Nuevo',
  'Birthday of Martin Luther King, Jr.': 'Natalicio de Martin Luther King, Jr.',
  'Martin Luther King Jr. Day': 'Día de Martin Luther King Jr.',
  'Washington’s Birthday': 'Natalicio de Washington',
  "Washington's Birthday": 'Natalicio de Washington',
  'Presidents’ Day': 'Día de los Presidentes',
  'Memorial Day': 'Día de los Caídos (Memorial Day)',
  'Juneteenth National Independence Day': 'Día de la Emancipación (Juneteenth)',
  Juneteenth: 'Día de la Emancipación (Juneteenth)',
  'Independence Day': 'Día de la Independencia',
  'Labor Day': 'Día del Trabajo',
  'Columbus Day': 'Día de la Raza (Columbus Day)',
  'Veterans Day': 'Día de los Veteranos',
  'Thanksgiving Day': 'Día de Acción de Gracias',
  'Christmas Day': 'Navidad',

  // What the chat shows instead of a message with a personal number.
  'This message held what looks like a social security number, so we don’t show it.':
    'Este mensaje contenía lo que parece un número de Seguro Social, así que no lo mostramos.',
  'This message held what looks like an account or card number, so we don’t show it.':
    'Este mensaje contenía lo que parece un número de cuenta o de tarjeta, así que no lo mostramos.',

  // Where a mortgage was found (lien-sources.ts).
  'Credit file and the county’s records': 'Expediente de crédito y registros del condado',
  'Credit file': 'Expediente de crédito',
  'The county’s records': 'Registros del condado',
  'What you told us, as our review found it': 'Lo que usted nos dijo, según nuestra revisión',
};
