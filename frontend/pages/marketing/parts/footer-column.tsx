import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '../../../ui/theme.ts'

const Column = styled.div`
  & > h2 {
    margin-bottom: ${space(1)};
    font-family: ${({ theme }) => theme.font.text};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 500;
  }
  & > ul { padding: 0; list-style: none; }
  & a, & button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover { text-decoration: underline; text-underline-offset: 0.25em; }
  }
`

/** A heading of the footer with what stands below it; its children are list items. */
export function FooterColumn({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Column id={id}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </Column>
  )
}
