import { type Format, formats } from '../../../../domain/event/formats.ts'
import { ProductPicture, type ProductPictureProps } from './product-picture.tsx'

type FormatPictureProps = Pick<ProductPictureProps, 'sizes' | 'first'> & {
  format: Format
  /** It only adorns: what it shows is said beside it. */
  mute?: boolean
}

/** One of the formats, in its sample couple's names and colours. */
export const FormatPicture = ({ format, mute = false, ...rest }: FormatPictureProps) => (
  <ProductPicture
    name={format}
    alt={mute ? '' : `Invitación en formato ${formats[format].label}`}
    {...rest}
  />
)
