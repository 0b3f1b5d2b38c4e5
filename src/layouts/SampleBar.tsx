import { Button } from 'antd';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectWelcomed, welcomeRead } from '@/store/browser/looksSlice';
import { selectIsSample } from '@/store/sample/supplier';
import { Limits } from '@/ui/limits';
import { TextLink } from '@/ui/links';
import styles from './SampleBar.module.css';

/** Says above every screen that what is here is an example, and leads to one's own; at a first visit also what the product is. */
export function SampleBar() {
  const dispatch = useAppDispatch();
  const isSample = useAppSelector(selectIsSample);
  const welcomed = useAppSelector(selectWelcomed);
  const { whyNot } = use(Limits);
  const { pathname } = useLocation();
  if (!isSample || pathname === paths.start) return null;
  return (
    <div className={styles.bar}>
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
