import { useEffect } from 'react'
import { Loading } from '../ui/spinner.tsx'

/** A page outside the router: the browser loads it from the server. */
export default function FullLoad() {
  useEffect(() => location.reload(), [])
  return <Loading tall />
}
