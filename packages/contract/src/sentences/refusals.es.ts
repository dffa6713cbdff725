/** Why the server refuses what a borrower, a signer or a visitor asks. */
export const REFUSALS: Readonly<Record<string, string>> = {
  'Something unexpected happened': 'Ocurrió algo inesperado',
  'The request could not be read.': 'No se pudo leer la petición.',
  'Please check the highlighted answers.': 'Revise las respuestas resaltadas.',
  unauthenticated: 'Debe iniciar sesión.',
  'The email or password is incorrect.': 'El correo electrónico o la contraseña no son correctos.',
  'Enter the password of your account.': 'Ingrese la contraseña de su cuenta.',
  'Enter the code from your authenticator app.': 'Ingrese el código de su aplicación de autenticación.',
  'This code is incorrect. Check your authenticator app and try again.':
    'Este código no es correcto. Revise su aplicación de autenticación e inténtelo de nuevo.',
  'We couldn’t use this passkey. Try again, or sign in another way.':
    'No pudimos usar esta clave de acceso. Inténtelo de nuevo, o inicie sesión de otra forma.',
  'We couldn’t confirm this sign-in. Please start again.':
    'No pudimos confirmar este inicio de sesión. Comience de nuevo.',
  'User not found': 'No encontramos al usuario',
  'Your password has expired. Choose a new one to sign in.':
    'Su contraseña venció. Elija una nueva para iniciar sesión.',
  'This link has expired or was already used. Ask for a new one.':
    'Este enlace venció o ya se usó. Pida uno nuevo.',
  'You don’t have permission to do this.': 'No tiene permiso para hacer esto.',
  'For your security, sign in again before you change this.':
    'Por su seguridad, inicie sesión de nuevo antes de cambiar esto.',
  'This request came from another website.': 'Esta petición llegó de otro sitio web.',
  'Not found.': 'No se encontró.',
  'No private label data found.': 'No encontramos los datos de este prestamista.',
  'This was changed elsewhere. Your answers aren’t saved yet: submit them again to keep them.':
    'Esto se cambió en otro lugar. Sus respuestas todavía no están guardadas: envíelas de nuevo para conservarlas.',
  'The text has changed. Read it again, then agree.': 'El texto cambió. Léalo de nuevo y luego acéptelo.',
  'Your application has moved to a different step.': 'Su solicitud pasó a otro paso.',
  'This invitation can’t be used: it may have expired, been used, or been sent to another address.':
    'Esta invitación no se puede usar: es posible que haya vencido, que ya se haya usado o que se haya enviado a otra dirección.',
  'identity exists': 'Ya existe una cuenta con esta dirección.',
  'Your authenticator app is already on.': 'Su aplicación de autenticación ya está activada.',
  'You already have an open application.': 'Ya tiene una solicitud abierta.',
  'You already have an open application, {1}. Continue or cancel it first.':
    'Ya tiene una solicitud abierta, {1}. Primero continúela o cancélela.',
  'Our agents aren’t here right now.': 'Nuestros agentes no están en este momento.',
  'This chat has ended.': 'Este chat terminó.',
  'This chat has moved on.': 'Este chat ya siguió adelante.',
  'This idempotency key was used for a different request.': 'Esta clave ya se usó para otra petición.',
  'This request is still in progress.': 'Esta petición todavía está en curso.',
  'The version of the answers is missing. Send it in the If-Match header.':
    'Falta la versión de las respuestas. Vuelva a cargar la página.',
  'The request is too large.': 'La petición es demasiado grande.',
  'This content type is not supported.': 'Este tipo de contenido no se acepta.',
  'This lender takes applications from its loan originators only.':
    'Este prestamista solo recibe solicitudes de sus originadores de préstamos.',
  'This lender doesn’t take applications yet.': 'Este prestamista todavía no recibe solicitudes.',
  '{1} takes applications from {2} on.': '{1} recibe solicitudes a partir del {2}.',
  'We are not lending in {1} yet.': 'Todavía no prestamos en {1}.',
  'You aren’t old enough to apply.': 'No tiene la edad necesaria para solicitar.',
  'You left before you finished. Try again, or choose another way.':
    'Usted salió antes de terminar. Inténtelo de nuevo, o elija otra forma.',
  'We couldn’t link your account. Try again, or choose another way.':
    'No pudimos vincular su cuenta. Inténtelo de nuevo, o elija otra forma.',
  'We’re updating our rates, so we can’t show offers right now. Your answers are saved. Please come back later.':
    'Estamos actualizando nuestras tasas, así que no podemos mostrar ofertas en este momento. Sus respuestas están guardadas. Vuelva más tarde.',
  'Too many attempts. Please try again later.': 'Demasiados intentos. Inténtelo de nuevo más tarde.',
  'An error occurred while establishing a session, retries failed.':
    'Ocurrió un error al establecer una sesión, y los reintentos fallaron.',
  'We can’t reach the provider right now. Please try again in a moment.':
    'No podemos comunicarnos con el proveedor en este momento. Inténtelo de nuevo en un momento.',
  'We’re unavailable for a moment. Please try again soon.':
    'No estamos disponibles por un momento. Inténtelo de nuevo pronto.',
  'Many documents are being prepared right now. Please try again in a few seconds.':
    'Se están preparando muchos documentos en este momento. Inténtelo de nuevo en unos segundos.',
  'We couldn’t prepare “{1}” as a PDF. Please try again in a moment.':
    'No pudimos preparar “{1}” en PDF. Inténtelo de nuevo en un momento.',

  'Sign in to do this.': 'Inicie sesión para hacer esto.',
  'This belongs to another lender.': 'Esto pertenece a otro prestamista.',
  'Only the borrower of this application can do this.': 'Solo quien hizo esta solicitud puede hacer esto.',
  'Only somebody who was invited to sign this application can do this.':
    'Solo alguien invitado a firmar esta solicitud puede hacer esto.',
  'Only the people of this chat can do this.': 'Solo las personas de este chat pueden hacer esto.',

  '{1} seconds': '{1} segundos',
  '{1} minutes': '{1} minutos',
  '1 second': '1 segundo',
  '1 minute': '1 minuto',
  'Too many attempts. Try again in {1}, or ask for a sign-in link by email: it works at once.':
    'Demasiados intentos. Inténtelo de nuevo en {1}, o pida un enlace para iniciar sesión por correo electrónico: funciona de inmediato.',
  'Too many attempts. Try again in {1}.': 'Demasiados intentos. Inténtelo de nuevo en {1}.',
  'Too many applications were started from your network. Try again in {1}, or call us.':
    'Se comenzaron demasiadas solicitudes desde su red. Inténtelo de nuevo en {1}, o llámenos.',
  'You’ve asked for too many emails. Try again in {1}.':
    'Pidió demasiados correos electrónicos. Inténtelo de nuevo en {1}.',
  'You’re sending faster than we can read. Try again in {1}.':
    'Está enviando más rápido de lo que podemos leer. Inténtelo de nuevo en {1}.',
  'You’ve sent a lot of messages. Try again in {1}.': 'Envió muchos mensajes. Inténtelo de nuevo en {1}.',
  'You’ve sent a lot of feedback. Try again in {1}.': 'Envió muchos comentarios. Inténtelo de nuevo en {1}.',
  'Please try again in {1}.': 'Inténtelo de nuevo en {1}.',
  'Sign in with {1}.': 'Inicie sesión con {1}.',
  'This password is too easy to guess. Try four words that have nothing to do with each other.':
    'Esta contraseña es demasiado fácil de adivinar. Pruebe con cuatro palabras que no tengan nada que ver entre sí.',
  'Don’t build it from your name, your home, your email address or our name. Try four unrelated words.':
    'No la forme con su nombre, su vivienda, su correo electrónico ni nuestro nombre. Pruebe con cuatro palabras sin relación entre sí.',
  'Choose another password than the one you were given': 'Elija una contraseña distinta de la que recibió',
  'Must be the code your app shows now': 'Debe ser el código que su aplicación muestra ahora',

  'Must be their own address, not yours': 'Debe ser su propia dirección, no la de usted',
  'Must be a different address for each person': 'Debe ser una dirección diferente para cada persona',
  'State law has your spouse sign the deed. Enter your spouse':
    'La ley estatal exige que su cónyuge firme la escritura. Ingrese a su cónyuge',
  'A spouse who doesn’t own the home doesn’t need to sign here. Leave the spouse out':
    'Un cónyuge que no es dueño de la vivienda no tiene que firmar aquí. No incluya al cónyuge',
  'Only one person can be your spouse': 'Solo una persona puede ser su cónyuge',
  'State law has each owner’s spouse sign the deed. Enter the spouse':
    'La ley estatal exige que el cónyuge de cada propietario firme la escritura. Ingrese al cónyuge',
  'You can’t have a co-borrower with this lender.': 'Con este prestamista no puede tener un cosolicitante.',
  'To add, change or remove someone who borrows with you, please call us.':
    'Para agregar, cambiar o quitar a alguien que solicita con usted, llámenos.',
  'Must be your own number': 'Debe ser su propio número',
  'You can remind each person once a day.': 'Puede enviar un recordatorio a cada persona una vez al día.',
  'Must match your name in the documents': 'Debe coincidir con su nombre en los documentos',
  'There’s nothing to sign right now.': 'En este momento no hay nada que firmar.',
  'You haven’t declined to sign.': 'Usted no se ha negado a firmar.',
  'The borrower signs first. We’ll email you when it’s your turn.':
    'Primero firma la persona que solicita la línea. Le escribiremos cuando sea su turno.',
  'You declined to sign. Start again first.': 'Usted no quiso firmar. Primero empiece de nuevo.',
  'You’ve already signed. Call us if you want to stop.': 'Usted ya firmó. Llámenos si quiere detenerlo.',
  'Another person’s signature is being stored. Wait a minute, then try again.':
    'Se está guardando la firma de otra persona. Espere un minuto e inténtelo de nuevo.',
  'Another person’s signature is taking longer to store. We’re looking at it, and you don’t need to do anything. Try again later.':
    'La firma de otra persona está tardando más en guardarse. Lo estamos revisando, y usted no tiene que hacer nada. Inténtelo de nuevo más tarde.',
  'Your signature wasn’t stored. Start again first.': 'Su firma no se guardó. Primero empiece de nuevo.',
  'Must be the initials of your name': 'Deben ser las iniciales de su nombre',
  'The rate and the interest': 'La tasa y los intereses',
  'Must be placed at “The rate and the interest”': 'Deben ponerse en “La tasa y los intereses”',
  'The security interest in your home': 'La garantía sobre su vivienda',
  'Must be placed at “The security interest in your home”':
    'Deben ponerse en “La garantía sobre su vivienda”',
  'Must be placed on every line that you sign': 'Debe ponerse en cada línea que usted firma',
  'Open every document first': 'Primero abra todos los documentos',
  'Not the code. After five wrong codes the link ends':
    'No es el código. Después de cinco códigos incorrectos el enlace deja de funcionar',
  'Not the code. The link has ended: ask for another one':
    'No es el código. El enlace ya no funciona: pida otro',
  'You have ten links. End one first.': 'Usted tiene diez enlaces. Termine uno primero.',
  'First show that you can open your documents': 'Primero muestre que puede abrir sus documentos',
  'Must be the code in the sample record. Open it again and compare':
    'Debe ser el código del documento de muestra. Ábralo de nuevo y compare',

  'Choose a condition that waits for your documents': 'Elija un requisito que espere sus documentos',
  'Send the document we asked for': 'Envíe el documento que pedimos',
  'Send all {1} documents we asked for': 'Envíe los {1} documentos que pedimos',
  'Send {1} pay stubs': 'Envíe {1} recibos de sueldo',
  'Choose a document you uploaded here': 'Elija un documento que subió aquí',
  'Must be a PDF, JPEG, PNG or HEIC file': 'Debe ser un archivo PDF, JPEG, PNG o HEIC',
  'Must not have a password. Save a copy without one, then upload that.':
    'No puede tener contraseña. Guarde una copia sin contraseña y suba esa.',
  'Cannot have more than 200 pages. Split it into several files.':
    'No puede tener más de 200 páginas. Divídalo en varios archivos.',
  'This PDF holds a script, an attachment or an action. Print it to a new PDF, and upload that one.':
    'Este PDF contiene un script, un archivo adjunto o una acción. Imprímalo en un PDF nuevo y suba ese.',
  'Cannot be opened. Save it again or take a photo of it, then upload that.':
    'No se puede abrir. Guárdelo de nuevo o tómele una foto, y suba eso.',
  'Our scanner found malware in this file. Please scan your device, and send another copy.':
    'Nuestro analizador encontró software malicioso en este archivo. Analice su dispositivo y envíe otra copia.',
  'We can’t check files right now. Your answers are saved. Please try again in a few minutes.':
    'No podemos revisar archivos en este momento. Sus respuestas están guardadas. Inténtelo de nuevo en unos minutos.',
  'This part does not fit the file': 'Esta parte no corresponde al archivo',
  'We don’t need this file right now. We’ll ask you for it when we do.':
    'No necesitamos este archivo en este momento. Se lo pediremos cuando lo necesitemos.',
  'You’ve sent more files than we need here. Submit the best ones, or call us.':
    'Envió más archivos de los que necesitamos aquí. Envíe los mejores, o llámenos.',
  'This application can’t take more files. Please call us, and we’ll take the rest another way.':
    'Esta solicitud no puede recibir más archivos. Llámenos y recibiremos el resto de otra forma.',
  'We can’t take files right now. Your answers are saved. Please try again later, or call us.':
    'No podemos recibir archivos en este momento. Sus respuestas están guardadas. Inténtelo de nuevo más tarde, o llámenos.',

  'County records show this lien on your home':
    'Los registros del condado muestran este gravamen sobre su vivienda',
  'Our review found this lien on your home': 'Nuestra revisión encontró este gravamen sobre su vivienda',
  'Texas allows one equity loan on a home at a time, so your line must pay this one off':
    'Texas permite un solo préstamo sobre el valor de una vivienda a la vez, así que su línea debe liquidar este',
  'Answer only the items we asked about': 'Responda solo lo que preguntamos',
  'Must be one of the offers': 'Debe ser una de las ofertas',
  'Must be a multiple of $100': 'Debe ser un múltiplo de $100',
  'Not available with this amount. Choose another fee or a smaller amount.':
    'No disponible con este monto. Elija otro cargo o un monto menor.',
  'Texas limits fees to {1}% of the amount, including {2} of other fees. Choose a lower fee or an amount of {3} or more.':
    'Texas limita los cargos al {1}% del monto, incluidos {2} de otros cargos. Elija un cargo menor o un monto de {3} o más.',
  'Texas limits fees to {1}% of the amount, including {2} of other fees. Choose a lower fee.':
    'Texas limita los cargos al {1}% del monto, incluidos {2} de otros cargos. Elija un cargo menor.',
  'Texas limits fees to {1}% of the amount. Choose a lower fee or an amount of {2} or more.':
    'Texas limita los cargos al {1}% del monto. Elija un cargo menor o un monto de {2} o más.',
  'Texas limits fees to {1}% of the amount. Choose a lower fee.':
    'Texas limita los cargos al {1}% del monto. Elija un cargo menor.',

  'We can’t take files right now. Please try again later, or call us.':
    'No podemos recibir archivos en este momento. Inténtelo de nuevo más tarde, o llámenos.',
  'This chat can’t take more files.': 'Este chat no puede recibir más archivos.',
  'You can attach files once an agent has joined.': 'Podrá adjuntar archivos cuando se una un agente.',
  'Choose the file again': 'Elija el archivo de nuevo',
  'You can rate this chat once it has ended.': 'Podrá calificar este chat cuando haya terminado.',
  'No agent answered this chat.': 'Ningún agente respondió a este chat.',
  'You’ve already rated this chat.': 'Ya calificó este chat.',
  '{1} is empty.': '{1} está vacío.',
  '{1} can’t be sent. You can send {2} files.': '{1} no se puede enviar. Puede enviar archivos {2}.',
  '{1} is too large to send.': '{1} es demasiado grande para enviarlo.',
  '{1} isn’t the kind of file that its name says.': '{1} no es el tipo de archivo que dice su nombre.',
  'We couldn’t send your last message to our agents. Please try other words or another file.':
    'No pudimos enviar su último mensaje a nuestros agentes. Pruebe con otras palabras u otro archivo.',
  'This looks like a social security number. For your security, remove it. We never ask for it in a chat.':
    'Esto parece un número de Seguro Social. Por su seguridad, quítelo. Nunca lo pedimos por chat.',
  'This looks like an account or card number. For your security, remove it. We never ask for it in a chat.':
    'Esto parece un número de cuenta o de tarjeta. Por su seguridad, quítelo. Nunca lo pedimos por chat.',
  'This application ended too long ago. Please call us.':
    'Esta solicitud terminó hace demasiado tiempo. Llámenos.',

  'The line was already canceled.': 'La línea ya se canceló.',
  'This application has ended.': 'Esta solicitud terminó.',
  'This home isn’t an owner’s principal dwelling, so there is no right to cancel.':
    'Esta vivienda no es la residencia principal de ningún propietario, así que no hay derecho a cancelar.',
  'The agreement isn’t signed yet. Withdraw the application instead.':
    'El contrato todavía no está firmado. En su lugar, retire la solicitud.',
  'You’ve linked this wallet already': 'Ya vinculó esta billetera',
  'Cannot be added to the {1} you’ve linked. Remove one first':
    'No se puede agregar a las {1} que ya vinculó. Primero elimine una',
  'Must be somebody else’s email address': 'Debe ser la dirección de correo electrónico de otra persona',
  'Cannot be added to the {1} people who see it. Remove one first':
    'No se puede agregar a las {1} personas que la ven. Primero quite a una',
};
