import { DownloadOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { Icon } from '@/ui/Icon';
import { RunningWork } from '@/ui/RunningWork';
import { useBackup } from './useBackup';

/** Saves the present state as a backup file. */
export function BackupButton(props: Pick<ButtonProps, 'type' | 'children'>) {
  const { running, ask } = useBackup();
  if (running) return <RunningWork {...running} />;
  return <Button {...props} icon={<Icon of={DownloadOutlined} />} onClick={ask} />;
}
