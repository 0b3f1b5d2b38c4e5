import { Suspense, useState, type ReactNode } from 'react';
import type { NoticeKind } from '@/store/billing/notices/notice';
import { noticeSent } from '@/store/facts/notices';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';

const NoticeDialog = lazyWhenIdle(() => import('./NoticeDialog'));

interface NoticeButtonProps {
  kind: NoticeKind;
  /** The jobs or the vehicles that it tells of. */
  ids: readonly string[];
  children: ReactNode;
}

/** Opens the ways to tell clients something of jobs or vehicles. */
export function NoticeButton({ kind, ids, children }: NoticeButtonProps) {
  // As they were when it was opened: what is ticked may change behind it.
  const [opened, setOpened] = useState<readonly string[]>();
  return (
    <>
      <LimitedButton does={noticeSent} onClick={() => setOpened(ids)}>
        {children}
      </LimitedButton>
      <Suspense>{opened && <NoticeDialog kind={kind} ids={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
}
