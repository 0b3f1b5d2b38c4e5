import { seededRandom, type Random } from './random';
import { gstinOf } from '@/store/kit/typed/gstin';
import type { ProductDraft, Vendor } from '@/store/purchasing/vendors/vendor';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const OWNERS = [
  'Anand',
  'Bhavani',
  'Coastal',
  'Deepak',
  'Everest',
  'Ganesh',
  'Himalaya',
  'Indus',
  'Jyoti',
  'Krishna',
  'Lakshmi',
  'Narmada',
  'Om',
  'Prakash',
  'Royal',
  'Shakti',
  'Tirupati',
  'Universal',
  'Vijay',
  'Western',
] as const;
const TRADES = ['Cables', 'Electronics', 'Harness Works', 'Locks', 'Relays', 'Telematics', 'Traders'] as const;
const STREETS = ['Industrial Estate', 'Link Road', 'MG Road', 'Market Yard', 'Station Road'] as const;

/** Cities with the code of their state for GST and the first three digits of their PIN codes. */
const CITIES = [
  { city: 'Ahmedabad', stateCode: '24', pin: '380' },
  { city: 'Bengaluru', stateCode: '29', pin: '560' },
  { city: 'Chennai', stateCode: '33', pin: '600' },
  { city: 'Delhi', stateCode: '07', pin: '110' },
  { city: 'Hyderabad', stateCode: '36', pin: '500' },
  { city: 'Jaipur', stateCode: '08', pin: '302' },
  { city: 'Kolkata', stateCode: '19', pin: '700' },
  { city: 'Ludhiana', stateCode: '03', pin: '141' },
  { city: 'Mumbai', stateCode: '27', pin: '400' },
  { city: 'Patna', stateCode: '10', pin: '800' },
] as const;

/** What the vendors sell, with the lowest and the highest rate in rupees. */
const GOODS = [
  { name: 'GPS tracker', unit: 'Pcs', low: 1200, high: 4800 },
  { name: 'Relay', unit: 'Pcs', low: 45, high: 110 },
  { name: 'Wire harness', unit: 'Pcs', low: 120, high: 320 },
  { name: 'M2M SIM', unit: 'Pcs', low: 350, high: 800 },
  { name: 'Connector', unit: 'Pcs', low: 12, high: 90 },
  { name: 'E-lock', unit: 'Pcs', low: 4500, high: 9800 },
  { name: 'Power cable', unit: 'Bundle', low: 700, high: 2600 },
  { name: 'Cable tie', unit: 'Bundle', low: 60, high: 180 },
  { name: 'Heat-shrink tube', unit: 'Kg', low: 250, high: 600 },
  { name: 'Acrylic sheet', unit: 'Sheet', low: 700, high: 2500 },
] as const;

function someProduct(random: Random): ProductDraft {
  const { name, unit, low, high } = random.pick(GOODS);
  return {
    name: `${name} ${random.text(LETTERS, 1)}${random.whole(100, 999)}`,
    unit,
    rate: random.whole(low * 2, high * 2) / 2,
    minOrderQty: random.pick([1, 5, 10, 20, 50, 100]),
  };
}

function someVendor(random: Random, number: number): Omit<Vendor, 'products'> {
  const name = `${random.pick(OWNERS)} ${random.pick(TRADES)} ${number}`;
  const { city, stateCode, pin } = random.pick(CITIES);
  const holder = random.pick(['P', 'C', 'F']);
  const panNo = random.text(LETTERS, 3) + holder + name.charAt(0) + random.text(DIGITS, 4) + random.text(LETTERS, 1);
  return {
    id: `vendor-${number}`,
    number,
    name,
    phone: random.text('6789', 1) + random.text(DIGITS, 9),
    address: `${random.whole(1, 250)} ${random.pick(STREETS)}, ${city} ${pin}${random.text(DIGITS, 3)}`,
    gstNo: gstinOf(stateCode, panNo),
    panNo,
    accountNo: random.text(DIGITS, random.whole(9, 18)),
  };
}

/**
 * So many made-up vendors for benchmarks, numbered from 1, with 0 to 6 products each. The same seed gives the same
 * vendors, and a smaller count the first of them.
 */
export function generateVendors(count: number, seed: number): Vendor[] {
  const random = seededRandom(seed);
  let lastProductId = 0;
  return Array.from({ length: count }, (_, index) => ({
    ...someVendor(random, index + 1),
    products: Array.from({ length: random.whole(0, 6) }, () => ({
      ...someProduct(random),
      id: `product-${++lastProductId}`,
    })),
  }));
}
