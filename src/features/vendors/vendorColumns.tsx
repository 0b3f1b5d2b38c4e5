import { PlusOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { pricesChanged, productAdded } from '@/store/facts/vendors';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';

const { action, button, count, describing, identifier, link, linkedText, onlyExported } = columnsOf<Vendor>();

const detail = ({ number }: Vendor) => paths.vendors.detail(number);

/** The columns of the vendor list; what an import asks besides is in its file. */
export const vendorColumns = (on: { editPrices: (vendor: Vendor) => void; addProduct: (vendor: Vendor) => void }) => [
  linkedText('vendor-name', 'Vendor Name', ({ name }) => name, detail),
  count('total-products', 'Total Products', ({ products }) => products.length),
  describing(
    identifier('gst-no', 'Gst. No', ({ gstNo }) => gstNo),
    onlyExported('identifier', 'phone', 'Phone', ({ phone }) => phone),
    onlyExported('text', 'address', 'Address', ({ address }) => address),
    onlyExported('identifier', 'pan-no', 'PAN No', ({ panNo }) => panNo),
    onlyExported('identifier', 'account-no', 'Account No', ({ accountNo }) => accountNo),
  ),
  button('edit-price', 'Edit Price', 'Edit Price', on.editPrices, pricesChanged),
  action(
    'add-product',
    'Add Product',
    <Icon of={PlusOutlined} />,
    ({ name }) => `Add product to ${name}`,
    on.addProduct,
    productAdded,
  ),
  link('view-details', 'View Details', 'Click', detail),
];
