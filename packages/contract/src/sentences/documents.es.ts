/** Titles and purposes of documents. The papers are in English, so the title of each that we write keeps its English name. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  'A document in Spanish': 'Un documento en español',
  'A translation for information': 'Una traducción para su información',
  'Consent to electronic records and signatures':
    'Consentimiento para registros y firmas electrónicos (Consent to electronic records and signatures)',
  'Permission to deliver and sign documents electronically':
    'Permiso para entregar y firmar documentos electrónicamente',
  'Application summary': 'Resumen de la solicitud (Application summary)',
  'What you told us, and the offer you chose': 'Lo que nos dijo y la oferta que eligió',
  'Important terms of our home equity line of credit':
    'Condiciones importantes de nuestra línea de crédito (Important terms of our home equity line of credit)',
  'Terms of the plan before it is opened': 'Condiciones del plan antes de abrirlo',
  'What you should know about home equity lines of credit':
    'Lo que debe saber sobre las líneas de crédito (What you should know about home equity lines of credit)',
  'General information about lines of credit': 'Información general sobre las líneas de crédito',
  'Notice concerning extensions of credit':
    'Aviso sobre el otorgamiento de crédito (Notice concerning extensions of credit)',
  'Rights under the Texas Constitution': 'Derechos según la Constitución de Texas',
  'Additional mortgage disclosures':
    'Divulgaciones adicionales sobre hipotecas (Additional mortgage disclosures)',
  'Equal credit, valuation copies, servicing, counseling and insurance':
    'Igualdad de crédito, copias de la valoración, administración, asesoría y seguro',
  'Sample record': 'Documento de muestra (Sample record)',
  'Shows that you can open your documents': 'Muestra que usted puede abrir sus documentos',
  'Certificate of signing': 'Certificado de firma (Certificate of signing)',
  'Who signed what, when and how': 'Quién firmó qué, cuándo y cómo',
  'Closing summary': 'Resumen del cierre (Closing summary)',
  'Fees, initial draw, payoffs and cash': 'Cargos, retiro inicial, liquidaciones y efectivo',
  'Your credit score and the price you pay for credit':
    'Su puntaje de crédito y el precio que paga por el crédito (Your credit score and the price you pay for credit)',
  'Notice to the home loan applicant: the score that was used':
    'Aviso al solicitante de un préstamo para vivienda: el puntaje que se usó',
  'Privacy notice': 'Aviso de privacidad (Privacy notice)',
  'How personal information is collected, shared and protected':
    'Cómo se recopila, se comparte y se protege la información personal',
  'Credit authorization': 'Autorización de crédito (Credit authorization)',
  'Permission to obtain a full credit report': 'Permiso para obtener un informe de crédito completo',
  'Your right to walk away before closing':
    'Su derecho a desistir antes del cierre (Your right to walk away before closing)',
  'Get your fees back if we change the terms': 'Le devolvemos sus cargos si cambiamos las condiciones',
  'Home equity line of credit agreement':
    'Contrato de la línea de crédito (Home equity line of credit agreement)',
  'The line, its terms and billing rights': 'La línea, sus condiciones y sus derechos sobre la facturación',
  'Automatic payment authorization': 'Autorización de pago automático (Automatic payment authorization)',
  'Permission to collect payments from an account': 'Permiso para cobrar pagos de una cuenta',
  'Payoff authorization': 'Autorización de liquidación (Payoff authorization)',
  'Direction to pay creditors and close lines': 'Instrucción de pagar a acreedores y cerrar líneas',
  'Notice of right to cancel': 'Aviso del derecho a cancelar (Notice of right to cancel)',
  'Three business days to cancel the line': 'Tres días hábiles para cancelar la línea',
  'Deed (security instrument)': 'Escritura (Security instrument)',
  'The lien on the home': 'El gravamen sobre la vivienda',
  'Signature and name affidavit': 'Declaración jurada de firma y nombre (Signature and name affidavit)',
  'Other names that a signer uses': 'Otros nombres que usa un firmante',
  'Occupancy affidavit': 'Declaración jurada de ocupación (Occupancy affidavit)',
  'Whether the borrowers live in the home': 'Si los solicitantes viven en la vivienda',
  'Notice of action taken': 'Aviso de la decisión tomada (Notice of action taken)',
  'The decision with its reasons': 'La decisión con sus motivos',
  'A decision on a joint application': 'Una decisión sobre una solicitud conjunta',
  'Notice of incomplete application': 'Aviso de solicitud incompleta (Notice of incomplete application)',
  'Missing items and their deadline': 'Lo que falta y su fecha límite',
  'Equal credit opportunity notice':
    'Aviso de igualdad de oportunidades de crédito (Equal credit opportunity notice)',
  'Equal credit and copies of valuations': 'Igualdad de crédito y copias de las valoraciones',
  'Valuation of your home': 'Valoración de su vivienda (Valuation of your home)',
  'A copy of each valuation of the home': 'Una copia de cada valoración de la vivienda',
  'Notice of special flood hazard': 'Aviso de riesgo especial de inundación (Notice of special flood hazard)',
  'The home is in a special flood hazard area':
    'La vivienda está en una zona de riesgo especial de inundación',
  'Housing counselors near you': 'Asesores de vivienda cerca de usted (Housing counselors near you)',
  'Ten counseling agencies that HUD has approved': 'Diez agencias de asesoría aprobadas por HUD',
  'Request for tax transcripts': 'Petición de transcripciones de impuestos (Request for tax transcripts)',
  'Permission to obtain tax transcripts': 'Permiso para obtener transcripciones de impuestos',
  'Statement of loan': 'Declaración del préstamo (Statement of loan)',
  'Terms in the form that a state requires': 'Condiciones en la forma que exige un estado',
  'Compliance agreement': 'Acuerdo de cumplimiento (Compliance agreement)',
  'Help to correct clerical errors': 'Ayuda para corregir errores administrativos',
  'Acknowledgment of fair market value':
    'Reconocimiento del valor justo de mercado (Acknowledgment of fair market value)',
  'Owner and lender agree the value of the home':
    'El propietario y el prestamista acuerdan el valor de la vivienda',
  'Texas home equity affidavit': 'Declaración jurada de Texas (Texas home equity affidavit)',
  'The conditions of the Texas Constitution are met':
    'Se cumplen las condiciones de la Constitución de Texas',
  'Hazard insurance notice': 'Aviso sobre el seguro contra riesgos (Hazard insurance notice)',
  'Insurance that the home must carry': 'El seguro que debe tener la vivienda',

  'Driver’s license, front': 'Licencia de conducir, frente',
  'Driver’s license, back': 'Licencia de conducir, reverso',
  'State ID card, front': 'Identificación estatal, frente',
  'State ID card, back': 'Identificación estatal, reverso',
  'Passport, photo page': 'Pasaporte, página con foto',
  'Permanent resident card, front': 'Tarjeta de residente permanente, frente',
  'Proof of identity': 'Comprobante de identidad',
  'Proof of income': 'Comprobante de ingresos',
  'Pay stubs, award letters or tax returns':
    'Recibos de sueldo, cartas de beneficios o declaraciones de impuestos',
  'Bank statement': 'Estado de cuenta bancario',
  'Proof of assets or of an account': 'Comprobante de activos o de una cuenta',
  'Certificate of trust': 'Certificado de fideicomiso',
  'Certification of a trust': 'Certificación de un fideicomiso',
  'Trust agreement': 'Contrato de fideicomiso',
  'The whole trust': 'El fideicomiso completo',
  'Homeowners policy': 'Póliza de seguro de vivienda',
  'Homeowners policy declarations page': 'Página de declaraciones de la póliza de vivienda',
  'Flood policy': 'Póliza contra inundaciones',
  'Flood policy declarations page': 'Página de declaraciones de la póliza contra inundaciones',
  'Deed or plat': 'Escritura o plano catastral (plat)',
  'The legal description of the home': 'La descripción legal de la vivienda',
  'Proof of cancellation': 'Comprobante de cancelación',
  'Shows that another application or line was canceled': 'Muestra que se canceló otra solicitud o línea',
  'Letter of cancellation': 'Carta de cancelación',
  'An owner’s notice that cancels the line': 'El aviso de un propietario que cancela la línea',
  'Military status report': 'Informe de estado militar',
  'Shows who served when the line opened (Servicemembers Civil Relief Act)':
    'Muestra quién prestaba servicio cuando se abrió la línea (Servicemembers Civil Relief Act)',
  'Supporting document': 'Documento de respaldo',
  'Whatever support requested': 'Lo que pidió el equipo de asistencia',
};
