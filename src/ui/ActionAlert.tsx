import { Alert, type AlertProps } from 'antd';
import styles from './ActionAlert.module.css';

/** Something to be heeded, with what can be done about it beside, or on a phone below. */
export const ActionAlert = (props: AlertProps) => <Alert showIcon className={styles.alert ?? ''} {...props} />;
