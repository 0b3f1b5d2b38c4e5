import { Suspense, useState } from 'react';
import { formatDate, formatMonth } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { lastClosed, standingOf } from '@/store/billing/periods/period';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { LimitedButton } from '@/ui/LimitedButton';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import styles from './MonthClosing.module.css';

const OpenAgainDialog = lazyWhenIdle(() => import('./OpenAgainDialog'));

/** Whether a month, `YYYY-MM`, is closed on `today` (ISO date), and what closes it or opens it again; nothing while it lasts. */
export function MonthClosing({ month, today }: { month: string; today: string }) {
  const say = useSay();
  const periods = useAppSelector((state) => state.periods);
  const [isOpening, setOpening] = useState(false);
  const last = lastClosed({ periods });
  const standing = standingOf(last, month, today);
  if (standing === 'Lasting') return null;
  const name = formatMonth(month);
  const close = () => void say(monthClosed(month), () => ({ text: `${name} closed, with all before it` }));
  return (
    <div className={styles.line}>
      {last && standing !== 'Open' ? (
        <>
          <span>
            {name} was closed on {formatDate(last.closedOn)}: its bills, credit notes and receipts cannot change.
          </span>
          {standing === 'Closed last' && (
            <LimitedButton does={monthOpened} onClick={() => setOpening(true)}>
              Open Again
            </LimitedButton>
          )}
        </>
      ) : (
        <>
          <span>{name} is open: a document can still be dated in it, cancelled or taken back.</span>
          <LimitedButton does={monthClosed} onClick={close}>
            Close {name}
          </LimitedButton>
        </>
      )}
      <Suspense>{isOpening && last && <OpenAgainDialog period={last} onClose={() => setOpening(false)} />}</Suspense>
    </div>
  );
}
