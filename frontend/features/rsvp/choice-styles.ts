import styled from 'styled-components'
import { shownInput, withoutHas } from './without-has.ts'

/** The two answers beside each other. */
export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  && { margin-top: 1rem; }
  /* A phone that is zoomed to 200 %. */
  @media (max-width: 250px) { grid-template-columns: 1fr; }
`
export const Choice = styled.label`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  place-content: center;
  align-items: center;
  gap: 6px;
  min-height: 56px;
  padding: 8px 4px;
  border: 1px solid var(--ink-soft);
  border-radius: var(--control-radius, 2px);
  text-align: center;
  /* Each answer on one line, whatever the letters: on phones the size follows the width. */
  font-size: min(1em, max(0.875rem, 4.2cqi));
  line-height: 1.25;
  white-space: nowrap;
  @media (max-width: 250px) { white-space: normal; }
  cursor: pointer;
  transition: background 150ms ease-out, color 150ms ease-out;
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  ${withoutHas(shownInput)}
  &:has(:checked) { background: var(--fill); border-color: var(--fill); color: var(--on-fill); }
  &:has(:checked)::after { content: '✓'; font: 0.875rem/1 sans-serif; }
  &:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 3px; }
`
