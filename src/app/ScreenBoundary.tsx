import { Component, type ReactNode } from 'react'
import { ScreenFailed } from './ScreenFailed.tsx'

interface ScreenBoundaryProps {
  readonly children: ReactNode
}

/**
 * Shows words and a button where a screen could not be drawn: its chunk did not load, or it has a bug. React has no
 * other way to catch that than a class. The error itself goes to the browser's console by React.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ScreenFailed /> : this.props.children
  }
}
