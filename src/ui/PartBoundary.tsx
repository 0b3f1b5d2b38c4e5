import { Component, type ReactNode } from 'react';
import { asError, PartNotFetched } from './partNotFetched';

export interface PartBoundaryProps {
  /** Told that the part's code could not be fetched. */
  onMissing: () => void;
  /** What is shown in the place of the part then; it may try again. */
  missing: (tryAgain: () => void) => ReactNode;
  /** Fetches the part once more. */
  onTryAgain: () => void;
  children: ReactNode;
}

/** Around a part of a screen whose code is fetched: what is around it stays when that does not come; other errors pass. */
export class PartBoundary extends Component<PartBoundaryProps, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: asError(error) };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartNotFetched) this.props.onMissing();
  }

  private readonly tryAgain = () => {
    this.props.onTryAgain();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof PartNotFetched)) throw error;
    return this.props.missing(this.tryAgain);
  }
}
