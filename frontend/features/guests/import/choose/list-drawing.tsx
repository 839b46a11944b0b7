import styled from 'styled-components'

const Drawing = styled.svg`
  width: 176px;
  height: auto;
  fill: none;
  stroke: ${({ theme }) => theme.color.ink};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  & .paper { fill: ${({ theme }) => theme.color.sheet}; }
  & .rule { stroke: ${({ theme }) => theme.color.champagne}; }
  & .wash { fill: ${({ theme }) => theme.color.sageWash}; stroke: none; }
`

/** A sheet with rows, of which invitations are made. */
export function ListDrawing() {
  return (
    <Drawing viewBox="0 0 176 96" aria-hidden="true">
      <path className="paper" d="M4 6h68v84H4z" />
      <path className="wash" d="M5 7h66v13H5z" />
      <path d="M4 20h68M4 34h68M4 48h68M4 62h68M4 76h68M36 6v84" />
      <path className="rule" d="M84 48h18m-6-6 6 6-6 6" />
      <path className="paper" d="M118 40l46-14 8 30-46 14z" />
      <path className="paper" d="M112 28h50v32h-50z" />
      <path d="m112 28 25 19 25-19M112 60l18-18M162 60l-18-18" />
    </Drawing>
  )
}
