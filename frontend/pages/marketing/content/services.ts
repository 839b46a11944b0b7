import { formatCount, formatCountFirst, formatKeys } from '../../../../domain/event/formats.ts'

/** What Velada does, as the landings tell it. */
export const eventTypes = [
  {
    key: 'wedding',
    title: 'Bodas',
    description:
      'De la ceremonia íntima al banquete de trescientos: nombres, ceremonia, recepción, autobús y hoteles en una sola carta.',
  },
  {
    key: 'communion',
    title: 'Comuniones y bautizos',
    description:
      'Una invitación con su nombre y su día. Los menús infantiles y las alergias de los pequeños, contados de antemano.',
  },
  {
    key: 'corporate',
    title: 'Eventos de empresa',
    description:
      'Cenas, aniversarios y presentaciones con aforo. Cada asistente confirma desde su enlace y tú sabes cuántos sois.',
  },
] as const

export const services = [
  {
    title: 'Invitaciones digitales',
    description: `${formatCountFirst()} diseños con su propia composición, letra y ornamento.`,
    features: ['Tus colores en cada detalle', 'Foto de portada', 'Mapa y calendario a un toque'],
  },
  {
    title: 'Lista de invitados',
    description: 'Trae tu Excel tal como está. Lo leemos, lo ordenamos y te decimos qué falta.',
    features: ['Plantilla para empezar', 'Duplicados detectados', 'Grupos y acompañantes'],
  },
  {
    title: 'Envíos por email y WhatsApp',
    description: 'Cada invitado recibe su carta, con su nombre y un enlace solo suyo.',
    features: ['Entregado, abierto, leído', 'Una sola vez cada uno', 'También desde tu teléfono'],
  },
  {
    title: 'Confirmaciones',
    description: 'Responden en quince segundos, sin cuenta ni aplicación, y pueden cambiar de idea.',
    features: ['Menú por persona', 'Intolerancias y alergias', 'Plazas de autobús'],
  },
  {
    title: 'Recordatorios',
    description: 'Un aviso amable a quien aún no ha contestado, y solo a quien aún no ha contestado.',
    features: ['Uno cada tres días como mucho', 'Con su enlace de siempre', 'Baja en un clic'],
  },
  {
    title: 'Panel en directo',
    description: 'Las respuestas aparecen según llegan. Los totales para el catering, listos para exportar.',
    features: ['Sin recargar la página', 'Filtros por grupo y estado', 'Excel para el catering'],
  },
] as const

export const steps = [
  {
    number: 1,
    title: 'Crea tu invitación',
    description: 'Nombres, fecha, lugares y diseño. La ves cambiar mientras eliges. Cinco minutos.',
  },
  {
    number: 2,
    title: 'Añade a tus invitados',
    description: 'Uno a uno o con tu Excel. Familias, parejas y acompañantes, cada cual con sus plazas.',
  },
  {
    number: 3,
    title: 'Envía con un clic',
    description: 'Por email o por WhatsApp. Cada invitado recibe su enlace personal y tú ves cuándo lo abre.',
  },
  {
    number: 4,
    title: 'Recibe las respuestas',
    description: 'Asistencia, menús, intolerancias y autobús llegan a tu panel en el momento.',
  },
] as const

export const advantages = [
  {
    figure: '5 minutos',
    title: 'para crearla',
    description: 'El asistente pregunta lo justo. Puedes dejarlo a medias y volver: no se pierde nada.',
  },
  {
    figure: '15 segundos',
    title: 'para confirmar',
    description: 'Sin registro, sin contraseña. Abren el enlace, eligen y ya está.',
  },
  {
    figure: `${formatKeys.length} formatos`,
    title: 'únicos',
    description: `No un diseño en ${formatCount()} colores: ${formatCount()} cartas distintas, de la grabada a la de cartel.`,
  },
  {
    figure: '100 % UE',
    title: 'tus datos, en casa',
    description:
      'Se guardan en la Unión Europea y se tratan conforme al RGPD. No los vendemos ni los cruzamos.',
  },
] as const

export const benefits = [
  {
    key: 'attendance',
    title: 'Control de asistencia',
    description:
      'Quién viene, quién no y quién falta por contestar, con acompañantes y niños contados uno a uno. El número que te pide el restaurante, siempre al día.',
  },
  {
    key: 'dietary',
    title: 'Gestión de intolerancias',
    description:
      'Cada persona dice qué come y qué no puede comer. Lo que el catering necesita sale en una lista, sin llamadas ni notas sueltas.',
  },
  {
    key: 'transport',
    title: 'Optimización del transporte',
    description:
      'Si pones autobús, preguntamos quién lo usará y desde dónde. Contratas las plazas que hacen falta, ni una más.',
  },
] as const

/** Marketing figures, as the owner of the product states them (docs/product.md, "Public pages"). */
export const savings = [
  { figure: '80 %', label: 'menos tiempo organizando' },
  { figure: '95 %', label: 'menos errores en la lista' },
  { figure: '100 %', label: 'de satisfacción' },
] as const
export const reach = [
  { figure: '90 %', label: 'clientes satisfechos' },
  { figure: '25k+', label: 'invitaciones enviadas' },
  { figure: '100 %', label: 'entrega garantizada' },
] as const
export const record = [
  { figure: '10.000+', label: 'parejas' },
  { figure: '500.000+', label: 'invitaciones enviadas' },
  { figure: '350.000+', label: 'confirmaciones recibidas' },
  { figure: '98,5 %', label: 'de satisfacción' },
  { figure: '24 h', label: 'de atención, todos los días' },
] as const

export const sampleDashboard = { confirmed: 124, declined: 8, pending: 18, total: 150 } as const

export const cities = [
  'Madrid',
  'Barcelona',
  'Valencia',
  'Sevilla',
  'Bilbao',
  'Málaga',
  'Zaragoza',
  'Murcia',
  'Palma',
  'Las Palmas',
  'Córdoba',
  'Valladolid',
  'Vigo',
  'Gijón',
  'Granada',
  'Santander',
] as const

export const shortFaq = [
  {
    id: 'cuanto-se-tarda',
    title: '¿Cuánto se tarda en crear la invitación?',
    body: 'Unos cinco minutos. El asistente tiene siete pasos cortos y solo son obligatorios los nombres, la fecha y tu email. Todo lo demás puedes completarlo o cambiarlo después desde el panel.',
  },
  {
    id: 'necesitan-cuenta',
    title: '¿Mis invitados tienen que registrarse?',
    body: 'No. Cada invitado recibe un enlace que es solo suyo. Lo abre en el móvil, dice si viene, con quién y qué no puede comer, y la respuesta aparece en tu panel al momento. Si cambia de planes, usa el mismo enlace.',
  },
  {
    id: 'cuando-se-paga',
    title: '¿Cuándo se paga?',
    body: 'Crear la invitación y verla terminada es gratis. Pagas una sola vez por evento cuando quieras añadir invitados y enviarla: 99 € con Essence o 220 € con Grand Soirée, IVA incluido. Sin suscripción.',
  },
  {
    id: 'datos-seguros',
    title: '¿Qué pasa con los datos de mis invitados?',
    body: 'Se guardan en la Unión Europea, solo sirven para tu evento y los borras cuando quieras. Cada invitado ve únicamente su propia invitación, y puede darse de baja de los correos en un clic.',
  },
] as const
