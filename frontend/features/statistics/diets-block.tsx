import type { AdvancedStatistics } from '../../../domain/calls/statistics.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Bars, Block, Figures } from './figures.tsx'

type Props = {
  /** People with a restriction. */
  diets: number
  advanced: AdvancedStatistics
}

/** Diets and children, in numbers and in the guests' words. */
export function DietsBlock({ diets, advanced }: Props) {
  const { dietary, dietaryList, children } = advanced
  return (
    <Block title="Menús e intolerancias">
      <Figures
        values={[
          ['Con restricciones', diets],
          ['Niños y niñas', children],
        ]}
      />
      <Bars
        values={[
          ['Vegetariano', dietary.vegetarian],
          ['Vegano', dietary.vegan],
          ['Celíaco o sin gluten', dietary.celiac],
          ['Sin lactosa', dietary.lactose],
          ['Alergias', dietary.allergy],
          ['Otras', dietary.other],
        ]}
      />
      {dietaryList.length > 0 && (
        <Disclosure summary="Ver qué ha escrito cada uno">
          <ul>
            {dietaryList.map(({ guestId, name, text }) => (
              <li key={guestId}>
                <strong>{name}</strong>: {text}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Block>
  )
}
