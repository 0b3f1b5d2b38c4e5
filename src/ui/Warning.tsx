import { Alert } from 'antd';
import type { ReactNode } from 'react';

/** What is to be heeded of what stands below it; `action` is what can be done about it. */
export const Warning = ({ text, action }: { text: string; action?: ReactNode }) => (
  <Alert type="warning" showIcon role="status" style={{ marginBottom: 16 }} title={text} action={action} />
);
