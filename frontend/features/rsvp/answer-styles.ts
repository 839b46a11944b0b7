import styled, { keyframes } from 'styled-components'

const arrive = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`

/** Fonts and colours come from the surrounding format: `--display-font`, `--text-font`, the palette. */
export const AnswerPanel = styled.div`
  && { max-width: 34rem; }
  margin: clamp(40px, 8cqi, 72px) auto 0;
  text-align: start;
  font-family: var(--text-font);
  --t: var(--text-scale, 1);
  font-size: calc(1.0625rem * var(--t));
  line-height: 1.5;
  scroll-margin-top: 24px;

  h2:focus { outline: none; }
  h2, .note { text-align: var(--answer-align, center); }
  .note { margin-top: 0.75rem; text-wrap: balance; }
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
  legend { padding: 0; }
`
/**
 * The answer in its place in the page, and over the page while it is modal. Colours and letters are the format's in
 * both.
 */
export const Sheet = styled.dialog`
  position: static;
  display: block;
  width: auto;
  max-width: none;
  height: auto;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  .shut { display: none; }

  &:modal {
    position: fixed;
    inset: 0;
    width: 100%;
    height: 100dvh;
    padding: 8px 20px calc(28px + env(safe-area-inset-bottom));
    background: var(--paper);
    color: var(--ink);
    overflow: hidden auto;
    overscroll-behavior: contain;
    .shut {
      display: block;
      min-height: 44px;
      margin: 0 0 4px auto;
      padding: 0 2px;
      border: 0;
      background: none;
      color: var(--ink-soft);
      font-size: 1rem;
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
  &::backdrop { background: rgb(0 0 0 / 0.55); }
  @media (min-width: 700px) {
    &:modal {
      width: min(40rem, 100% - 48px);
      height: fit-content;
      max-height: calc(100dvh - 48px);
      margin: auto;
      padding: 16px 40px 40px;
      box-shadow: 0 24px 80px rgb(0 0 0 / 0.35);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    &:modal { animation: ${arrive} 180ms ease-out; }
  }
`
export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  && { margin-top: 1.5rem; }
`
export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 76px;
  padding: 12px 10px;
  border: 1px solid var(--ink-soft);
  border-radius: var(--control-radius, 2px);
  text-align: center;
  line-height: 1.25;
  cursor: pointer;
  transition: background 150ms ease-out, color 150ms ease-out;
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  &:has(:checked) { background: var(--fill); border-color: var(--fill); color: var(--on-fill); }
  &:has(:checked)::after { content: '✓'; position: absolute; top: 6px; right: 10px; font: 0.875rem/1 sans-serif; }
  &:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 3px; }
`
export const Person = styled.fieldset`
  display: grid;
  gap: 12px;
  && { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--hairline); }
  &[hidden] { display: none; }
`
export const Details = styled.div`
  display: grid;
  gap: 12px;
  &[hidden] { display: none; }
  .pair { display: grid; grid-template-columns: 1fr auto; align-items: end; gap: 14px; }
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
export const Trips = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  align-items: end;
  gap: 12px;
  .same {
    grid-column: 1 / -1;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
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
  textarea& { min-height: 5.5rem; resize: vertical; }
  &::placeholder { color: var(--field-soft, var(--ink-soft)); opacity: 1; }
`
export const Seats = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: 1.5rem;
  div { display: flex; align-items: center; gap: 6px; }
  input { width: 58px; text-align: center; appearance: textfield; font-variant-numeric: lining-nums tabular-nums; }
  input::-webkit-inner-spin-button { appearance: none; }
  button {
    width: 46px;
    height: 46px;
    padding: 0;
    border: 1px solid var(--ink-soft);
    border-radius: 50%;
    background: none;
    color: inherit;
    font: 300 1.375rem/1 sans-serif;
  }
  button:disabled { opacity: 0.35; }
`
export const Small = styled.p`
  && { margin-top: 0.75rem; }
  font-size: calc(0.875rem * var(--t));
  color: var(--ink-soft);
`
export const Press = styled.button<{ $quiet?: boolean }>`
  display: block;
  width: 100%;
  min-height: 56px;
  margin-top: 1.5rem;
  padding: 12px 24px;
  border: 1px solid var(--fill);
  border-radius: var(--button-radius, 2px);
  background: ${({ $quiet }) => ($quiet ? 'transparent' : 'var(--fill)')};
  color: ${({ $quiet }) => ($quiet ? 'var(--ink)' : 'var(--on-fill)')};
  font: 400 1.125rem/1.3 var(--label-font, var(--text-font));
  letter-spacing: 0.03em;
  &:disabled { opacity: 1; border-color: var(--hairline); background: transparent; color: var(--ink-soft); }
`
