import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Notice } from './Notice';

export interface WhenReadyProps {
  status: 'loading' | 'ready' | 'failed';
  /** Said while loading, such as "Loading vendors...". */
  loading: string;
  /** Said when loading failed, such as "Error loading vendors.". */
  failed: string;
  children: ReactNode;
}

/** Shows its children once their data is here; before that, and when it never comes, says so (D8). */
export function WhenReady({ status, loading, failed, children }: WhenReadyProps) {
  if (status === 'ready') return children;
  if (status === 'loading') {
    return (
      <div role="status">
        {loading}
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  }
  return (
    <Notice role="alert" text={failed}>
      <Button type="primary" onClick={() => location.reload()}>
        Try Again
      </Button>
    </Notice>
  );
}
