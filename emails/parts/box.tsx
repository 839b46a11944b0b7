import type { CSSProperties, ReactNode } from 'react'

/** A full-width block with padding and border on the cell, because desktop Outlook ignores them on a table. */
export function Box(props: { className?: string; style: CSSProperties; children: ReactNode }) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" role="presentation" style={{ border: 0 }}>
      <tbody>
        <tr>
          <td className={props.className} style={props.style}>
            {props.children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
