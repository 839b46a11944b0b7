import { css } from 'styled-components'
import { space } from './theme.ts'

/** primary = the main action; secondary = the other one; quiet = less important; danger = destructive. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
export type Look = { $tone: ButtonTone; $small?: boolean; $wide?: boolean }

const tones = {
  primary: css`
    background: ${({ theme }) => theme.color.accent};
    border-color: ${({ theme }) => theme.color.accent};
    &:not(:disabled):hover { background: color-mix(in srgb, ${({ theme }) => theme.color.accent} 82%, white); }
  `,
  secondary: css`
    background: transparent;
    border-color: ${({ theme }) => theme.color.ink};
    &:not(:disabled):hover { background: ${({ theme }) => theme.color.mist}; }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    &:not(:disabled):hover { background: ${({ theme }) => theme.color.mist}; }
  `,
  danger: css`
    background: transparent;
    color: ${({ theme }) => theme.color.wine};
    border-color: ${({ theme }) => theme.color.wine};
    &:not(:disabled):hover { background: ${({ theme }) => theme.color.wineWash}; }
  `,
}

/** What every button and link that looks like one shares. */
export const look = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: 44px;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  padding: ${({ $small }) => ($small ? '0.375rem 1rem' : '0.625rem 1.625rem')};
  border: 1px solid;
  border-radius: ${({ theme }) => theme.radius.pill};
  color: ${({ theme }) => theme.color.ink};
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme, $small }) => ($small ? theme.size.small : theme.size.base)};
  font-weight: 500;
  line-height: 1.3;
  letter-spacing: 0.01em;
  text-align: center;
  text-decoration: none;
  transition: background ${({ theme }) => theme.motion.fast};
  &:disabled { opacity: 0.55; }
  & > svg { width: 1.125rem; height: 1.125rem; }
  ${({ $tone }) => tones[$tone]}
`

/** The style props of a button. */
export type ButtonProps = { tone?: ButtonTone; small?: boolean; wide?: boolean }
