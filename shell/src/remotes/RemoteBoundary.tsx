import { Component, type ReactNode } from 'react';
import type { PageMount } from './createPageMount';

type Crashed = ReturnType<PageMount['crashed']>;

interface Props {
  readonly mount: PageMount;
  /** What stands there once it has crashed. */
  readonly instead: (status: Crashed) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly status: 'fine' | Crashed;
}

/**
 * Keeps a page or a widget that crashes while rendering from taking more with it. What is mounted in its place gets a boundary
 * of its own.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { status: 'fine' };

  static getDerivedStateFromError(): State {
    return { status: 'replaced' };
  }

  override componentDidCatch(error: Error) {
    this.setState({ status: this.props.mount.crashed(error) });
  }

  override render() {
    const { instead, children } = this.props;
    return this.state.status === 'fine' ? children : instead(this.state.status);
  }
}
