import { CookieSettings } from '../parts/cookie-settings.tsx'
import { Controller, Hosting, PrivacyMail } from '../parts/holder-data.tsx'
import type { Chapter } from '../parts/prose-page.tsx'

const mail = <PrivacyMail />

export const privacyChapters: readonly Chapter[] = [
  {
    id: 'responsable',
    title: 'Quién responde de tus datos',
    body: (
      <>
        <Controller />
        <p>
          Sobre los datos de los invitados decide quien organiza el evento. Velada los trata por su encargo y
          solo para ese evento, como encargado del tratamiento (artículo 28 del RGPD).
        </p>
      </>
    ),
  },
  {
    id: 'datos',
    title: 'Qué datos tratamos',
    body: (
      <>
        <h3>De quien organiza</h3>
        <ul>
          <li>Email y contraseña, que se guarda cifrada de forma irreversible.</li>
          <li>
            Datos del evento: nombres, fecha, horas, lugares, foto de portada, hoteles y teléfonos de interés.
          </li>
          <li>
            Datos del pago: plan, importe, fecha y referencia. El número de tarjeta no pasa por nuestros
            sistemas.
          </li>
        </ul>
        <h3>De los invitados</h3>
        <ul>
          <li>Nombre, grupo, plazas y, si el organizador los da, email y teléfono.</li>
          <li>
            Su respuesta: asistencia, acompañantes, menú, uso de autobús (y qué trayecto) y comentarios.
          </li>
          <li>
            Intolerancias y alergias, si las indica. Pueden ser datos de salud: se piden solo para la comida
            del evento, son siempre voluntarias y solo las ve quien organiza.
          </li>
          <li>El estado de los mensajes que recibe: entregado, abierto, leído o rechazado.</li>
        </ul>
        <h3>De quien nos escribe</h3>
        <ul>
          <li>
            Los profesionales que quieren colaborar: nombre, email, teléfono, tipo de negocio y mensaje.
          </li>
        </ul>
        <h3>Técnicos</h3>
        <ul>
          <li>
            Dirección IP, navegador y páginas pedidas, en registros que sirven para la seguridad del servicio.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'finalidades',
    title: 'Para qué y con qué base',
    body: (
      <table>
        <thead>
          <tr>
            <th scope="col">Finalidad</th>
            <th scope="col">Base legal</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Crear tu cuenta y tu evento, enviar las invitaciones y reunir las respuestas</td>
            <td>Ejecución del contrato (art. 6.1.b RGPD)</td>
          </tr>
          <tr>
            <td>Cobrar el plan y emitir el justificante</td>
            <td>Ejecución del contrato y obligación legal (art. 6.1.b y c)</td>
          </tr>
          <tr>
            <td>Tratar la intolerancia o alergia que indica un invitado</td>
            <td>Consentimiento explícito de quien la indica (art. 9.2.a)</td>
          </tr>
          <tr>
            <td>Contestar a quien nos escribe o quiere colaborar</td>
            <td>Medidas previas a un contrato a petición suya (art. 6.1.b)</td>
          </tr>
          <tr>
            <td>Mantener la seguridad, evitar abusos y resolver fallos</td>
            <td>Interés legítimo (art. 6.1.f)</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  {
    id: 'terceros',
    title: 'Con quién los compartimos',
    body: (
      <>
        <p>Con nadie para fines comerciales. Solo con los proveedores sin los que el servicio no funciona:</p>
        <ul>
          <li>Stripe, proveedor de pagos: cobra con tarjeta y previene el fraude.</li>
          <li>Resend, servicio de correo: entrega invitaciones, recordatorios y avisos.</li>
          <li>
            Twilio y WhatsApp, servicio de mensajería: entregan los mensajes de los planes que lo incluyen.
          </li>
          <li>
            <Hosting />: aloja la base de datos y las imágenes.
          </li>
        </ul>
        <p>
          Todos actúan con contrato de encargo. Los datos se alojan en la Unión Europea; si un proveedor los
          trata fuera, lo hace con las cláusulas contractuales tipo de la Comisión Europea o bajo el Marco de
          Privacidad de Datos UE-EE. UU.
        </p>
      </>
    ),
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    body: (
      <>
        <p>
          Puedes acceder a tus datos, rectificarlos, suprimirlos, oponerte a su tratamiento, limitarlo,
          llevártelos y retirar tu consentimiento. Escribe a {mail} con una copia de tu documento de identidad
          y di qué derecho ejerces: contestamos en un mes como mucho.
        </p>
        <p>
          Si eres invitado, puedes cambiar tu respuesta desde tu propio enlace, pedir a quien organiza que
          borre tus datos y darte de baja de los correos del evento en un clic, desde cualquiera de ellos.
        </p>
        <p>
          Si crees que no te hemos atendido bien, puedes reclamar ante la Agencia Española de Protección de
          Datos (www.aepd.es).
        </p>
      </>
    ),
  },
  {
    id: 'conservacion',
    title: 'Cuánto tiempo',
    body: (
      <ul>
        <li>Los datos de facturación, 6 años, por obligación legal.</li>
        <li>Los registros técnicos, 12 meses como máximo.</li>
        <li>Los datos de la cuenta, hasta que la elimines, desde la pestaña de edición de tu panel.</li>
        <li>Las consultas de profesionales, 12 meses.</li>
        <li>Una invitación cuyo email nadie confirma, 30 días.</li>
        <li>
          Los datos de los invitados, hasta que el organizador los borre o elimine el evento. Un invitado
          borrado se puede recuperar durante 30 días, salvo que el organizador lo borre para siempre.
        </li>
      </ul>
    ),
  },
  {
    id: 'seguridad',
    title: 'Seguridad',
    body: (
      <ul>
        <li>
          Todo viaja cifrado, y las contraseñas se guardan con un algoritmo lento que no permite recuperarlas.
        </li>
        <li>Cada invitado solo ve su invitación, con un enlace que no se puede adivinar.</li>
        <li>Los enlaces para verificar la cuenta o cambiar la contraseña sirven una vez y caducan.</li>
        <li>Cambiar la contraseña cierra las demás sesiones.</li>
        <li>Los registros no guardan correos, teléfonos ni contraseñas.</li>
        <li>
          Si una brecha de seguridad te afecta, te avisamos enseguida, y a la AEPD en 72 horas como mucho.
        </li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>
          Solo usamos cookies técnicas propias, las que hacen falta para funcionar: una mantiene tu sesión,
          otra reconoce el dispositivo en el que entraste en tu cuenta, para que nadie te bloquee el acceso
          desde fuera, y otra recuerda que has abierto tu invitación. No hay cookies de publicidad ni de
          análisis, así que aceptar o rechazar no cambia lo que ves. En la página de pago, el proveedor puede
          usar las suyas para prevenir el fraude.
        </p>
        <p>
          La primera vez que entras te preguntamos, y guardamos tu elección con su fecha en tu navegador.
          Puedes cambiarla cuando quieras, aquí o al pie de cualquier página.
        </p>
        <CookieSettings />
      </>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios',
    body: (
      <p>
        Si cambiamos algo importante, lo publicaremos aquí con su fecha y avisaremos por correo a quienes
        tengan cuenta antes de que entre en vigor.
      </p>
    ),
  },
]
