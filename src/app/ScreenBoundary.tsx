import { Component, type ReactNode } from 'react'
import { ScreenFailed } from './ScreenFailed.tsx'

interface ScreenBoundaryProps {
  readonly children: ReactNode
  /** What it is that could not be drawn: another one gets another try. */
  readonly of?: unknown
  /** Instead of it, where that is more than words and a button. */
  readonly instead?: ReactNode
}

interface ScreenBoundaryState {
  readonly of: unknown
  readonly hasFailed: boolean
}

/**
 * Shows words and a button where a screen could not be drawn: its chunk did not load, or it has a bug. React has no
 * other way to catch that than a class. The error itself goes to the browser's console by React.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { of: this.props.of, hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ of }: ScreenBoundaryProps, state: ScreenBoundaryState) {
    return of === state.of ? null : { of, hasFailed: false }
  }

  override render() {
    const { children, instead = <ScreenFailed /> } = this.props
    return this.state.hasFailed ? instead : children
  }
}
