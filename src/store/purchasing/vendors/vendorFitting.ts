import { comparedName } from '@/store/kit/typed/cleanText';
import { changedMeanwhile } from '@/store/kit/edit';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Fitted, Mark } from '@/store/kit/sheets/importable';
import type { Table } from '@/store/kit/table';
import { plain } from '@/store/kit/typed/typedNumbers';
import { detailLabelsOf, type Vendor, type VendorDetails, type VendorEdit, type VendorImport } from './vendor';

/** What an import knows a vendor by: the GST number where the row has one, else the name; of several with that number the name tells. */
export const vendorMarks: readonly Mark<VendorDetails>[] = [
  { column: 'gstNo', compared: plain },
  { column: 'name', compared: comparedName },
];

/** What of an import fits the vendors that are there now, and why the rest of it does not: somebody was faster. */
export function vendorFitting<Added extends VendorDetails>(
  { ids, entities }: Table<Vendor>,
  brought: VendorImport<Added>,
): Fitted<Added, VendorEdit> {
  const numbers = new Set(ids.flatMap((id) => (entities[id] ? [plain(entities[id].gstNo)] : [])));
  return fittingOf(
    brought,
    ({ vendorId, edit }) => {
      const vendor = entities[vendorId];
      if (!vendor) return { reason: 'This vendor is not there any more: somebody undid adding it.' };
      return changedMeanwhile<VendorDetails>(vendor, edit, detailLabelsOf(vendor));
    },
    ({ name, gstNo }) => {
      const isThere = numbers.has(plain(gstNo));
      numbers.add(plain(gstNo));
      return isThere ? { reason: `${name}: its GST number is there already.` } : undefined;
    },
  );
}
