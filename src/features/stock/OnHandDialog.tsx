import type { OnHand } from '@/store/stock/onHand/onHandRows';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { Notice } from '@/ui/Notice';
import { formatCount } from '@/format';
import { onHandDeviceColumns, onHandSimColumns } from './onHandColumns';
import { SimList } from './SimList';

/** The devices or SIMs that a row of what is on hand counts, one by one. */
export default function OnHandDialog({ row, onClose }: { row: OnHand; onClose: () => void }) {
  const { productName, place, devices, sims, toScan } = row;
  return (
    <DetailsDialog title={`${productName}: ${place}`} onClose={onClose}>
      {toScan > 0 && <Notice role="status" text={`${formatCount(toScan)} more came, and are still to be scanned.`} />}
      {devices.length > 0 && (
        <DataTable
          label="Devices"
          name="details.devices"
          rows={devices}
          columns={onHandDeviceColumns}
          searchHint="IMEI, serial or id"
          empty="No devices found."
        />
      )}
      {sims.length > 0 && (
        <SimList
          label="SIMs"
          name="details.sims"
          sims={sims}
          columns={onHandSimColumns}
          searchHint="Number or ICCID"
          empty="No SIMs found."
        />
      )}
    </DetailsDialog>
  );
}
