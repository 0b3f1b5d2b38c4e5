import { facts } from './fact';

/** Nothing is said of refund vouchers by themselves: each comes and goes with the refund of its receipt. */
export const refundVoucherFacts = facts(
  'refundVouchers',
  { by: ['sales'], withheldFrom: ['stock'], schemas: async () => ({}) },
  {},
);
