import styled, { css } from 'styled-components'
import { space } from './theme.ts'

export type BadgeTone = 'neutral' | 'good' | 'waiting' | 'bad'

const tones = {
  neutral: css`border-color: ${({ theme }) => theme.color.line};`,
  good: css`
    border-color: ${({ theme }) => theme.color.sageDeep};
    background: ${({ theme }) => theme.color.sageWash};
  `,
  waiting: css`
    border-color: ${({ theme }) => theme.color.champagne};
    background: ${({ theme }) => theme.color.champagneWash};
  `,
  bad: css`
    border-color: ${({ theme }) => theme.color.wine};
    color: ${({ theme }) => theme.color.wine};
  `,
}

/** A short state in words; its colour only helps (state is never told by colour alone). */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  padding: 0.0625rem 0.625rem;
  border: 1px solid;
  border-radius: ${({ theme }) => theme.radius.pill};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 1.5;
  white-space: nowrap;
  & > svg { width: 14px; height: 14px; }
  ${({ $tone = 'neutral' }) => tones[$tone]}
`
