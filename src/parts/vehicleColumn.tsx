import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { VehicleLink } from './VehicleLink';

/** A column of vehicles' numbers, each leading to its vehicle's page. */
export const vehicleColumn = <Row,>(key: string, title: string, value: (row: Row) => string): Column<Row> => ({
  ...columnsOf<Row>().identifier(key, title, value),
  cell: (row) => <VehicleLink vehicleNo={value(row)} />,
});
