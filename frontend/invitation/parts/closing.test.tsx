import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { splitCoupleNames } from '../../../domain/event/couple-names.ts'
import { anEvent } from '../../testing/samples.ts'
import { ebGaramond } from '../typefaces/eb-garamond.ts'
import { pinyonScript } from '../typefaces/pinyon-script.ts'
import { Closing } from './closing.tsx'

const closingOf = (coupleNames: string, closingWords: string | null = null) => {
  const { container } = render(
    <Closing
      card={anEvent({ coupleNames, closingWords })}
      names={splitCoupleNames(coupleNames)}
      typefaces={[pinyonScript, ebGaramond]}
    />,
  )
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
}

test('a closing holds the couple’s words, their signature and a colophon', () => {
  expect(closingOf('Ana e Iñaki', ' Os queremos.\nHasta pronto. ')).toEqual([
    'Os queremos.\nHasta pronto.',
    'Ana e Iñaki',
    'Compuesta en Pinyon Script y EB Garamond',
  ])
})

test('without words of its own an invitation closes with a line for the occasion', () => {
  expect(closingOf('Primera Comunión de Lucía').slice(0, 2)).toEqual([
    'Gracias por acompañarnos en un día tan especial.',
    'Lucía',
  ])
  expect(closingOf('Ana y Ana').slice(0, 2)).toEqual([
    'Gracias por formar parte de nuestra historia.',
    'Ana y Ana',
  ])
})
