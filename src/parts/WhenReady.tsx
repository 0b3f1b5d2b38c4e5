import { Button, Skeleton } from 'antd';
import { use, type ReactNode } from 'react';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import type { Language } from '@/store/kit/language';
import { Notice } from '@/ui/Notice';
import { useAppSelector } from './hooks';
import { ReasonLanguage } from './reasonLanguage';

const TRY_AGAIN: Readonly<Record<Language, string>> = { en: 'Try Again', hi: 'फिर कोशिश करें' };

export interface WhenReadyProps {
  /** Said while loading, such as "Loading vendors...". */
  loading: string;
  /** Said when loading failed, such as "Error loading vendors.". */
  failed: string;
  children: ReactNode;
}

/** Shows its children once the journal's data is here; before that, and when it never comes, says so. */
export function WhenReady({ loading, failed, children }: WhenReadyProps) {
  const status = useAppSelector(selectDataStatus);
  if (status === 'ready') return children;
  if (status === 'loading') {
    return (
      <div role="status">
        {loading}
        {/* At rest: its wave would be drawn in each frame by the thread that makes the rows. */}
        <Skeleton title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  }
  return (
    <Notice role="alert" text={failed}>
      <Button type="primary" onClick={() => location.reload()}>
        {TRY_AGAIN[use(ReasonLanguage)]}
      </Button>
    </Notice>
  );
}
