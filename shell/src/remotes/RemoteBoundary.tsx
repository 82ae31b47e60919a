import { Component, type ErrorInfo, type ReactNode } from 'react';
import { fr } from '../i18n/fr';
import { logger } from '../services/logger';
import { RemoteFailure } from './RemoteFailure';

interface Props {
  readonly remote: string;
  readonly build: string;
  /** The page's title. */
  readonly page: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps a page that crashes while rendering from taking the site with it. */
export class RemoteBoundary extends Component<Props, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    const { remote, build } = this.props;
    logger.error(`${remote} crashed while rendering`, {
      build,
      message: error.message,
      stack: info.componentStack,
    });
  }

  private readonly handleRetry = () => {
    this.setState({ crashed: false });
    this.props.onRetry();
  };

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <RemoteFailure
        page={this.props.page}
        title={fr.remote.crashedTitle}
        text={fr.remote.crashedText}
        onRetry={this.handleRetry}
      />
    );
  }
}
