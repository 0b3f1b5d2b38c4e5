import type { ConfiguredDevice } from '@/store/stock/configured/configured';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { viewedColumns } from './configuredColumns';

export interface ConfiguredDialogProps {
  devices: readonly ConfiguredDevice[];
  onClose: () => void;
}

/** The selected devices with all there is to say of them. */
export default function ConfiguredDialog({ devices, onClose }: ConfiguredDialogProps) {
  return (
    <DetailsDialog title="Selected Devices" onClose={onClose}>
      <DataTable
        label="Selected Devices"
        name="selected"
        rows={devices}
        columns={viewedColumns}
        empty="No device is selected."
      />
    </DetailsDialog>
  );
}
