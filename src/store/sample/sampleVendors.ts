import { gstinOf } from '@/store/kit/typed/gstin';
import type { ProductDraft, Vendor, VendorDetails } from '@/store/purchasing/vendors/vendor';
import { ITEMS, TRACKERS } from './catalogue';

type SampleVendor = Omit<VendorDetails, 'gstNo'> & { stateCode: string; products: ProductDraft[] };

const KINDS = { accessories: 'Accessory', controllers: 'Controller', locks: 'Lock' } as const;

/** What the sample's stock knows of a product by its name. */
function traitsOf(name: string): Pick<ProductDraft, 'kind' | 'model' | 'hsn' | 'warrantyMonths'> {
  const tracker = TRACKERS.find(({ productName }) => productName === name);
  if (tracker) return { kind: 'Device', model: tracker.model, hsn: '852691', warrantyMonths: 12 };
  if (/SIM, /.test(name)) return { kind: 'SIM', hsn: '852352' };
  for (const [list, kind] of Object.entries(KINDS) as [keyof typeof KINDS, (typeof KINDS)[keyof typeof KINDS]][]) {
    const item = ITEMS[list].find(({ productName }) => productName === name);
    if (item) return { kind, model: item.model, ...(kind === 'Lock' && { hsn: '830140' }) };
  }
  return {};
}

const product = (name: string, rate: number, unit: string, minOrderQty: number) => ({
  name,
  rate,
  unit,
  minOrderQty,
  ...traitsOf(name),
});

