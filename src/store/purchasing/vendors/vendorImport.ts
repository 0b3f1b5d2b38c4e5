import { record } from '@/store/kit/schema/formRules';
import { broughtBy } from '@/store/kit/sheets/broughtBy';
import type { Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { gstinWarning } from '@/store/kit/typed/taxWarnings';
import { plain } from '@/store/kit/typed/typedNumbers';
import type { Vendor, VendorDetails, VendorImport } from './vendor';
import { vendorMarks } from './vendorFitting';
import { vendorDetails } from './vendorSchema';

const fieldsOf = ({ name, phone, address, gstNo, panNo, accountNo }: VendorDetails): VendorDetails => ({
  name,
  phone,
  address,
  gstNo,
  panNo,
  accountNo,
});

/** The vendors, as people bring them along in a file: what the Add Vendor form asks, but for the certificate and the products. */
export const vendorImportable: Importable<VendorDetails, Vendor> = {
  one: 'vendor',
  many: 'vendors',
  columns: [
    {
      key: 'name',
      title: 'Vendor Name',
      kind: 'text',
      synonyms: [
        'Vendor',
        'Name',
        'Supplier',
        'Supplier Name',
        'Party',
        'Party Name',
        'Company',
        'Company Name',
        'Firm',
        'Firm Name',
        'Ledger',
        'Ledger Name',
      ],
    },
    {
      key: 'phone',
      title: 'Phone',
      kind: 'identifier',
      synonyms: [
        'Phone No',
        'Phone Number',
        'Mobile',
        'Mobile No',
        'Mobile Number',
        'Contact',
        'Contact No',
        'Contact Number',
        'Telephone',
        'Tel',
      ],
    },
    {
      key: 'address',
      title: 'Address',
      kind: 'text',
      synonyms: ['Full Address', 'Postal Address', 'Billing Address', 'Office Address', 'Location'],
    },
    {
      key: 'gstNo',
      title: 'GST No',
      kind: 'identifier',
      synonyms: ['GST', 'GSTIN', 'GSTIN No', 'GST Number', 'GSTIN Number', 'GSTIN/UIN', 'GST Registration No'],
      cleaned: plain,
    },
    { key: 'panNo', title: 'PAN No', kind: 'identifier', synonyms: ['PAN', 'PAN Number', 'PAN/IT No'], cleaned: plain },
    {
      key: 'accountNo',
      title: 'Account No',
      kind: 'identifier',
      synonyms: [
        'Account',
        'Account Number',
        'A/C No',
        'A/C Number',
        'Bank Account',
        'Bank Account No',
        'Bank A/C No',
        'Acc No',
      ],
    },
  ],
  schema: record(vendorDetails),
  knownBy: vendorMarks,
  warned: ({ gstNo }) => gstinWarning(gstNo),
  fieldsOf,
  examples: [
    {
      name: 'Metro Cables',
      phone: '9820146637',
      address: '118 Lohar Chawl, Kalbadevi, Mumbai 400002',
      gstNo: '27AAPFU0939F1ZV',
      panNo: 'AAPFU0939F',
      accountNo: '004105500812',
    },
  ],
};

/** What validated rows bring to the vendors. */
export const vendorImportOf = (rows: readonly ValidatedRow<VendorDetails, Vendor>[]): VendorImport<VendorDetails> =>
  broughtBy(rows, fieldsOf, (vendorId, edit) => ({ vendorId, edit }));
