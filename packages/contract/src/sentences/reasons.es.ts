/**
 * The reasons of a decision, as the letter states them in English (12 CFR 1002.9(b)(2)). For counsel: the letter itself stays English, and
 * the page says which text counts.
 */
export const REASONS: Readonly<Record<string, string>> = {
  'Your application was not complete': 'Su solicitud no estaba completa',
  'You listed too few credit references': 'Indicó muy pocas referencias de crédito',
  'The kind of credit references you listed could not be accepted':
    'El tipo de referencias de crédito que indicó no se pudo aceptar',
  'We could not confirm your credit references': 'No pudimos confirmar sus referencias de crédito',
  'Your employment is temporary or irregular': 'Su empleo es temporal o irregular',
  'We could not confirm your employment': 'No pudimos confirmar su empleo',
  'Your time in your current employment is too short': 'Lleva muy poco tiempo en su empleo actual',
  'Your income is not enough for the amount you asked for':
    'Sus ingresos no son suficientes para el monto que pidió',
  'Your monthly obligations are too high for your income':
    'Sus obligaciones mensuales son demasiado altas para sus ingresos',
  'We could not confirm your income': 'No pudimos confirmar sus ingresos',
  'Your time at your residence is too short': 'Lleva muy poco tiempo en su residencia',
  'Your residence is temporary': 'Su residencia es temporal',
  'We could not confirm your residence': 'No pudimos confirmar su residencia',
  'No credit file was found for you': 'No se encontró un expediente de crédito a su nombre',
  'Your credit history is too limited': 'Su historial de crédito es demasiado limitado',
  'Your past payment record with us': 'Su historial de pagos con nosotros',
  'Past or present late payments to other creditors':
    'Pagos atrasados, pasados o actuales, a otros acreedores',
  'A collection action or court judgment': 'Una acción de cobro o una sentencia judicial',
  'A garnishment or attachment': 'Un embargo de salario o de bienes',
  'A foreclosure or repossession': 'Una ejecución hipotecaria o una recuperación de bienes por impago',
  'A bankruptcy': 'Una bancarrota',
  'Too many recent inquiries on your credit report':
    'Demasiadas consultas recientes en su informe de crédito',
  'The value of the property does not support the line': 'El valor de la propiedad no respalda la línea',
  'Another reason, stated in full': 'Otro motivo, indicado por completo',
  'We could not confirm your identity': 'No pudimos confirmar su identidad',
  'Your credit score': 'Su puntaje de crédito',
  'We could not match or confirm the property': 'No pudimos identificar o confirmar la propiedad',
  'The type or condition of the property cannot be accepted':
    'El tipo o el estado de la propiedad no se puede aceptar',
  'Title or ownership of the property cannot be accepted':
    'El título o la titularidad de la propiedad no se puede aceptar',
  'Existing liens on the property could not be settled':
    'Los gravámenes existentes sobre la propiedad no se pudieron resolver',
  'Required property or flood insurance was not shown':
    'No se presentó el seguro exigido para la propiedad o contra inundaciones',
  'You are not old enough to enter a binding contract':
    'No tiene la edad necesaria para celebrar un contrato vinculante',
  'Your reserves are too low for the line you requested':
    'Sus reservas son demasiado bajas para la línea que pidió',
  'The price of the line would be above the highest price we may charge':
    'El precio de la línea sería mayor que el precio más alto que podemos cobrar',
  'The debts to pay off are more than the line you qualify for':
    'Las deudas por liquidar son mayores que la línea para la que califica',
  'In Texas we lend only on the home that you live in':
    'En Texas prestamos solo sobre la vivienda en la que usted vive',
  'At its price, the line would be a high-cost mortgage, which we do not make':
    'A su precio, la línea sería una hipoteca de alto costo, que no otorgamos',
  'Your county’s tax for recording the line is above the most that our borrowers may pay':
    'El impuesto de su condado por registrar la línea es mayor que el máximo que pueden pagar nuestros clientes',
  'We do not offer a line on these terms': 'No ofrecemos una línea en estas condiciones',
  'Your income, as shown on your pay stubs, doesn’t support a line this large':
    'Sus ingresos, según sus recibos de sueldo, no respaldan una línea tan grande',
  'State or federal law doesn’t allow these terms for this home':
    'La ley estatal o federal no permite estas condiciones para esta vivienda',
  'Without the autopay discount, we can’t offer these terms':
    'Sin el descuento por pago automático, no podemos ofrecer estas condiciones',
  'We can’t price a line this large within the law and our rates':
    'No podemos poner precio a una línea tan grande dentro de la ley y de nuestras tasas',
  'Your verified income doesn’t support the price you asked for':
    'Sus ingresos verificados no respaldan el precio que pidió',
  'The income our underwriter confirmed doesn’t support the price you asked for':
    'Los ingresos que confirmó nuestro analista de crédito no respaldan el precio que pidió',
  'Your income, as shown on your pay stubs, doesn’t support the price you asked for':
    'Sus ingresos, según sus recibos de sueldo, no respaldan el precio que pidió',
  'The value of your home doesn’t support the price you asked for':
    'El valor de su vivienda no respalda el precio que pidió',
  'Your verified credit and debts don’t support the price you asked for':
    'Su crédito y sus deudas verificados no respaldan el precio que pidió',
  'The debts on your credit report don’t support the price you asked for':
    'Las deudas de su informe de crédito no respaldan el precio que pidió',
  'A new inquiry on your credit report could not be explained':
    'Una consulta nueva en su informe de crédito no se pudo explicar',
  'We could not complete a check of your name that the law requires of us':
    'No pudimos completar una verificación de su nombre que la ley nos exige',
  'The line cannot be made on terms that the law allows where the home lies':
    'La línea no se puede otorgar en condiciones que la ley permite donde está la vivienda',
  'The draw would have left no cash for you after what it pays off':
    'El retiro no le habría dejado dinero en efectivo después de lo que liquida',
  'What the report on your credit shows; the agency named no factor by itself':
    'Lo que muestra su informe de crédito; la agencia no nombró ningún factor en particular',
  'The deed that you signed could not be recorded': 'La escritura que firmó no se pudo registrar',
  'The account that the money was to be paid to could not be confirmed':
    'La cuenta en la que se debía pagar el dinero no se pudo confirmar',
  'Factor {1} of your credit score, as the agency numbers it':
    'El factor {1} de su puntaje de crédito, según la numeración de la agencia',
  'The factors of your score, in our letter': 'Los factores de su puntaje, en nuestra carta',
};
