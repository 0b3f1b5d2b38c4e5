import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import type { Product, Vendor } from '@/store/purchasing/vendors/vendor';
import { selectVendorNumbered } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, productsImported } from '@/store/facts/vendors';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { useWayBack } from '@/parts/trail/trail';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { WhenReady } from '@/parts/WhenReady';
import { productColumns } from './productColumns';
import { VendorNotFound } from './VendorNotFound';
import { VendorSummary } from './VendorSummary';

const ProductDialog = lazyWhenIdle(() => import('./ProductDialog'));
const ProductImportDialog = lazyWhenIdle(() => import('./ProductImportDialog'));

export default function VendorDetailScreen() {
  const { vendorId } = useParams();
  const list = useWayBack(paths.vendors.list);
  const status = useAppSelector(selectDataStatus);
  const vendor = useAppSelector((state) => selectVendorNumbered(state, vendorId));
  /** The vendor that it opened on: while that is not confirmed yet, its number may become another's. */
  const [dialog, setDialog] = useState<{ vendor: Vendor; product?: Product }>();
  const [uploading, setUploading] = useState<Vendor>();
  if (status === 'ready' && !vendor) return <VendorNotFound id={vendorId ?? ''} lost={dialog?.vendor.name} />;
  return (
    <Page
      title="Vendor"
      documentTitle={vendor?.name ?? 'Vendor'}
      crumbs={vendor && <RecordCrumbs steps={[{ text: vendor.name }]} />}
    >
      <WhenReady loading="Loading vendors..." failed="Error loading vendors.">
        {vendor && (
          <>
            <VendorSummary vendor={vendor} onAddProduct={() => setDialog({ vendor })} />
            <Section
              title="Product List"
              actions={
                <>
                  <LimitedButton does={productsImported} onClick={() => setUploading(vendor)}>
                    Upload Excel
                  </LimitedButton>
                  <LinkButton to={list}>Back to List</LinkButton>
                </>
              }
            >
              <DataTable
                label={`Products of ${vendor.name}`}
                rows={vendor.products}
                columns={productColumns({ update: (product) => setDialog({ vendor, product }) })}
                begin={
                  <LimitedButton does={productAdded} type="primary" onClick={() => setDialog({ vendor })}>
                    Add Product
                  </LimitedButton>
                }
                empty="No products added yet. Click the Add Product button to add products."
              />
            </Section>
            <RecordActivity record={vendor.id} />
            <Suspense>
              {dialog && <ProductDialog {...dialog} onClose={() => setDialog(undefined)} />}
              {uploading && <ProductImportDialog vendor={uploading} onClose={() => setUploading(undefined)} />}
            </Suspense>
          </>
        )}
      </WhenReady>
    </Page>
  );
}
