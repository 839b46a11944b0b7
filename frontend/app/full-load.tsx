import { useEffect } from 'react'
import { Loading } from '../ui/spinner.tsx'

/** An address whose page is not the router's: the browser asks the server for it. */
export default function FullLoad() {
  useEffect(() => location.reload(), [])
  return <Loading tall />
}
