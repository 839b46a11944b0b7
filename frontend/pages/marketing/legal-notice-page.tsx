import { Link } from 'react-router-dom'
import { Head } from '../../lib/head.tsx'
import { holder } from './holder.ts'
import { HolderData, HolderName } from './parts/holder-data.tsx'
import { type Chapter, ProsePage } from './parts/prose-page.tsx'

const chapters: readonly Chapter[] = [
  {
    id: 'titular',
    title: 'Titular del sitio',
    body: (
      <>
        <p>
          En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y
          de comercio electrónico (LSSI-CE), estos son los datos del titular de {holder.website}:
        </p>
        <HolderData />
      </>
    ),
  },
  {
    id: 'objeto',
    title: 'Objeto y ámbito',
    body: (
      <>
        <p>
          Este aviso regula el acceso y el uso del sitio {holder.website} y de los servicios de Velada por
          parte de organizadores de eventos, invitados, colaboradores profesionales y visitantes. Acceder al
          sitio supone aceptarlo en la versión publicada en ese momento.
        </p>
        <p>
          El sitio se dirige a personas mayores de edad que residen en España. Los menores pueden figurar como
          asistentes en la respuesta de un invitado adulto, que es quien facilita sus datos.
        </p>
      </>
    ),
  },
  {
    id: 'servicios',
    title: 'Servicios y contratación',
    body: (
      <>
        <p>
          Velada permite crear invitaciones digitales para eventos, enviarlas y reunir las respuestas. En
          concreto:
        </p>
        <ul>
          <li>Crear una invitación y verla terminada, sin coste y sin pago previo.</li>
          <li>Gestionar una lista de invitados, importarla desde Excel y exportarla.</li>
          <li>Enviar invitaciones y recordatorios por correo electrónico y, según el plan, por WhatsApp.</li>
          <li>Recibir las confirmaciones de asistencia y consultar sus totales.</li>
        </ul>
        <p>
          Los planes se contratan por evento y con un único pago con tarjeta: Essence por 99 €, Grand Soirée
          por 220 € y la mejora de uno a otro por 121 €, IVA incluido. El plan queda activo en cuanto el
          proveedor de pagos confirma el cobro, y el justificante se envía al correo de la cuenta.
        </p>
        <p>
          Al tratarse de un servicio digital que empieza a prestarse a petición tuya en el momento del pago,
          el derecho de desistimiento se pierde cuando el servicio se ha ejecutado por completo (artículo 103
          del Real Decreto Legislativo 1/2007). Si aún no has enviado ninguna invitación, escríbenos en los 14
          días siguientes al pago y te devolveremos el importe.
        </p>
      </>
    ),
  },
  {
    id: 'uso',
    title: 'Uso correcto',
    body: (
      <>
        <p>Quien organiza un evento se compromete a:</p>
        <ul>
          <li>
            Incluir en su lista solo a personas que pueda invitar legítimamente y usar sus datos solo para el
            evento.
          </li>
          <li>
            No publicar contenidos ilícitos, ofensivos o sobre los que no tenga derechos, tampoco en la foto
            de portada.
          </li>
          <li>Guardar en secreto su contraseña y los enlaces personales de sus invitados.</li>
          <li>No usar los envíos para publicidad ni para mensajes ajenos al evento.</li>
        </ul>
        <p>El incumplimiento permite suspender el envío de mensajes y, si es grave, cerrar la cuenta.</p>
      </>
    ),
  },
  {
    id: 'responsabilidad',
    title: 'Responsabilidad',
    body: (
      <>
        <p>
          Ponemos los medios razonables para que el servicio funcione sin interrupciones y para que cada
          mensaje llegue a su destinatario. No podemos responder de las direcciones o teléfonos equivocados,
          de los filtros del correo de cada invitado ni de las interrupciones de los proveedores de correo,
          mensajería y pagos.
        </p>
        <p>
          El contenido de cada invitación y la veracidad de las respuestas son de quien los escribe. Los
          enlaces a mapas, hoteles u otros sitios los añade el organizador, y cada uno se rige por sus propias
          condiciones.
        </p>
        <p>Nada de lo anterior limita los derechos que la ley reconoce a las personas consumidoras.</p>
      </>
    ),
  },
  {
    id: 'propiedad',
    title: 'Propiedad intelectual',
    body: (
      <>
        <p>
          La marca Velada, los formatos de invitación, sus ornamentos, los textos y el código del sitio
          pertenecen a <HolderName /> o se usan con licencia. No pueden copiarse ni explotarse fuera del
          servicio sin permiso por escrito.
        </p>
        <p>
          Los textos, nombres y fotografías que subes siguen siendo tuyos. Solo nos autorizas a alojarlos y
          mostrarlos en tu invitación mientras tu evento exista.
        </p>
      </>
    ),
  },
  {
    id: 'datos',
    title: 'Datos personales',
    body: (
      <p>
        El tratamiento de los datos de organizadores e invitados se explica en la{' '}
        <Link to="/politica-privacidad">Política de Privacidad</Link>.
      </p>
    ),
  },
  {
    id: 'ley',
    title: 'Ley aplicable',
    body: (
      <>
        <p>
          Este aviso se rige por la ley española. Las personas consumidoras pueden acudir a los juzgados de su
          domicilio y al sistema de resolución extrajudicial de conflictos de su comunidad autónoma; en los
          demás casos, las partes se someten a los juzgados del domicilio del titular.
        </p>
      </>
    ),
  },
]

export default function LegalNoticePage() {
  return (
    <ProsePage title="Aviso Legal" note={`Última actualización: ${holder.updated}`} chapters={chapters}>
      <Head
        title="Aviso Legal · Velada"
        description="Titular, servicios, responsabilidad, propiedad intelectual y ley aplicable de Velada."
        path="/aviso-legal"
      />
    </ProsePage>
  )
}
