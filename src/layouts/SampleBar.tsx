import { Button } from 'antd';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectJournal } from '@/journal/sync/journalSlice';
import { paths } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { sampleShown, selectSampleLast, selectWelcomed, welcomeRead } from '@/store/browser/looksSlice';
import { selectIsSample } from '@/store/sample/supplier';
import { Limits } from '@/ui/limits';
import { TextLink } from '@/ui/links';
import styles from './SampleBar.module.css';

/** Says above every screen that what is here is an example, and leads to one's own; at a first visit also what the product is. */
export function SampleBar() {
  const dispatch = useAppDispatch();
  const isRead = useAppSelector((state) => selectJournal(state).status === 'ready');
  const isSample = useAppSelector(selectIsSample);
  const wasSample = useAppSelector(selectSampleLast);
  const welcomed = useAppSelector(selectWelcomed);
  const { whyNot } = use(Limits);
  const { pathname } = useLocation();
  useEffect(() => {
    if (isRead && isSample !== wasSample) dispatch(sampleShown(isSample));
  }, [dispatch, isRead, isSample, wasSample]);
  if (!(isRead ? isSample : wasSample) || pathname === paths.start) return null;
  return (
    // It takes its place before anybody can click what stands below it.
    <div className={styles.bar} data-waits={!isRead}>
      <p className={styles.text}>
        {welcomed
          ? 'Sample data'
          : 'Trackyard is the back office of a business that sells and services GPS trackers. This business is an example.'}
      </p>
      {!welcomed && (
        <Button size="small" onClick={() => dispatch(welcomeRead())}>
          Look around
        </Button>
      )}
      {whyNot(paths.start) === undefined && <TextLink to={paths.start}>Start with my business</TextLink>}
    </div>
  );
}
