import styled from 'styled-components'
import { space } from '../../../ui/theme.ts'
import { palettes } from '../content/palettes.ts'
import { ProductPicture } from '../parts/product-picture.tsx'

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(4)} clamp(0.75rem, 2vw, 1.5rem);
  padding: 0;
  list-style: none;
  & > li > p { margin-top: ${space(1.5)}; font-size: ${({ theme }) => theme.size.small}; }
  ${({ theme }) => theme.media.narrow} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`

/** The same invitation in six pairs of colours. */
export function PaletteRow() {
  return (
    <Row>
      {palettes.map(({ key, name }) => (
        <li key={key}>
          <ProductPicture name={key} alt="" sizes="(max-width: 719px) 29vw, 180px" />
          <p>{name}</p>
        </li>
      ))}
    </Row>
  )
}
