import { DownloadOutlined } from '@ant-design/icons';
import { formatCount } from '@/format';
import { Icon } from './Icon';
import { MenuButton } from './MenuButton';
import { useExport, type Exported } from './useExport';

/** Saves what a table shows, all its pages, or its selected rows, as a file for a spreadsheet. */
export function ExportMenu({ ticked, ...exported }: Exported) {
  const { busy, ways } = useExport(exported);
  return (
    <MenuButton icon={<Icon of={DownloadOutlined} />} loading={busy} items={ways}>
      {ticked > 0 ? `Export (${formatCount(ticked)})` : 'Export'}
    </MenuButton>
  );
}
