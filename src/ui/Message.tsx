import { Alert, type AlertProps } from 'antd';
import styles from './Message.module.css';

export interface MessageProps extends Pick<AlertProps, 'title' | 'description' | 'action'> {
  tone: 'info' | 'success' | 'warning' | 'error';
  /** On which side it keeps its distance to what else there is. */
  apart?: 'above' | 'below';
  /** Whether it is read out at once, as an error always is: it answers what was just done. */
  urgent?: boolean;
}

const APART = { above: styles.above, below: styles.below };

/** Something to be heeded, with what can be done about it beside, or on a phone below. */
export const Message = ({ tone, apart, urgent = false, ...shown }: MessageProps) => (
  <Alert
    {...shown}
    type={tone}
    showIcon
    role={urgent || tone === 'error' ? 'alert' : 'status'}
    className={[styles.message, apart && APART[apart]].filter(Boolean).join(' ')}
  />
);
