import styled from 'styled-components'
import { space } from '../../ui/theme.ts'

/** A short form in one column. */
export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`
/** The links below a form. */
export const Ways = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(2)} 0 0;
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  list-style: none;
`
/** A link or button that looks like text, with a large touch target. */
export const TextAction = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.accentDeep};
  text-align: left;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  &:hover { text-decoration-thickness: 2px; }
`
