import { Button, Skeleton } from 'antd';
import { Notice } from '@/ui/Notice';

export interface OfficeLoadingProps {
  /** What the office is asked for, as in 'Loading users...'. */
  what: string;
  /** Why the office did not tell it, in a sentence; undefined while it is asked. */
  trouble: string | undefined;
  onTryAgain: () => void;
}

/** In the place of what the office has not told: that it loads, or why it did not come and a way to ask again. */
export function OfficeLoading({ what, trouble, onTryAgain }: OfficeLoadingProps) {
  if (trouble === undefined)
    return (
      <div role="status">
        {`Loading ${what}...`}
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  return (
    <Notice role="alert" text={`Error loading ${what}. ${trouble}`}>
      <Button type="primary" onClick={onTryAgain}>
        Try Again
      </Button>
    </Notice>
  );
}
