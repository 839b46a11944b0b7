import { CircleUser, LogOut, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../ui/dropdown-menu.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { space } from '../../ui/theme.ts'
import { useSession } from './use-session.ts'

const Whose = styled.p`
  max-width: 280px;
  padding: ${space(1, 2)};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`

const { Part: SessionsDialog } = latePart(async () => (await import('./sessions-dialog.tsx')).SessionsDialog)

/** The account's menu: email, sessions, logout. */
export function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const { user } = useSession()
  const [isListing, setListing] = useState(false)
  return (
    <>
      <DropdownMenu
        trigger={
          <Button tone="quiet" small>
            <CircleUser aria-hidden="true" />
            Mi cuenta
          </Button>
        }
      >
        {user && <Whose>{user.email}</Whose>}
        <MenuItem onSelect={() => setListing(true)}>
          <MonitorSmartphone aria-hidden="true" />
          Sesiones abiertas
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={onLogOut}>
          <LogOut aria-hidden="true" />
          Cerrar sesión
        </MenuItem>
      </DropdownMenu>
      {isListing && <SessionsDialog onClose={() => setListing(false)} />}
    </>
  )
}
