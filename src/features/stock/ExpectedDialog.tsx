import { Tabs } from 'antd';
import type { ExpectedDetails, Unscanned } from '@/store/stock/expected/expected';
import { formatCount } from '@/format';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { useUrlChoice } from '@/ui/urlChoice';
import styles from './ExpectedDialog.module.css';
import { expectedDeviceColumns, itemColumns, simColumns } from './detailsColumns';

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
  unscanned: readonly Unscanned[] = [],
) => ({
  key,
  label: `${label} (${formatCount(unscanned.reduce((sum, { qty }) => sum + qty, rows.length))})`,
  children: (
    <>
      {(rows.length > 0 || unscanned.length === 0) && (
        <DataTable
          label={label}
          name={`details.${key}`}
          rows={rows.map((row, id) => ({ ...row, id }))}
          columns={columns}
          empty={empty}
        />
      )}
      {unscanned.length > 0 && (
        <>
          <h3 className={styles.title}>To be scanned</h3>
          <DataTable
            label="To be scanned"
            name={`details.${key}.unscanned`}
            rows={unscanned.map((row, id) => ({ ...row, id }))}
            columns={itemColumns}
            empty={empty}
          />
        </>
      )}
    </>
  ),
});

/** What a bag, a branch or a manufacturer holds: a tab for each kind of thing. */
export default function ExpectedDialog({ title, details, onClose }: ExpectedDialogProps) {
  const [active, setActive] = useUrlChoice('tab', TABS);
  const { devices, accessories, controllers, locks, sims, unscanned } = details;
  const of = (wanted: Unscanned['kind']) => unscanned.filter(({ kind }) => kind === wanted);
  return (
    <DetailsDialog title={title} onClose={onClose}>
      <Tabs
        activeKey={active}
        onChange={(key) => setActive(TABS.find((one) => one === key) ?? TABS[0])}
        destroyOnHidden
        items={[
          tab('devices', 'Device', devices, expectedDeviceColumns, 'No devices found.', of('Device')),
          tab('accessories', 'Accessory', accessories, itemColumns, 'No accessories found.'),
          tab('controllers', 'Controller', controllers, itemColumns, 'No controllers found.'),
          tab('locks', 'Lock', locks, itemColumns, 'No locks found.'),
          tab('sims', 'Sim', sims, simColumns, 'No SIMs found.', of('SIM')),
        ]}
      />
    </DetailsDialog>
  );
}
