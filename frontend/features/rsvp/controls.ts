import styled from 'styled-components'
import { shownInput, withoutHas } from './without-has.ts'

export const Segments = styled.div`
  display: flex;
  border: 1px solid var(--ink-soft);
  border-radius: var(--control-radius, 2px);
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 38px;
    padding: 2px 10px;
    font-size: calc(0.9375rem * var(--t));
    line-height: 1.1;
    cursor: pointer;
  }
  label + label { border-inline-start: 1px solid var(--hairline); }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  ${withoutHas(shownInput)}
  label:has(:checked) { background: var(--fill); color: var(--on-fill); }
  label:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 2px; }
`
export const Label = styled.label`
  display: grid;
  gap: 4px;
  min-width: 0;
  font-size: calc(0.9375rem * var(--t));
  &[hidden] { display: none; }
`
export const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 46px;
  cursor: pointer;
  input { width: 22px; height: 22px; margin: 0; accent-color: var(--fill); flex: none; }
`
export const Control = styled.input`
  width: 100%;
  min-height: 46px;
  padding: 8px 12px;
  border: solid color-mix(in srgb, var(--ink-soft) 70%, var(--paper));
  /* A format may use lines instead of boxes. */
  border-width: var(--field-lines, 1px);
  border-radius: var(--control-radius, 2px);
  background: var(--field, #fff);
  color: var(--field-ink, var(--ink));
  font: 400 calc(1rem * var(--t)) / 1.4 var(--text-font);
  textarea& { min-height: 4rem; resize: vertical; }
  &::placeholder { color: var(--field-soft, var(--ink-soft)); opacity: 1; }
`
export const Seats = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin-bottom: 8px;
  /* Two lines at most: where there is no room for that, the figures go below. */
  > label { flex: 1 1 8em; line-height: 1.25; text-wrap: balance; }
  div { display: flex; align-items: center; gap: 6px; }
  input { width: 58px; text-align: center; appearance: textfield; font-variant-numeric: lining-nums tabular-nums; }
  input::-webkit-inner-spin-button { appearance: none; }
  button {
    width: 46px;
    height: 46px;
    padding: 0;
    border: var(--step-line, 1px solid var(--ink-soft));
    border-radius: var(--step-radius, 50%);
    background: var(--step-fill, none);
    color: var(--step-ink, inherit);
    font: 300 1.375rem/1 sans-serif;
  }
  button:disabled { opacity: 0.35; }
`
export const Small = styled.p`
  && { margin-top: 0.5rem; }
  font-size: calc(0.875rem * var(--t));
  color: var(--ink-soft);
`
export const Press = styled.button<{ $quiet?: boolean }>`
  display: block;
  width: 100%;
  min-height: 56px;
  margin-top: 1.25rem;
  padding: 12px 24px;
  border: 1px solid var(--fill);
  border-radius: var(--button-radius, 2px);
  background: ${({ $quiet }) => ($quiet ? 'transparent' : 'var(--fill)')};
  color: ${({ $quiet }) => ($quiet ? 'var(--ink)' : 'var(--on-fill)')};
  font: 400 1.125rem/1.3 var(--label-font, var(--text-font));
  letter-spacing: 0.03em;
  &:disabled { opacity: 1; border-color: var(--hairline); background: transparent; color: var(--ink-soft); }
`
