import { PlusOutlined } from '@ant-design/icons';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { productAdded } from '@/store/facts/vendors';
import { Facts } from '@/ui/Facts';
import { formatCount } from '@/format';
import { Icon } from '@/ui/Icon';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import { AttachmentButton } from '@/parts/AttachmentButton';

/** Who the vendor is, with the button that adds a product to it. */
export function VendorSummary({ vendor, onAddProduct }: { vendor: Vendor; onAddProduct: () => void }) {
  const { name, phone, gstNo, panNo, gstFile, products } = vendor;
  return (
    <Section
      title={name}
      actions={
        <LimitedButton does={productAdded} type="primary" icon={<Icon of={PlusOutlined} />} onClick={onAddProduct}>
          Add Product
        </LimitedButton>
      }
    >
      <Facts
        facts={[
          { label: 'Vendor Name', value: name },
          { label: 'Phone', value: phone },
          { label: 'GST No', value: gstNo },
          { label: 'PAN No', value: panNo },
          { label: 'Total Products', value: formatCount(products.length) },
          ...(gstFile ? [{ label: 'GST Certificate', value: <AttachmentButton attachment={gstFile} /> }] : []),
        ]}
      />
    </Section>
  );
}
