import { PlusOutlined } from '@ant-design/icons';
import { Suspense, useState } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { useAsked } from '@/parts/useAsked';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { vendorsImported } from '@/store/facts/vendors';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { SelectionBar } from '@/ui/SelectionBar';
import { tickedRows } from '@/ui/selection';
import { useTicks } from '@/ui/useTicks';
import { WhenReady } from '@/parts/WhenReady';
import { vendorColumns } from './vendorColumns';

const ProductDialog = lazyWhenIdle(() => import('./ProductDialog'));
const VendorImportDialog = lazyWhenIdle(() => import('./VendorImportDialog'));
const PricesDialog = lazyWhenIdle(() => import('./PricesDialog'));

export default function VendorListScreen() {
  const vendors = useAppSelector(selectVendors);
  const [extended, setExtended] = useState<Vendor>();
  const [priced, setPriced] = useState<Vendor>();
  const [importing, setImporting] = useState(false);
  const ticks = useTicks<Vendor>(({ name }) => name);
  const asked = useAsked();
  const endImport = () => {
    setImporting(false);
    asked.done();
  };
  const columns = vendorColumns({ editPrices: setPriced, addProduct: setExtended });
  const add = (
    <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.vendors.add}>
      Add New Vendor
    </LinkButton>
  );
  return (
    <Page
      title="Vendors"
      actions={
        <>
          <LinkButton to={paths.vendors.list}>Vendor List</LinkButton>
          <LimitedButton does={vendorsImported} onClick={() => setImporting(true)}>
            Import
          </LimitedButton>
          {vendors.length > 0 && add}
        </>
      }
    >
      <WhenReady loading="Loading vendors..." failed="Error loading vendors.">
        <SelectionBar
          label="Selected vendors"
          count={tickedRows(vendors, [], ticks).length}
          onClear={() => ticks.onChange(new Set())}
        />
        <DataTable
          label="Vendors"
          rows={vendors}
          columns={columns}
          selection={ticks}
          searchHint="Vendor name or GST No"
          begin={add}
          empty="No vendors added yet. Click the Add New Vendor button to add one."
          nothingFound="No vendor matches the search."
        />
        <Suspense>
          {extended && <ProductDialog vendor={extended} onClose={() => setExtended(undefined)} />}
          {priced && <PricesDialog vendor={priced} onClose={() => setPriced(undefined)} />}
          {(importing || asked.what === 'import') && <VendorImportDialog onClose={endImport} />}
        </Suspense>
      </WhenReady>
    </Page>
  );
}
