import type { EmploymentType } from '@homeline/domain/facts/applicant.ts';
import type { Occupancy } from '@homeline/domain/facts/home.ts';
import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { accountsCopy as english } from './copy.ts';

const OCCUPANCIES: readonly { value: Occupancy; label: string; detail: string }[] = [
  { value: 'PRIMARY', label: 'Vivo ahí', detail: 'Es mi vivienda principal' },
  { value: 'SECOND_HOME', label: 'Segunda vivienda', detail: 'Paso ahí parte del año' },
  { value: 'INVESTMENT', label: 'Inversión', detail: 'La alquilo a otras personas' },
];

const EMPLOYMENTS: readonly { value: EmploymentType; label: string }[] = [
  { value: 'FULL_TIME', label: 'Empleo de tiempo completo' },
  { value: 'PART_TIME', label: 'Empleo de tiempo parcial' },
  { value: 'SELF_EMPLOYED', label: 'Trabajo por cuenta propia' },
  { value: 'RETIRED', label: 'Jubilación' },
  { value: 'SEPARATE_MAINTENANCE_PAYMENTS', label: 'Pensión conyugal o manutención por separación' },
  { value: 'UNEMPLOYED', label: 'Sin empleo' },
];

const REGISTRATION: Spanish<typeof english.registration> = {
  'property-info': {
    heading: '¿Cuál es la dirección de su vivienda?',
    why: 'Buscaremos cuánto vale y de quién es. Consultar no afecta su puntaje de crédito.',
    occupancy: 'Cómo la usa',
    occupancies: OCCUPANCIES,
  },
  'sale-status': {
    heading: '¿Su vivienda está en venta, o lo estuvo en los últimos 60 días?',
    why: 'Una línea de crédito queda unida a la vivienda, por eso le preguntamos antes de que continúe.',
    listedForSale: 'En venta',
    choices: [
      { value: false, label: 'No' },
      { value: true, label: 'Sí' },
    ],
  },
  'income-info': {
    heading: '¿Cuáles son sus ingresos?',
    why: 'Sus ingresos ayudan a determinar cuánto puede pedir prestado. Los verificará más adelante vinculando una cuenta o enviando documentos.',
  },
  name: {
    heading: '¿Cómo se llama?',
    why: 'Escriba su nombre tal como aparece en su identificación. Lo usaremos en sus documentos.',
    firstName: 'Nombre',
    middleName: 'Segundo nombre',
    lastName: 'Apellido',
    suffix: 'Sufijo',
    membershipNumber: 'Número de membresía',
    membershipHint:
      'El de su membresía con el socio que le envió aquí. Lo necesita para recibir un descuento de miembro, y es posible que le pidamos al socio que lo confirme.',
  },
  birthdate: {
    heading: '¿Cuándo nació?',
    why: 'Ayuda a la agencia de crédito a encontrar el expediente correcto, y la ley nos exige comprobarlo.',
    dob: 'Fecha de nacimiento',
    hint: 'Mes, día y año. Por ejemplo, 09 24 1975',
  },
  'contact-info': {
    heading: '¿Cómo podemos comunicarnos con usted?',
    why: 'Solo nos comunicaremos con usted sobre su solicitud.',
  },
  'login-info': {
    heading: 'Elija una contraseña',
    why: 'Con una cuenta puede salir y volver. Guardaremos cada respuesta.',
    password: 'Contraseña',
    hint: 'Al menos 12 caracteres. Una frase es más fácil de recordar que los símbolos.',
    action: 'Crear cuenta',
    exists: {
      title: 'Usted ya tiene una cuenta',
      text: 'Ya existe una cuenta con este correo electrónico. Inicie sesión para continuar o para presentar otra solicitud.',
      action: 'Iniciar sesión',
    },
    change: 'Cambiar',
    agree: {
      before: (lender) => `Al continuar con ${lender}, usted acepta sus`,
      terms: 'términos de uso',
      between: 'y confirma que leyó la',
      privacy: 'política de privacidad',
      after: 'Esto no afecta su crédito.',
    },
  },
};

export const accountsCopy: Spanish<typeof english> = {
  registration: REGISTRATION,
  progress: {
    groups: {
      PROPERTY: 'Vivienda',
      INCOME: 'Ingresos',
      PERSON: 'Datos personales',
      CONTACT: 'Contacto',
      LOGIN: 'Acceso',
    },
    names: {
      'property-info': 'Dirección',
      'sale-status': 'Estado de venta',
      name: 'Nombre',
      birthdate: 'Fecha de nacimiento',
    },
  },
  contact: {
    email: 'Correo electrónico',
    emailHint:
      '¿Ya presentó una solicitud? Use el mismo correo electrónico, para que pueda continuar donde se quedó.',
    phone: 'Teléfono celular',
    texts: 'Mensajes de texto',
  },
  income: {
    employmentType: 'De dónde vienen sus ingresos',
    employments: EMPLOYMENTS,
    employerName: 'Empleador',
    monthsReceived: 'Meses que lo ha recibido hasta ahora',
    monthsRemaining: 'Meses que le quedan por recibirlo',
    monthsRemainingHint: 'Revise su acuerdo o la orden del tribunal.',
    monthlyGross: 'Ingreso mensual antes de impuestos',
    monthlyGrossHint:
      'Sume todos sus ingresos. No es necesario que revele los ingresos por pensión conyugal, manutención de los hijos o manutención por separación si no desea que se consideren como base para pagar esta obligación.',
  },
};
