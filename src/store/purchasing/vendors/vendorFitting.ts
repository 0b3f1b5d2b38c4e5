import { comparedName } from '@/store/kit/typed/cleanText';
import { changedMeanwhile } from '@/store/kit/edit';
import { markIn } from '@/store/kit/sheets/describedRow';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Fitted, Mark } from '@/store/kit/sheets/importable';
import type { Table } from '@/store/kit/table';
import { GSTIN } from '@/store/kit/typed/taxIds';
import { plain } from '@/store/kit/typed/typedNumbers';
import { detailLabelsOf, type Vendor, type VendorDetails, type VendorEdit, type VendorImport } from './vendor';

/** A GST number as it is compared; blank for what is written in its place where somebody is not registered, such as URP. */
const comparedGstNo = (typed: string) => (GSTIN.test(plain(typed)) ? plain(typed) : '');

/** What an import knows a vendor by: the GST number where the row has one, else the name; of several with that number the name tells. */
export const vendorMarks: readonly Mark<VendorDetails>[] = [
  { column: 'gstNo', compared: comparedGstNo },
  { column: 'name', compared: comparedName },
];

/** What a vendor is known by, the best first. */
const marksOf = (vendor: VendorDetails): readonly string[] => vendorMarks.flatMap((mark) => markIn(mark, vendor) ?? []);

/** What of an import fits the vendors that are there now, and why the rest of it does not: somebody was faster. */
export function vendorFitting<Added extends VendorDetails>(
  { ids, entities }: Table<Vendor>,
  brought: VendorImport<Added>,
): Fitted<Added, VendorEdit> {
  const known = new Set(ids.flatMap((id) => (entities[id] ? marksOf(entities[id]) : [])));
  return fittingOf(
    brought,
    ({ vendorId, edit }) => {
      const vendor = entities[vendorId];
      if (!vendor) return { reason: 'This vendor is not there any more: somebody undid adding it.' };
      return changedMeanwhile<VendorDetails>(vendor, edit, detailLabelsOf(vendor));
    },
    (vendor) => {
      const [best = '', ...others] = marksOf(vendor);
      const isThere = known.has(best);
      for (const mark of [best, ...others]) known.add(mark);
      if (!isThere) return undefined;
      const what = others.length > 0 ? 'its GST number' : 'a vendor of this name';
      return { reason: `${vendor.name}: ${what} is there already.` };
    },
  );
}