const SAMPLES: SampleVendor[] = [
  {
    name: 'Bharat Telematics Pvt Ltd',
    phone: '9845031276',
    address: 'Plot 42, Peenya Industrial Area Phase 2, Bengaluru 560058',
    stateCode: '29',
    panNo: 'AAFCB4821K',
    accountNo: '50200041872236',
    products: [
      product('GPS tracker AIS 140, 4G', 4250, 'Pcs', 10),
      product('GPS tracker basic, 2G', 1350, 'Pcs', 25),
      product('OBD tracker, plug-in', 1875.5, 'Pcs', 20),
      product('Bike tracker, waterproof', 1490, 'Pcs', 20),
      product('Asset tracker, magnetic', 3650, 'Pcs', 5),
      product('SOS panic button with cable', 118.75, 'Pcs', 50),
    ],
  },
  {
    name: 'Metro Cables',
    phone: '9820146637',
    address: '118 Lohar Chawl, Kalbadevi, Mumbai 400002',
    stateCode: '27',
    panNo: 'AAKFM2764Q',
    accountNo: '004105500812',
    products: [
      product('Power cable 2-core, 100 m', 1640, 'Bundle', 5),
      product('Ignition sense cable, 100 m', 785.5, 'Bundle', 5),
      product('Shielded signal cable 4-core, 100 m', 2310, 'Bundle', 2),
      product('PVC sleeve, black', 210, 'Kg', 5),
      product('Cable tie 300 mm, pack of 100', 96, 'Bundle', 20),
    ],
  },
  {
    name: 'Sai Relay Industries',
    phone: '9890274415',
    address: 'Shed 7, MIDC Bhosari, Pune 411026',
    stateCode: '27',
    panNo: 'ABEFS9153D',
    accountNo: '38201774509',
    products: [
      product('Relay 12 V, 5-pin', 62, 'Pcs', 100),
      product('Relay 24 V, 5-pin', 78.5, 'Pcs', 100),
      product('Relay socket with wires', 34.25, 'Pcs', 100),
      product('Immobiliser kit, relay and fuse', 145, 'Pcs', 50),
    ],
  },
  {
    name: 'Kaveri Wire Harness LLP',
    phone: '9444108823',
    address: '23 South Phase, Ambattur Industrial Estate, Chennai 600058',
    stateCode: '33',
    panNo: 'AAOFK6072M',
    accountNo: '6208154730019',
    products: [
      product('Main harness 12-pin, 1.5 m', 165, 'Pcs', 50),
      product('OBD harness Y-type', 240, 'Pcs', 25),
      product('Truck harness 24 V with fuse', 210.5, 'Pcs', 50),
    ],
  },
  {
    name: 'Airlink M2M Services Pvt Ltd',
    phone: '9810457192',
    address: '308 Udyog Vihar Phase 4, Gurugram 122015',
    stateCode: '06',
    panNo: 'AAQCA3390H',
    accountNo: '919020066541783',
    products: [
      product('M2M SIM, 1 year data', 420, 'Pcs', 100),
      product('M2M SIM, 2 years data', 760, 'Pcs', 100),
      product('Dual-profile eSIM, AIS 140', 1180, 'Pcs', 50),
    ],
  },
  {
    name: 'Chandni Connector House',
    phone: '9311720564',
    address: '1462 Lajpat Rai Market, Chandni Chowk, Delhi 110006',
    stateCode: '07',
    panNo: 'BKVPG5518R',
    accountNo: '1209001500366',
    products: [
      product('Waterproof connector 4-pin, pair', 28.5, 'Pcs', 200),
      product('Crimp terminals, assorted', 640, 'Kg', 2),
      product('Blade fuse holder with 3 A fuse', 14.75, 'Pcs', 200),
      product('OBD-II male connector, 16-pin', 85, 'Pcs', 50),
    ],
  },
  {
    name: 'Suraksha E-Lock Systems Pvt Ltd',
    phone: '9825063348',
    address: 'C-1/207 GIDC Estate, Naroda, Ahmedabad 382330',
    stateCode: '24',
    panNo: 'AAWCS7746P',
    accountNo: '249705001128',
    products: [
      product('GPS padlock, container', 8900, 'Pcs', 5),
      product('Tanker valve lock', 6450, 'Pcs', 5),
      product('RFID key card, pack of 10', 350, 'Bundle', 10),
    ],
  },
  {
    name: 'Deccan Sheet Metal Works',
    phone: '9849312075',
    address: '5-35/12 Prashanthi Nagar, Balanagar, Hyderabad 500037',
    stateCode: '36',
    panNo: 'AAHFD1287L',
    accountNo: '0562110000473',
    products: [
      product('GI sheet 1.2 mm, 8 × 4 ft', 2480, 'Sheet', 5),
      product('Acrylic sheet 3 mm, 4 × 3 ft', 1125.5, 'Sheet', 5),
      product('Tracker mounting bracket', 42, 'Pcs', 100),
      product('Self-drilling screws', 185, 'Kg', 10),
    ],
  },
  {
    name: 'Yamuna Antenna Manufacturing Co',
    phone: '9718640253',
    address: 'B-64 Sector 63, Noida 201301',
    stateCode: '09',
    panNo: 'AACFY8405B',
    accountNo: '73450200000918',
    products: [
      product('GPS antenna, external, 3 m', 185, 'Pcs', 50),
      product('GSM antenna, SMA, 3 m', 98.5, 'Pcs', 50),
    ],
  },
  {
    name: 'Hooghly Battery & Power',
    phone: '9830591147',
    address: '9 Ezra Street, Kolkata 700001',
    stateCode: '19',
    panNo: 'AEHPS4039N',
    accountNo: '031987654210',
    products: [
      product('Backup battery 3.7 V, 1000 mAh', 132, 'Pcs', 50),
      product('Battery pack 18650, 3S', 615, 'Pcs', 20),
      product('DC converter 24 V to 12 V', 274.5, 'Pcs', 25),
      product('Double-sided tape 24 mm, pack of 12', 540, 'Bundle', 5),
      product('Heat-shrink tube, assorted', 480, 'Kg', 2),
    ],
  },
  {
    name: 'Malabar Sensors Pvt Ltd',
    phone: '9447286019',
    address: '14 Development Area, Kalamassery, Kochi 683104',
    stateCode: '32',
    panNo: 'AAJCM9562E',
    accountNo: '178902000',
    products: [product('Fuel level sensor, 700 mm', 5200, 'Pcs', 5)],
  },
  {
    name: 'Marudhar Packaging',
    phone: '9414775306',
    address: 'G-117 Sitapura Industrial Area, Jaipur 302022',
    stateCode: '08',
    panNo: 'ABXFM3618C',
    accountNo: '610045000327891456',
    products: [],
  },
];

/** The twelve vendors of the sample business, made up, with tax numbers that pass every check. */
export const sampleVendors = (mark: string): Vendor[] =>
  SAMPLES.map(({ stateCode, products, ...details }, index) => ({
    ...details,
    id: `${mark}-vendor-${index + 1}`,
    number: index + 1,
    gstNo: gstinOf(stateCode, details.panNo),
    products: products.map((draft, place) => ({ ...draft, id: `${mark}-product-${index + 1}-${place + 1}` })),
  }));
