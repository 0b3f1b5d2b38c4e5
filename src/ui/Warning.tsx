import { Alert } from 'antd';

/** What is to be heeded of what stands below it. */
export const Warning = ({ text }: { text: string }) => (
  <Alert type="warning" showIcon role="status" style={{ marginBottom: 16 }} title={text} />
);
