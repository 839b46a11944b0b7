import { Component, type ReactNode } from 'react'
import { AnchorButton } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'

/** Shown when a screen crashes, with a link out. React itself reports the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Failure
        title="Algo se ha roto en esta página"
        action={<AnchorButton href="/">Volver al inicio</AnchorButton>}
      >
        No has perdido nada de lo que ya estaba guardado. Vuelve a cargar la página o empieza desde el inicio.
      </Failure>
    )
  }
}
