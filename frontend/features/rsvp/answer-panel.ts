import styled, { css, keyframes } from 'styled-components'
import { withoutHas } from './without-has.ts'

const arrive = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`
/** Fonts and colours come from the surrounding format: `--display-font`, `--text-font`, the palette. */
export const AnswerPanel = styled.div`
  && { max-width: 34rem; }
  margin: clamp(28px, 5.4cqi, 48px) auto 0;
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
  .either { display: none; }
  ${withoutHas(css`
    :is(.yes, .no) { display: none; }
    .either { display: inline; }
  `)}
  .attending { margin-top: 0.75rem; }
  .comments { margin-top: 0.75rem; }
  @media (min-width: 760px) {
    && { max-width: 40rem; }
    --t: calc(var(--text-scale, 1) * 1.08);
  }
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
