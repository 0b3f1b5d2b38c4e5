import { Alert, type AlertProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';

/** A line above the screen, whose button stands under it where there is no room beside it. */
export const Banner = (props: Pick<AlertProps, 'type' | 'title' | 'action' | 'closable'>) => (
  <Alert {...props} banner styles={{ root: { flexWrap: 'wrap', rowGap: 8 }, section: { flex: '1 1 240px' } }} />
);

/** Such lines, one under the other. */
export const Banners = ({ children }: { children: ReactNode }) => <div className={styles.banners}>{children}</div>;
