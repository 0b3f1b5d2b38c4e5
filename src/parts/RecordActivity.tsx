import { Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import styles from './RecordActivity.module.css';

const RecordHistory = lazyWhenIdle(() => import('./RecordHistory'));

/** The activities of one record, on its page or in its dialog; read once somebody opens them, or at once where they are all there is. */
export function RecordActivity({ record, opened = false }: { record: string; opened?: boolean }) {
  const [open, setOpen] = useState(opened);
  return (
    <section aria-label="Activity" className={styles.activity}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.head}>
          <h2 className={styles.title}>Activity</h2>
        </summary>
        {open && (
          <div className={styles.body}>
            <Suspense fallback={<Skeleton active title={false} />}>
              <RecordHistory record={record} />
            </Suspense>
          </div>
        )}
      </details>
    </section>
  );
}
