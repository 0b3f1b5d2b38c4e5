import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { asError } from '@/ui/partNotFetched';

/** Around all screens, and all that floats above them: what nothing nearer has caught, so that no page is ever white. */
export class RootBoundary extends Component<{ children: ReactNode }, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: asError(error) };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main>
        <Page title="Oops! Something went wrong." documentTitle="Something went wrong">
          <Notice text={error.message} role="alert">
            <Button type="primary" onClick={() => this.setState({ error: undefined })}>
              Try Again
            </Button>
            <Button onClick={() => location.reload()}>Reload</Button>
          </Notice>
        </Page>
      </main>
    );
  }
}
