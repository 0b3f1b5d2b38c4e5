import { gstinOf } from '@/store/kit/typed/gstin';
import type { Vendor, VendorDetails } from '@/store/purchasing/vendors/vendor';
import { PRODUCTS } from './sampleProducts';

type SampleVendor = Omit<VendorDetails, 'gstNo'> & { stateCode: string };

const SAMPLES: readonly SampleVendor[] = [
  {
    name: 'Bharat Telematics Pvt Ltd',
    phone: '9845031276',
    address: 'Plot 42, Peenya Industrial Area Phase 2, Bengaluru 560058',
    stateCode: '29',
    panNo: 'AAFCB4821K',
    accountNo: '50200041872236',
  },
  {
    name: 'Metro Cables',
    phone: '9820146637',
    address: '118 Lohar Chawl, Kalbadevi, Mumbai 400002',
    stateCode: '27',
    panNo: 'AAKFM2764Q',
    accountNo: '004105500812',
  },
  {
    name: 'Sai Relay Industries',
    phone: '9890274415',
    address: 'Shed 7, MIDC Bhosari, Pune 411026',
    stateCode: '27',
    panNo: 'ABEFS9153D',
    accountNo: '38201774509',
  },
  {
    name: 'Kaveri Wire Harness LLP',
    phone: '9444108823',
    address: '23 South Phase, Ambattur Industrial Estate, Chennai 600058',
    stateCode: '33',
    panNo: 'AAOFK6072M',
    accountNo: '6208154730019',
  },
  {
    name: 'Airlink M2M Services Pvt Ltd',
    phone: '9810457192',
    address: '308 Udyog Vihar Phase 4, Gurugram 122015',
    stateCode: '06',
    panNo: 'AAQCA3390H',
    accountNo: '919020066541783',
  },
  {
    name: 'Chandni Connector House',
    phone: '9311720564',
    address: '1462 Lajpat Rai Market, Chandni Chowk, Delhi 110006',
    stateCode: '07',
    panNo: 'BKVPG5518R',
    accountNo: '1209001500366',
  },
  {
    name: 'Suraksha E-Lock Systems Pvt Ltd',
    phone: '9825063348',
    address: 'C-1/207 GIDC Estate, Naroda, Ahmedabad 382330',
    stateCode: '24',
    panNo: 'AAWCS7746P',
    accountNo: '249705001128',
  },
  {
    name: 'Deccan Sheet Metal Works',
    phone: '9849312075',
    address: '5-35/12 Prashanthi Nagar, Balanagar, Hyderabad 500037',
    stateCode: '36',
    panNo: 'AAHFD1287L',
    accountNo: '0562110000473',
  },
  {
    name: 'Yamuna Antenna Manufacturing Co',
    phone: '9718640253',
    address: 'B-64 Sector 63, Noida 201301',
    stateCode: '09',
    panNo: 'AACFY8405B',
    accountNo: '73450200000918',
  },
  {
    name: 'Hooghly Battery & Power',
    phone: '9830591147',
    address: '9 Ezra Street, Kolkata 700001',
    stateCode: '19',
    panNo: 'AEHPS4039N',
    accountNo: '031987654210',
  },
  {
    name: 'Malabar Sensors Pvt Ltd',
    phone: '9447286019',
    address: '14 Development Area, Kalamassery, Kochi 683104',
    stateCode: '32',
    panNo: 'AAJCM9562E',
    accountNo: '178902000',
  },
  {
    name: 'Marudhar Packaging',
    phone: '9414775306',
    address: 'G-117 Sitapura Industrial Area, Jaipur 302022',
    stateCode: '08',
    panNo: 'ABXFM3618C',
    accountNo: '610045000327891456',
  },
];

/** The twelve vendors of the sample business, made up, with tax numbers that pass every check. */
export const sampleVendors = (mark: string): Vendor[] =>
  SAMPLES.map(({ stateCode, ...details }, index) => ({
    ...details,
    id: `${mark}-vendor-${index + 1}`,
    number: index + 1,
    gstNo: gstinOf(stateCode, details.panNo),
    products: (PRODUCTS[details.name] ?? []).map((draft, place) => ({
      ...draft,
      id: `${mark}-product-${index + 1}-${place + 1}`,
    })),
  }));
