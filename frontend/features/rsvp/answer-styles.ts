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
  form > label { margin-top: 1.25rem; }
  form > button + button { margin-top: 12px; }
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
  legend { padding: 0; }
  form:has([value='declined']:checked) :is(.attending, .yes) { display: none; }
  form:not(:has([value='declined']:checked)) .no { display: none; }
  .attending { margin-top: 0.75rem; }
  .comments { margin-top: 0.75rem; }
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
  && { margin-top: 1rem; }
`
export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 56px;
  padding: 8px 10px;
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
/** One line for a person: who, menu; below it what is rarer. The menu goes below where there is no room beside. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  padding: 2px 0;
  border-top: 1px solid var(--hairline);
  &[hidden] { display: none; }
  &:has([name$='[comes]']:not(:checked)) :is(.menu, .more) { display: none; }
  .who { flex: 1 1 7.5rem; display: flex; align-items: center; gap: 8px; min-width: 0; min-height: 44px; line-height: 1.2; }
  .who > span, .who label { overflow-wrap: anywhere; }
  .who input:not([type='checkbox']) { min-height: 40px; }
  .menu { flex: 0 1 auto; width: auto; max-width: 100%; min-height: 40px; }
  select.menu { flex-basis: 8.5rem; padding-inline: 8px 4px; }
  .more { flex: 1 0 100%; display: flex; flex-wrap: wrap; align-items: center; gap: 0 18px; }
  .small { min-height: 28px; gap: 7px; font-size: calc(0.9375rem * var(--t)); color: var(--ink-soft); }
  .small input { width: 18px; height: 18px; }
  label.age { display: flex; align-items: center; gap: 6px; font-size: calc(0.9375rem * var(--t)); }
  .age input { width: 3.5rem; min-height: 36px; padding: 2px 8px; }
  &:has([name$='[isChild]']:not(:checked)) .age { display: none; }
`
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
  label:has(:checked) { background: var(--fill); color: var(--on-fill); }
  label:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 2px; }
`
export const Allergies = styled.details`
  min-width: 0;
  font-size: calc(0.9375rem * var(--t));
  &[open] { flex: 1 0 100%; padding-bottom: 10px; }
  summary { min-height: 28px; line-height: 28px; color: var(--ink-soft); cursor: pointer; overflow-wrap: anywhere; }
  .marks { display: flex; flex-wrap: wrap; gap: 6px; margin: 4px 0 8px; }
  .marks label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 36px;
    padding: 2px 11px;
    border: 1px solid var(--ink-soft);
    border-radius: 999px;
    line-height: 1.1;
    cursor: pointer;
  }
  .marks input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  .marks label:has(:checked) { background: var(--fill); border-color: var(--fill); color: var(--on-fill); }
  .marks label:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 2px; }
  .share {
    min-height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
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
  textarea& { min-height: 4rem; resize: vertical; }
  &::placeholder { color: var(--field-soft, var(--ink-soft)); opacity: 1; }
`
export const Seats = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 8px;
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
