import { useAppSelector } from '@/parts/hooks';
import { ImportDialog } from '@/parts/importing/ImportDialog';
import { productsFitting } from '@/store/purchasing/vendors/productFitting';
import { productImportable, productImportOf } from '@/store/purchasing/vendors/productImport';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { selectVendor } from '@/store/purchasing/vendors/vendorsSlice';
import { productsImported } from '@/store/facts/vendors';

/** Brings a vendor's products along from a file; `vendor` is as it was when this opened. */
export default function ProductImportDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const now = useAppSelector((state) => selectVendor(state, vendor.id));
  return (
    <ImportDialog
      title={`Upload Excel: products of ${vendor.name}`}
      importable={productImportable}
      known={vendor.products}
      does={productsImported}
      brought={productImportOf}
      fitting={(brought) => productsFitting(now?.products ?? [], brought)}
      fact={(brought) => productsImported(vendor.id, brought)}
      place={` in ${vendor.name}`}
      onClose={onClose}
    />
  );
}
