import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { formatCount } from '@/format';
import { Icon } from './Icon';
import type { SheetFormat } from './sheetFiles';
import type { Sheet } from './tableSheet';
import { useSaving } from './useSaving';

const FORMATS: readonly { key: SheetFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
];

const loadSaving = () => import('./saveSheet');

export interface ExportMenuProps {
  /** What the file is called, but for the day. */
  name: string;
  /** How many rows are selected: they alone are saved, where there are some. */
  ticked: number;
  /** The rows as they are seen, asked for when they are wanted. */
  sheet: () => Sheet;
}

/** Saves what a table shows, all its pages, or its selected rows, as a file for a spreadsheet. */
export function ExportMenu({ name, ticked, sheet }: ExportMenuProps) {
  const { busy, save } = useSaving(
    async (format: SheetFormat) => {
      const { saveSheet } = await loadSaving();
      await saveSheet(sheet(), format, name);
    },
    () => `${name} could not be exported. Try again.`,
  );
  return (
    <Dropdown
      trigger={['click']}
      // oxlint-disable-next-line no-autofocus -- The focus goes into the menu that was just asked for, as with any menu button.
      autoFocus
      menu={{ items: FORMATS.map(({ key, label }) => ({ key, label, onClick: () => save(key) })) }}
    >
      <Button icon={<Icon of={DownloadOutlined} />} loading={busy} aria-haspopup="menu">
        {ticked > 0 ? `Export (${formatCount(ticked)})` : 'Export'}
      </Button>
    </Dropdown>
  );
}
