import { Button } from 'antd';
import { Suspense, use, useState } from 'react';
import { formatDate, formatMonth } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { lastClosed, lastProposed, standingOf } from '@/store/billing/periods/period';
import { monthCloseProposed, monthClosed, monthOpened } from '@/store/facts/periods';
import { LimitedButton } from '@/ui/LimitedButton';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Limits } from '@/ui/limits';
import styles from './MonthClosing.module.css';

const OpenAgainDialog = lazyWhenIdle(() => import('./OpenAgainDialog'));

/** What whoever may not close a month has in the place of it: asks an admin to, or says that somebody has. */
function ProposeClose({ month }: { month: string }) {
  const say = useSay();
  const proposed = lastProposed({ periods: useAppSelector((state) => state.periods) });
  const name = formatMonth(month);
  if (proposed && proposed.month >= month)
    return (
      <span>
        It was proposed on {formatDate(proposed.proposedOn)} to close {formatMonth(proposed.month)}.
      </span>
    );
  return (
    <LimitedButton
      does={monthCloseProposed}
      onClick={() => void say(monthCloseProposed(month), `Closing ${name} is proposed to the admins`)}
    >
      Propose to Close {name}
    </LimitedButton>
  );
}

/** Whether a month, `YYYY-MM`, is closed on `today` (ISO date), and what closes it or opens it again; nothing while it lasts. */
export function MonthClosing({ month, today }: { month: string; today: string }) {
  const say = useSay();
  const { whyNot } = use(Limits);
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
          {whyNot(monthClosed) === undefined ? (
            <Button onClick={close}>Close {name}</Button>
          ) : (
            <ProposeClose month={month} />
          )}
        </>
      )}
      <Suspense>{isOpening && last && <OpenAgainDialog period={last} onClose={() => setOpening(false)} />}</Suspense>
    </div>
  );
}
