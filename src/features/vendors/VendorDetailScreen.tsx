import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { selectDataStatus } from '@/journal/journalSlice';
import type { Product, Vendor } from '@/store/vendors/vendor';
import { selectVendorNumbered } from '@/store/vendors/vendorsSlice';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';
import { WhenReady } from '@/parts/WhenReady';
import { productColumns } from './productColumns';
import { VendorNotFound } from './VendorNotFound';
import { VendorSummary } from './VendorSummary';

const ProductDialog = lazyWhenIdle(() => import('./ProductDialog'));

export default function VendorDetailScreen() {
  const { vendorId } = useParams();
  const status = useAppSelector(selectDataStatus);
  const vendor = useAppSelector((state) => selectVendorNumbered(state, vendorId));
  /** The vendor that it opened on: while that is not confirmed yet, its number may become another's. */
  const [dialog, setDialog] = useState<{ vendor: Vendor; product?: Product }>();
  const toast = useToast();
  if (status === 'ready' && !vendor) return <VendorNotFound id={vendorId ?? ''} lost={dialog?.vendor.name} />;
  return (
    <Page title="Vendor" documentTitle={vendor?.name ?? 'Vendor'}>
      <WhenReady loading="Loading vendors..." failed="Error loading vendors.">
        {vendor && (
          <>
            <VendorSummary vendor={vendor} onAddProduct={() => setDialog({ vendor })} />
            <Section
              title="Product List"
              actions={
                <>
                  <Button onClick={() => toast({ text: 'Upload Excel is not built yet. Add the products one by one.' })}>
                    Upload Excel
                  </Button>
                  <LinkButton to={paths.vendors.list}>Back to List</LinkButton>
                </>
              }
            >
              <DataTable
                label={`Products of ${vendor.name}`}
                rows={vendor.products}
                columns={productColumns({ update: (product) => setDialog({ vendor, product }) })}
                empty="No products added yet. Click the Add Product button to add products."
              />
            </Section>
            <Section title="Activity">
              <RecordActivity record={vendor.id} empty="Nothing has been changed here since the data was loaded." />
            </Section>
            <Suspense>
              {dialog && <ProductDialog {...dialog} onClose={() => setDialog(undefined)} />}
            </Suspense>
          </>
        )}
      </WhenReady>
    </Page>
  );
}
