import { DownloadOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { takeBackup } from '@/store/business/exchange';
import { todaysDate } from '@/store/dates';
import { selectUserName } from '@/store/session/sessionSlice';
import { Icon } from '@/ui/Icon';
import { useToast } from '@/ui/toast';
import { download } from './download';

/** Downloads the present state as a backup file. */
export function BackupButton(props: Pick<ButtonProps, 'type' | 'children'>) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const by = useAppSelector(selectUserName);
  const save = async () => {
    try {
      download(await dispatch(takeBackup(by)), `trackyard-${todaysDate()}.json`);
    } catch (error) {
      toast({ text: `No backup was made: ${error instanceof Error ? error.message : String(error)}` });
    }
  };
  return (
    <Button {...props} icon={<Icon of={DownloadOutlined} />} onClick={() => void save()} />
  );
}
