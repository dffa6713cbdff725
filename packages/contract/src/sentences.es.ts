/** What schemas and the server say to borrowers, by the English sentence. A blank is `{1}`, `{2}` and so on, in the order of the English. */
export const SENTENCES: Readonly<Record<string, string>> = {
  Required: 'Obligatorio',
  'Must be {1} or less': 'Debe ser {1} o menos',

  // How long a wait usually takes (steps.ts).
  seconds: 'segundos',
  'under a minute': 'menos de un minuto',
  'same business day': 'el mismo día hábil',
  '1 business day': '1 día hábil',
  '3 business days': '3 días hábiles',
  '1-2 business days': '1-2 días hábiles',
  '1-3 business days': '1-3 días hábiles',
  '2-5 business days': '2-5 días hábiles',
  '3-5 business days': '3-5 días hábiles',
  '1-10 business days': '1-10 días hábiles',
  '1-3 days': '1-3 días',
  'seconds by rule; 1 business day when referred':
    'segundos según las reglas; 1 día hábil si lo revisa una persona',
  'seconds; 1 business day when late': 'segundos; 1 día hábil si se retrasa',

  // The short answers of the sidebar (stage-answers.ts).
  '\u0024{1} over {2} years': '\u0024{1} en {2} años',
  '\u0024{1} a month': '\u0024{1} al mes',
  'Home improvement': 'Mejoras en la vivienda',
  'Paying off other debts': 'Pagar otras deudas',
  'Refinancing a mortgage': 'Refinanciar una hipoteca',
  'Something else': 'Otra cosa',
  'Being verified': 'En verificación',
  'Driver’s license': 'Licencia de conducir',
  'State ID card': 'Identificación estatal',
  Passport: 'Pasaporte',
  'Permanent resident card': 'Tarjeta de residente permanente',
  Signed: 'Firmado',
  Notarized: 'Certificado ante notario',
  Funded: 'Dinero enviado',
};
