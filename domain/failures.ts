// Messages that schemas and screens use too: constants of their own, so that a page bundles only those it shows.
export const phoneInvalid = 'Teléfono inválido'
export const passwordWrong = 'La contraseña no es correcta'
export const deadlineAfterEvent = 'La fecha límite tiene que ser anterior a la fecha del evento'
export const spreadsheetWrongType =
  'Este archivo no es una hoja de cálculo. Sube la lista en Excel (.xlsx), en .ods o en CSV, o copia la tabla y pégala aquí'
export const answersClosed = 'El plazo para confirmar asistencia ha expirado'
export const invitationNotFound = 'Esta invitación no existe o ha expirado'
export const linkInvalid = 'El enlace de verificación no es válido o ha expirado.'
export const changedMeanwhile =
  'Alguien ha cambiado lo mismo mientras escribías. Mira lo que hay ahora y elige con qué te quedas'
export const eventNotFound = 'Evento no encontrado'
export const paymentUnfinished = 'El pago no se ha completado'

/** Every expected failure by its code: HTTP status and Spanish message. `{name}` is filled from the details. */
export const failures = {
  'malformed-input': [400, '{message}'],
  'malformed-target': [400, 'Esa dirección no se entiende'],
  'malformed-json': [400, 'La petición no se entiende'],
  'forged-notice': [400, 'La firma del aviso no es válida'],
  'signed-out': [401, 'Inicia sesión para continuar'],
  'wrong-credentials': [401, 'Email o contraseña incorrectos'],
  'plan-required': [402, 'Disponible con el plan {plan}'],
  'payment-required': [402, 'Activa tu evento con el plan Essence o Grand Soirée para continuar'],
  'guest-limit': [
    402,
    'El plan Essence admite hasta {limit} invitados{removed}: {room}. Con Grand Soirée no hay límite',
  ],
  'cross-site': [403, 'Petición rechazada: viene de otra página'],
  'not-found': [404, 'No encontrado'],
  'event-not-found': [404, eventNotFound],
  'guest-not-found': [404, 'Invitado no encontrado'],
  'import-not-found': [404, 'Esta importación no existe o ya se ha deshecho'],
  'campaign-not-found': [404, 'Envío no encontrado'],
  'session-not-found': [404, 'Esta sesión ya estaba cerrada'],
  'payment-not-found': [404, 'Pago no encontrado'],
  'invitation-not-found': [404, invitationNotFound],
  'method-not-allowed': [405, 'Método no permitido'],
  'already-bought': [409, 'Este evento ya tiene el plan {plan}'],
  'upgrade-needs-essence': [409, 'La mejora es para eventos con el plan Essence ya pagado'],
  'upgrade-instead': [409, 'Tu evento ya tiene el plan Essence: pasa a Grand Soirée con la mejora'],
  'essence-completes': [409, 'Tu evento conserva la mejora a Grand Soirée: basta con volver a pagar Essence'],
  'already-answered': [409, 'Este invitado ya ha respondido'],
  'campaign-over': [409, 'Este envío ya ha terminado: no queda nada que parar'],
  'event-over': [409, 'El evento ya se ha celebrado. Si la fecha ha cambiado, corrígela antes de enviar'],
  'import-too-old': [409, 'Una importación se puede deshacer durante las 24 horas siguientes'],
  'changed-meanwhile': [409, changedMeanwhile],
  'trip-taken': [
    409,
    'Ya hay {people} en «{trip}». Puedes cambiar su hora o su parada; para quitarlo, antes tienen que elegir otro desde su invitación',
  ],
  'people-named': [
    409,
    'Con {seats} {stay} fuera {who}. Quita antes de la invitación a quien no viene, o borra su nombre',
  ],
  'people-coming': [
    409,
    'No se puede quitar a {who}: ya {have} confirmado su asistencia. Si no {come}, la respuesta se cambia desde la invitación',
  ],
  'body-too-large': [413, 'Lo enviado es demasiado grande'],
  'target-too-long': [414, 'Esa dirección es demasiado larga'],
  'image-too-large': [413, 'La imagen supera el máximo de 5MB'],
  'spreadsheet-too-large': [
    413,
    'El archivo es demasiado grande: como máximo 5 MB y 20.000 filas. Si tu lista es más corta, cópiala en una hoja nueva y súbela',
  ],
  'wrong-type': [415, 'Formato no admitido'],
  'image-wrong-type': [415, 'Solo se admiten imágenes JPG, PNG o WebP'],
  'spreadsheet-wrong-type': [415, spreadsheetWrongType],
  'spreadsheet-numbers': [
    415,
    'Es un documento de Numbers. Ábrelo en Numbers, elige «Archivo › Exportar a › Excel» y sube el archivo .xlsx',
  ],
  'spreadsheet-binary': [
    415,
    'Es un libro binario de Excel (.xlsb). Ábrelo en Excel, elige «Guardar como › Libro de Excel (.xlsx)» y súbelo otra vez',
  ],
  'spreadsheet-document': [
    415,
    'Es un PDF, un documento de texto o una imagen, y ahí no podemos leer la lista. Copia la tabla y pégala aquí, o pásala a una hoja de Excel o de Google y súbela',
  ],
  'spreadsheet-shortcut': [
    415,
    'Es solo un acceso directo a tu hoja de Google. Ábrela, elige «Archivo › Descargar › Microsoft Excel (.xlsx)» y sube ese archivo',
  ],
  'spreadsheet-packed': [415, 'El archivo está comprimido. Descomprímelo y sube la lista que hay dentro'],
  'spreadsheet-unreadable': [
    422,
    'No se puede leer el archivo: parece dañado. Ábrelo en Excel, LibreOffice o Google, guárdalo otra vez como .xlsx y súbelo',
  ],
  'spreadsheet-encrypted': [422, 'El archivo está protegido con contraseña. Quítasela y súbelo otra vez'],
  'spreadsheet-empty': [422, 'El archivo está vacío. Comprueba que lo has guardado y súbelo otra vez'],
  'spreadsheet-no-table': [
    422,
    'En este archivo no hay ninguna tabla. Sube la lista en Excel (.xlsx), en .ods o en CSV, o copia la tabla y pégala aquí',
  ],
  'spreadsheet-no-header': [
    422,
    'No encontramos una columna con los nombres. Descarga la plantilla o añade una columna «Nombre»',
  ],
  'image-gone': [422, 'La foto ya no está guardada. Vuelve a subirla'],
  'image-unreadable': [422, 'No se puede leer la imagen'],
  'image-too-many-pixels': [422, 'La imagen tiene demasiados píxeles: como máximo 50 megapíxeles'],
  'frame-invalid': [422, 'El encuadre no vale para esta foto. Vuelve a encuadrarla.'],
  'file-missing': [422, 'Elige un archivo'],
  'list-full': [
    422,
    'Una lista admite como máximo 20.000 invitaciones y en la tuya caben {left} más. Si necesitas otra cosa, escríbenos',
  ],
  'party-too-large': [422, 'La invitación es para {people}'],
  'names-beyond-seats': [
    422,
    'Has escrito más nombres que personas: cambia el número o borra los nombres que sobran',
  ],
  'party-empty': [422, 'Indica cuántas personas asistiréis'],
  'menu-missing': [
    422,
    'Falta elegir menú ({who}). Elígelo y envía la respuesta; si aún no se sabe, envíala tal como está.',
  ],
  'menu-unknown': [422, 'Elige uno de los menús del evento'],
  'trip-full': [422, 'En el autobús «{trip}» {left}. Elige otro, o deja alguna persona sin él'],
  'trip-unknown': [422, 'Uno de los autobuses ya no está en la lista. Elige otro'],
  'answers-closed': [422, answersClosed],
  'seats-taken': [422, 'Las plazas no pueden ser menos que quienes ya han confirmado ({confirmed})'],
  'deadline-after-event': [422, deadlineAfterEvent],
  'phone-invalid': [422, phoneInvalid],
  'link-invalid': [422, linkInvalid],
  'reset-link-invalid': [422, 'El enlace para cambiar la contraseña no es válido o ha expirado.'],
  'password-weak': [422, '{reason}. Prueba con tres palabras que no suelan ir juntas'],
  'password-wrong': [422, passwordWrong],
  'account-password-wrong': [422, 'Ya tienes una cuenta con este email: escribe tu contraseña actual'],
  'amount-mismatch': [400, 'El importe no coincide con el precio del plan'],
  'payment-not-matching': [422, 'El pago no corresponde a este evento'],
  'payment-unfinished': [422, paymentUnfinished],
  'too-many-requests': [429, 'Demasiados intentos. Vuelve a probar en {wait}'],
  'provider-unavailable': [502, 'El servicio de pagos no responde. Inténtalo de nuevo en unos minutos'],
  busy: [503, 'Ahora mismo estamos leyendo muchos archivos. Inténtalo de nuevo en un minuto'],
  unavailable: [503, 'Volvemos enseguida. Inténtalo de nuevo en unos segundos'],
} as const satisfies Record<string, readonly [number, string]>

export type FailureCode = keyof typeof failures

/** The message of an unexpected error (500), which tells nothing about it. */
export const unexpected = 'Algo ha fallado por nuestra parte. Inténtalo de nuevo'
