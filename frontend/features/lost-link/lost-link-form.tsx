import styled from 'styled-components'
import { pathOf } from '../../../domain/calls/define-call.ts'
import { requestLostLink } from '../../../domain/calls/lost-link.ts'

const Lost = styled.details`
  width: min(100%, 26rem);
  margin: 0 auto;
  text-align: center;
  & > summary {
    min-height: 44px;
    padding-block: 10px;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker { display: none; }
  & form { display: grid; gap: 12px; margin-top: 12px; text-align: start; }
  & label { display: grid; gap: 4px; }
  & input {
    width: 100%;
    min-height: 46px;
    padding: 8px 12px;
    border: 1px solid #6b655c;
    border-radius: 2px;
    background: #fff;
    color: #1a1a1a;
    font: inherit;
  }
  & button {
    min-height: 48px;
    padding: 10px 24px;
    border: 1px solid #1a1a1a;
    border-radius: 999px;
    background: #1a1a1a;
    color: #fff;
    font: inherit;
  }
  & small { color: #6b655c; }
  @media print { display: none; }
`

/**
 * 'He perdido mi enlace': sends it again to the address on the list. A plain form, whose response is a page of its own:
 * the same for whoever asks.
 */
export function LostLinkForm({ slug }: { slug: string }) {
  return (
    <Lost>
      <summary>He perdido mi enlace</summary>
      <form method="post" action={pathOf(requestLostLink, { params: { slug } })}>
        <label>
          Tu email o tu teléfono
          <input name="contact" required minLength={3} maxLength={255} autoComplete="email" />
        </label>
        <button type="submit">Enviármelo otra vez</button>
        <small>Solo lo enviamos por correo, a la dirección con la que te invitaron.</small>
      </form>
    </Lost>
  )
}
