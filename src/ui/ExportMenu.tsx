import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { formatCount } from '@/format';
import { Icon } from './Icon';
import { useExport, type Exported } from './useExport';

/** Saves what a table shows, all its pages, or its selected rows, as a file for a spreadsheet. */
export function ExportMenu({ ticked, ...exported }: Exported) {
  const { busy, ways } = useExport(exported);
  return (
    <Dropdown
      trigger={['click']}
      // oxlint-disable-next-line no-autofocus -- The focus goes into the menu that was just asked for, as with any menu button.
      autoFocus
      menu={{ items: ways }}
    >
      <Button icon={<Icon of={DownloadOutlined} />} loading={busy} aria-haspopup="menu">
        {ticked > 0 ? `Export (${formatCount(ticked)})` : 'Export'}
      </Button>
    </Dropdown>
  );
}
