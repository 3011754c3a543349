import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** The page on show: another one clears the error. */
  page: object
  /** What stands in the place of what threw. */
  fallback: (error: Error) => ReactNode
  onError?: ((error: Error) => void) | undefined
  children: ReactNode
}

interface ErrorBoundaryState {
  error: Error | null
  page: object
}

/** Catches what its children throw while rendering in the browser; on the server React has no boundaries. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, page: this.props.page }

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.page === state.page ? null : { error: null, page: props.page }
  }

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}
