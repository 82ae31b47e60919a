import { Component, type ReactNode } from 'react';
import type { PageMount } from './createPageMount';
import { CrashedPage } from './CrashedPage';
import { PlainSkeleton } from './PlainSkeleton';

interface Props {
  /** The page's title. */
  readonly page: string;
  readonly mount: PageMount;
  readonly children: ReactNode;
}

interface State {
  readonly status: 'fine' | ReturnType<PageMount['crashed']>;
}

/**
 * Keeps a page that crashes while rendering from taking the site with it. What is mounted in its place gets a boundary
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
    const { page, mount, children } = this.props;
    if (this.state.status === 'fine') return children;
    if (this.state.status === 'replaced') return <PlainSkeleton />;
    return <CrashedPage page={page} onReplace={mount.replace} />;
  }
}
