import { PlusOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import type { Vendor } from '@/store/vendors/vendor';
import { pricesChanged, productAdded } from '@/store/vendors/vendorsSlice';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';

const { linkedText, text, count, button, action, link } = columnsOf<Vendor>();

const detail = ({ number }: Vendor) => paths.vendors.detail(number);

/** The columns of the vendor list (spec 2, Vendors area). */
export const vendorColumns = (on: { editPrices: (vendor: Vendor) => void; addProduct: (vendor: Vendor) => void }) => [
  linkedText('Vendor Name', ({ name }) => name, detail),
  count('Total Products', ({ products }) => products.length),
  text('Gst. No', ({ gstNo }) => gstNo),
  button('Edit Price', 'Edit Price', on.editPrices, pricesChanged),
  action('Add Product', <Icon of={PlusOutlined} />, ({ name }) => `Add product to ${name}`, on.addProduct, productAdded),
  link('View Details', 'Click', detail),
];
