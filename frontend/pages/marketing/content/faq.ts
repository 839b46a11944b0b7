type Question = { id: string; title: string; body: string }
export type FaqCategory = { id: string; title: string; questions: readonly Question[] }

/** Answers state what the product does; a change there changes the text here. */
export const faqCategories: readonly FaqCategory[] = [
  {
    id: 'basicas',
    title: 'Funcionalidades Básicas',
    questions: [
      {
        id: 'como-crear',
        title: '¿Cómo creo mi invitación?',
        body: 'Con un asistente de siete pasos: nombres, foto de portada, ceremonia, celebración, transporte, diseño y vista previa. Solo son obligatorios los nombres, la fecha y tu email; lo demás puedes añadirlo después desde el panel. Si cierras el navegador a medias, al volver sigues donde lo dejaste.',
      },
      {
        id: 'gratis',
        title: '¿Puedo probarlo antes de pagar?',
        body: 'Sí. Crear la invitación, elegir entre los 15 formatos y verla terminada es gratis. El pago hace falta para añadir o importar invitados y para enviar.',
      },
      {
        id: 'cambiar-datos',
        title: '¿Puedo cambiar la hora o el lugar después de enviar?',
        body: 'Sí, desde la pestaña de edición del panel. Cada invitado ve siempre la última versión al abrir su enlace: no hay que enviar nada de nuevo.',
      },
      {
        id: 'que-ve-invitado',
        title: '¿Qué ve un invitado al abrir su enlace?',
        body: 'La invitación con su nombre: la fecha, la ceremonia y la recepción con sus mapas, el transporte, los hoteles, sitios y teléfonos que hayas puesto, y el botón para confirmar. No necesita cuenta ni instalar nada.',
      },
      {
        id: 'otros-eventos',
        title: '¿Sirve para comuniones, bautizos o eventos de empresa?',
        body: 'Sí. En el primer paso escribes el título que quieras, por ejemplo «Primera Comunión de Lucía» o el nombre de tu empresa, y los diseños se componen igual de bien.',
      },
    ],
  },
  {
    id: 'invitados',
    title: 'Gestión de Invitados',
    questions: [
      {
        id: 'importar-excel',
        title: '¿Puedo importar mi lista de Excel?',
        body: 'Sí, en .xlsx, .xls, .ods, CSV o copiada y pegada. Esperamos columnas como Nombre, Email, Teléfono, Acompañantes e Intolerancias, en el orden que sea y aunque haya títulos por encima; solo el nombre es obligatorio. Si prefieres partir de cero, en el panel hay una plantilla para descargar.',
      },
      {
        id: 'errores-excel',
        title: '¿Y si mi Excel tiene errores o repetidos?',
        body: 'Importamos las filas correctas y te decimos, fila a fila y en castellano, qué le pasa a las demás. Quien ya está en la lista no se añade dos veces, aunque subas el mismo archivo de nuevo.',
      },
      {
        id: 'familias',
        title: '¿Cómo invito a una familia o a alguien con acompañante?',
        body: 'Cada invitación tiene un número de plazas, de 1 a 15. Quien la recibe dice cuántos vienen, sus nombres, quién es niño y qué come cada uno. Nadie puede confirmar más plazas de las que le diste.',
      },
      {
        id: 'manual',
        title: 'Mi abuela no usa internet. ¿Puedo confirmar por ella?',
        body: 'Sí. En la lista del panel, cada invitado pendiente tiene una confirmación manual con los mismos datos: personas, nombres, intolerancias y autobús.',
      },
      {
        id: 'cambiar-respuesta',
        title: '¿Un invitado puede cambiar su respuesta?',
        body: 'Sí, con el mismo enlace y el botón «Modificar respuesta», hasta que empiece el evento. Si pones una fecha límite, se aplica a quien todavía no ha contestado.',
      },
      {
        id: 'exportar',
        title: '¿Puedo llevarme la lista?',
        body: 'En cualquier momento: el panel la exporta a Excel con el estado, los asistentes, las intolerancias y el transporte, lista para el restaurante. Grand Soirée añade CSV y PDF.',
      },
    ],
  },
  {
    id: 'comunicacion',
    title: 'Comunicación',
    questions: [
      {
        id: 'canales',
        title: '¿Por dónde se envían las invitaciones?',
        body: 'Por email en los dos planes y, con Grand Soirée, también por WhatsApp. En cualquier plan puedes copiar el enlace de un invitado o abrir WhatsApp con el texto preparado y enviarlo desde tu propio teléfono.',
      },
      {
        id: 'dos-veces',
        title: 'Si pulso enviar dos veces, ¿les llega dos veces?',
        body: 'No. Cada invitado recibe una sola invitación por canal. Si vuelves a enviar, solo sale para los que has añadido desde entonces y para aquellos cuya dirección estaba mal y has corregido.',
      },
      {
        id: 'recordatorios',
        title: '¿A quién llegan los recordatorios?',
        body: 'Solo a quien ya recibió la invitación y sigue pendiente, y como mucho uno cada tres días. El recordatorio lleva el mismo enlace de siempre.',
      },
      {
        id: 'seguimiento',
        title: '¿Sé si han recibido el mensaje?',
        body: 'Sí. En el panel ves, por invitado y en total, si el mensaje está enviado, entregado, abierto o leído, y si rebotó y por qué. Se actualiza solo mientras miras.',
      },
      {
        id: 'no-llega',
        title: 'A un invitado no le llega el correo. ¿Qué hago?',
        body: 'Que mire en correo no deseado. Si la dirección estaba mal, corrígela en la lista y vuelve a enviar: solo saldrá la suya. Y siempre puedes copiar su enlace y mandárselo tú.',
      },
    ],
  },
  {
    id: 'planes',
    title: 'Planes y Pagos',
    questions: [
      {
        id: 'diferencias',
        title: '¿Qué diferencia hay entre Essence y Grand Soirée?',
        body: 'Essence (99 €) incluye hasta 150 invitaciones en tu lista, 5 formatos y envío por email. Grand Soirée (220 €) no tiene límite de invitados, abre los 15 formatos, añade WhatsApp y las estadísticas avanzadas y quita nuestra marca del pie. Los dos son por evento, con IVA incluido y en un solo pago.',
      },
      {
        id: 'mejorar',
        title: '¿Puedo pasar de Essence a Grand Soirée?',
        body: 'Sí, en cualquier momento y desde tu panel, pagando la diferencia: 121 €. No pierdes nada de lo que ya tenías.',
      },
      {
        id: 'activacion',
        title: '¿Cuándo se activa mi cuenta?',
        body: 'En el momento en que se confirma el pago. Si cierras la ventana justo después de pagar, tampoco pasa nada: la confirmación nos llega por otro camino y el evento se activa solo.',
      },
      {
        id: 'como-pagar',
        title: '¿Cómo se paga?',
        body: 'Con tarjeta de crédito o débito, a través de Stripe. Nosotros no vemos ni guardamos el número de tu tarjeta. El justificante llega a tu correo.',
      },
      {
        id: 'devolucion',
        title: '¿Y si me arrepiento?',
        body: 'Si aún no has enviado ninguna invitación, escríbenos en los 14 días siguientes al pago y te devolvemos el importe. Tu invitación y tu lista se conservan, pero el evento vuelve a estar pendiente de pago.',
      },
    ],
  },
  {
    id: 'analisis',
    title: 'Análisis Premium',
    questions: [
      {
        id: 'que-incluye',
        title: '¿Qué estadísticas incluye Grand Soirée?',
        body: 'Uso del autobús, intolerancias por tipo, menús elegidos, familias con niños, tamaño de los grupos, ritmo de respuestas por día y por qué medio se puede contactar con cada invitado.',
      },
      {
        id: 'essence-estadisticas',
        title: '¿Y qué veo con Essence?',
        body: 'Las cifras esenciales en tiempo real: confirmados, no asisten, pendientes, total de invitaciones, tasa de respuesta y personas confirmadas.',
      },
      {
        id: 'tasa-respuesta',
        title: '¿Cómo se calcula la tasa de respuesta?',
        body: 'Son las invitaciones contestadas, con un sí o con un no, entre el total de invitaciones. Si 132 de 150 han contestado, es un 88 %.',
      },
      {
        id: 'intolerancias',
        title: '¿Cómo se cuentan las intolerancias?',
        body: 'Contamos a los invitados confirmados que han indicado alguna y los agrupamos por vegetariano, vegano, celiaquía o gluten, lactosa y alergias. El texto exacto que escribió cada persona está siempre al lado.',
      },
      {
        id: 'en-directo',
        title: '¿Hay que recargar la página para ver las respuestas?',
        body: 'No. Las respuestas y el estado de los envíos aparecen en el panel según llegan, y las cifras se recalculan al momento.',
      },
    ],
  },
  {
    id: 'tecnico',
    title: 'Técnico y Seguridad',
    questions: [
      {
        id: 'donde-datos',
        title: '¿Dónde se guardan los datos?',
        body: 'En la Unión Europea, y se tratan conforme al RGPD. Los datos de tus invitados solo sirven para tu evento: no los usamos para nada más ni los cedemos con fines comerciales.',
      },
      {
        id: 'quien-ve',
        title: '¿Puede alguien ver la invitación o la respuesta de otro?',
        body: 'No. Cada enlace lleva una clave de diez caracteres imposible de adivinar y solo abre la invitación de esa persona. Los buscadores no las indexan, y tus notas privadas nunca salen del panel.',
      },
      {
        id: 'contrasena',
        title: 'He olvidado mi contraseña. ¿Cómo entro?',
        body: 'En la página de acceso, pulsa «He olvidado mi contraseña» y te enviaremos un enlace para elegir otra. Vale una hora, sirve una sola vez y cierra las demás sesiones de tu cuenta.',
      },
      {
        id: 'verificacion',
        title: 'No encuentro el email de verificación.',
        body: 'Mira en correo no deseado. El enlace vale 48 horas; si ha caducado o lo has perdido, pide otro en la página de acceso con «Reenviar el email de verificación».',
      },
      {
        id: 'enlace-perdido',
        title: 'Soy invitado y he perdido mi enlace. ¿Cómo lo recupero?',
        body: 'Abre la invitación que comparten los anfitriones, o lo que conserves de tu enlace, y pulsa «He perdido mi enlace». Con tu email o tu teléfono te lo enviamos otra vez por correo, a la dirección con la que te invitaron. Si te invitaron por WhatsApp, pídeselo a ellos.',
      },
      {
        id: 'navegadores',
        title: '¿Funciona en cualquier móvil?',
        body: 'Sí, en cualquier navegador actual, y la invitación se lee y se contesta incluso con JavaScript desactivado. También se puede imprimir en una hoja.',
      },
      {
        id: 'borrar',
        title: '¿Cómo se borran los datos?',
        body: 'Puedes quitar a un invitado de la lista cuando quieras, y su respuesta se va con él. Para eliminar tu cuenta o tu evento, escríbenos desde el correo con el que te registraste. Solo conservamos la factura, 6 años, porque lo manda la ley.',
      },
    ],
  },
]
