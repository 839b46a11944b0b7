import styled from 'styled-components'
import { shownInput, withoutHas } from './without-has.ts'

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
  .who {
    flex: 1 1 7.5rem;
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    min-height: 44px;
    line-height: 1.2;
  }
  .who > span, .who label { overflow-wrap: anywhere; }
  .who input:not([type='checkbox']) { min-height: 40px; }
  .menu { flex: 0 1 auto; width: auto; max-width: 100%; min-height: 40px; }
  select.menu { flex-basis: 8.5rem; padding-inline-start: 8px; }
  .more { flex: 1 0 100%; display: flex; flex-wrap: wrap; align-items: center; gap: 0 18px; }
  .small { min-height: 28px; gap: 7px; font-size: calc(0.9375rem * var(--t)); color: var(--ink-soft); }
  .small input { width: 18px; height: 18px; }
  label.age { display: flex; align-items: center; gap: 6px; font-size: calc(0.9375rem * var(--t)); }
  .age input { width: 3.5rem; min-height: 36px; padding: 2px 8px; }
  &:has([name$='[isChild]']:not(:checked)) .age { display: none; }
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
  .marks { ${withoutHas(shownInput)} }
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
export const Trips = styled.details`
  margin-top: 0.75rem;
  border-top: 1px solid var(--hairline);
  summary { min-height: 44px; line-height: 44px; cursor: pointer; overflow-wrap: anywhere; }
  &[open] > summary { line-height: 1.4; padding-block: 10px; }
  details > summary { color: var(--ink-soft); font-size: calc(0.9375rem * var(--t)); }
  legend { margin-top: 10px; font-size: calc(0.9375rem * var(--t)); }
  .trips { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); align-items: end; gap: 12px; }
`
