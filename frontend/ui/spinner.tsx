import styled, { keyframes } from 'styled-components'
import { space } from './theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const turn = keyframes`to { transform: rotate(360deg); }`
const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 1.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.75;
  animation: ${turn} 900ms linear infinite;
`

/** A small turning ring; `silent` when the text beside it already says what is happening. */
export function Spinner({ size = 24, silent = false }: { size?: number; silent?: boolean }) {
  return (
    <>
      <Ring $size={size} aria-hidden="true" />
      {!silent && <VisuallyHidden role="status">Cargando...</VisuallyHidden>}
    </>
  )
}

const Middle = styled.div<{ $tall: boolean }>`
  display: grid;
  place-items: center;
  place-content: center;
  gap: ${space(2)};
  min-height: ${({ $tall }) => ($tall ? '70dvh' : '10rem')};
  color: ${({ theme }) => theme.color.inkSoft};
`

/** 'Cargando...' in the middle of its place; `tall` fills a page. */
export function Loading({ tall = false }: { tall?: boolean }) {
  return (
    <Middle $tall={tall} role="status">
      <Ring $size={32} aria-hidden="true" />
      Cargando...
    </Middle>
  )
}
