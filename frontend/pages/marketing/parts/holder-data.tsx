import { Fragment } from 'react'
import { holder as house } from '../holder.ts'
import { useHolder } from './use-holder.ts'

/** The holder's data for the legal notice; a sentence with a way to ask for them while they are unset. */
export function HolderData() {
  const holder = useHolder()
  const mail = <a href={`mailto:${holder.email}`}>{holder.email}</a>
  const rows = [
    ['Denominación', holder.name],
    ['NIF', holder.taxId],
    ['Domicilio', holder.address],
    ['Registro', holder.registry],
    ['Email', mail],
    ['Teléfono', house.phone],
  ] as const
  const isKnown = holder.name && holder.taxId && holder.address
  return (
    <>
      {!isKnown && (
        <p>
          Estamos completando los datos registrales del titular y los publicaremos aquí. Mientras tanto, te
          los facilitamos en {mail}.
        </p>
      )}
      <dl>
        {rows.map(
          ([label, value]) =>
            value && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </>
  )
}

/** 'Velada Celebraciones, S.L.', or words that hold without the name. */
export function HolderName() {
  return useHolder().name ?? 'el titular del sitio'
}

/** Who answers for the data, in one sentence. */
export function Controller() {
  const { name, taxId, address, privacyEmail } = useHolder()
  const mail = <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
  return (
    <p>
      {name && taxId && address ? (
        <>
          {name}, con NIF {taxId} y domicilio en {address}, es responsable
        </>
      ) : (
        <>El titular de Velada, que figura en el aviso legal, es responsable</>
      )}{' '}
      de los datos de los organizadores, de quien nos escribe y de quien visita el sitio. Para todo lo que
      trata esta página: {mail}.
    </p>
  )
}

/** Who keeps the servers. */
export function Hosting() {
  return useHolder().hosting ?? 'El proveedor de alojamiento, con centros de datos en la Unión Europea'
}

/** The address for everything about personal data. */
export function PrivacyMail() {
  const { privacyEmail } = useHolder()
  return <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
}
