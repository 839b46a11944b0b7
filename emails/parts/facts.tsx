import type { ReactNode } from 'react'
import type { Palette } from './colour.ts'
import { type } from './theme.ts'

type Fact = { label: string; value: ReactNode; strong?: boolean }

/** A short table of labels and values, with hairlines between rows. */
export function Facts({ palette, facts }: { palette: Palette; facts: Fact[] }) {
  const { light } = palette
  const cell = {
    padding: '11px 0',
    fontFamily: type.text,
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
    borderTop: `1px solid ${light.line}`,
  } as const
  const large = { fontSize: '20px', lineHeight: '22px', fontWeight: 500 } as const
  return (
    <table
      className="facts line"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      style={{ margin: '8px 0 24px', borderBottom: `1px solid ${light.line}` }}
    >
      <tbody>
        {facts.map(({ label, value, strong }) => (
          <tr className="fact" key={label}>
            <td
              className="soft line"
              style={{ ...cell, color: light.soft, paddingRight: '16px', width: '38%', textAlign: 'left' }}
            >
              {label}
            </td>
            <td
              className="ink line"
              style={{ ...cell, color: light.ink, textAlign: 'left', ...(strong && large) }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
