import type { ProductDraft } from '@/store/purchasing/vendors/vendor';
import { ITEMS, KINDS, TRACKERS } from './catalogue';

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

/** What the vendors of the sample sell, by the vendor's name. */
export const PRODUCTS: Readonly<Record<string, readonly ProductDraft[]>> = {
  'Bharat Telematics Pvt Ltd': [
    product('GPS tracker AIS 140, 4G', 4250, 'Pcs', 10),
    product('GPS tracker basic, 2G', 1350, 'Pcs', 25),
    product('OBD tracker, plug-in', 1875.5, 'Pcs', 20),
    product('Bike tracker, waterproof', 1490, 'Pcs', 20),
    product('Asset tracker, magnetic', 3650, 'Pcs', 5),
    product('SOS panic button with cable', 118.75, 'Pcs', 50),
  ],
  'Metro Cables': [
    product('Power cable 2-core, 100 m', 1640, 'Bundle', 5),
    product('Ignition sense cable, 100 m', 785.5, 'Bundle', 5),
    product('Shielded signal cable 4-core, 100 m', 2310, 'Bundle', 2),
    product('PVC sleeve, black', 210, 'Kg', 5),
    product('Cable tie 300 mm, pack of 100', 96, 'Bundle', 20),
  ],
  'Sai Relay Industries': [
    product('Relay 12 V, 5-pin', 62, 'Pcs', 100),
    product('Relay 24 V, 5-pin', 78.5, 'Pcs', 100),
    product('Relay socket with wires', 34.25, 'Pcs', 100),
    product('Immobiliser kit, relay and fuse', 145, 'Pcs', 50),
  ],
  'Kaveri Wire Harness LLP': [
    product('Main harness 12-pin, 1.5 m', 165, 'Pcs', 50),
    product('OBD harness Y-type', 240, 'Pcs', 25),
    product('Truck harness 24 V with fuse', 210.5, 'Pcs', 50),
  ],
  'Airlink M2M Services Pvt Ltd': [
    product('M2M SIM, 1 year data', 420, 'Pcs', 100),
    product('M2M SIM, 2 years data', 760, 'Pcs', 100),
    product('Dual-profile eSIM, AIS 140', 1180, 'Pcs', 50),
  ],
  'Chandni Connector House': [
    product('Waterproof connector 4-pin, pair', 28.5, 'Pcs', 200),
    product('Crimp terminals, assorted', 640, 'Kg', 2),
    product('Blade fuse holder with 3 A fuse', 14.75, 'Pcs', 200),
    product('OBD-II male connector, 16-pin', 85, 'Pcs', 50),
  ],
  'Suraksha E-Lock Systems Pvt Ltd': [
    product('GPS padlock, container', 8900, 'Pcs', 5),
    product('Tanker valve lock', 6450, 'Pcs', 5),
    product('RFID key card, pack of 10', 350, 'Bundle', 10),
  ],
  'Deccan Sheet Metal Works': [
    product('GI sheet 1.2 mm, 8 × 4 ft', 2480, 'Sheet', 5),
    product('Acrylic sheet 3 mm, 4 × 3 ft', 1125.5, 'Sheet', 5),
    product('Tracker mounting bracket', 42, 'Pcs', 100),
    product('Self-drilling screws', 185, 'Kg', 10),
  ],
  'Yamuna Antenna Manufacturing Co': [
    product('GPS antenna, external, 3 m', 185, 'Pcs', 50),
    product('GSM antenna, SMA, 3 m', 98.5, 'Pcs', 50),
  ],
  'Hooghly Battery & Power': [
    product('Backup battery 3.7 V, 1000 mAh', 132, 'Pcs', 50),
    product('Battery pack 18650, 3S', 615, 'Pcs', 20),
    product('DC converter 24 V to 12 V', 274.5, 'Pcs', 25),
    product('Double-sided tape 24 mm, pack of 12', 540, 'Bundle', 5),
    product('Heat-shrink tube, assorted', 480, 'Kg', 2),
  ],
  'Malabar Sensors Pvt Ltd': [product('Fuel level sensor, 700 mm', 5200, 'Pcs', 5)],
};
