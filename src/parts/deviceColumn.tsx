import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { DeviceLink } from './DeviceLink';

/** A column of numbers by which devices are known, each leading to its device's page, where there is one. */
export const deviceColumn = <Row,>(
  key: string,
  title: string,
  value: (row: Row) => string | undefined,
  imeiOf: (row: Row) => string | undefined,
): Column<Row> => ({
  ...columnsOf<Row>().identifier(key, title, value),
  cell: (row) => <DeviceLink imei={imeiOf(row) ?? ''}>{value(row) ?? '—'}</DeviceLink>,
});
