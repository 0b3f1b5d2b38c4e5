import { Tabs } from 'antd';
import type { ExpectedDetails } from '@/store/expected/expected';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { useUrlChoice } from '@/ui/queryString';
import { deviceColumns, itemColumns, simColumns } from './detailsColumns';

const TABS = ['devices', 'accessories', 'controllers', 'locks', 'sims'] as const;

export interface ExpectedDialogProps {
  /** Whose stock it is, such as `Delhi Branch Stock`. */
  title: string;
  details: ExpectedDetails;
  onClose: () => void;
}

const tab = <Row extends object>(
  key: (typeof TABS)[number],
  label: string,
  rows: readonly Row[],
  columns: readonly Column<Row & { id: number }>[],
  empty: string,
) => ({
  key,
  label: `${label} (${rows.length})`,
  children: (
    <DataTable
      label={label}
      name={`details.${key}`}
      rows={rows.map((row, id) => ({ ...row, id }))}
      columns={columns}
      empty={empty}
    />
  ),
});

/** What a bag, a branch or a manufacturer holds: a tab for each kind of thing (spec 2, D22). */
export default function ExpectedDialog({ title, details, onClose }: ExpectedDialogProps) {
  const [active, setActive] = useUrlChoice('tab', TABS);
  const { devices, accessories, controllers, locks, sims } = details;
  return (
    <DetailsDialog title={title} onClose={onClose}>
      <Tabs
        activeKey={active}
        onChange={(key) => setActive(TABS.find((one) => one === key) ?? TABS[0])}
        destroyOnHidden
        items={[
          tab('devices', 'Device', devices, deviceColumns, 'No devices found.'),
          tab('accessories', 'Accessory', accessories, itemColumns, 'No accessories found.'),
          tab('controllers', 'Controller', controllers, itemColumns, 'No controllers found.'),
          tab('locks', 'Lock', locks, itemColumns, 'No locks found.'),
          tab('sims', 'Sim', sims, simColumns, 'No SIMs found.'),
        ]}
      />
    </DetailsDialog>
  );
}
