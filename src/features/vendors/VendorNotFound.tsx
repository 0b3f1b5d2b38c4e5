import { RecordNotFound } from '@/parts/RecordNotFound';
import { paths } from '@/paths';

/** What the detail screen shows when no vendor has the number in the address; `lost` went while a dialog about it was open. */
export const VendorNotFound = ({ id, lost }: { id: string; lost: string | undefined }) => (
  <RecordNotFound
    title="Vendor not found"
    text={
      lost
        ? `${lost} is not there any more, and what was being typed about it is not saved.`
        : `There is no vendor with the number ${id}.`
    }
    back={paths.vendors.list}
    label="Back to Vendor List"
  />
);
