import { Component, type ReactNode } from 'react';
import type { Visit } from './createVisit';
import { CrashedPage } from './CrashedPage';
import { PlainSkeleton } from './PlainSkeleton';

interface Props {
  /** The page's title. */
  readonly page: string;
  readonly visit: Visit;
  readonly children: ReactNode;
}

interface State {
  readonly status: 'fine' | ReturnType<Visit['crashed']>;
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
    this.setState({ status: this.props.visit.crashed(error) });
  }

  override render() {
    const { page, visit, children } = this.props;
    if (this.state.status === 'fine') return children;
    if (this.state.status === 'replaced') return <PlainSkeleton />;
    return <CrashedPage page={page} onReplace={visit.replace} />;
  }
}
