import type { Noun } from '@/store/business/business';

/** What people call the records of each noun: one of them, and all. */
export const NOUN_WORDS: Readonly<Record<Noun, { one: string; many: string }>> = {
  vendors: { one: 'Vendor', many: 'Vendors' },
  requests: { one: 'Stock request', many: 'Stock requests' },
  branches: { one: 'Branch', many: 'Branches' },
  installers: { one: 'Installer', many: 'Installers' },
  devices: { one: 'Device', many: 'Devices' },
  sims: { one: 'SIM', many: 'SIMs' },
  bins: { one: 'Bin', many: 'Bins' },
  challans: { one: 'Challan', many: 'Challans' },
  configured: { one: 'Configured device', many: 'Configured devices' },
  accounts: { one: 'Account', many: 'Accounts' },
  deactivations: { one: 'Deactivation', many: 'Deactivations' },
  vehicles: { one: 'Vehicle', many: 'Vehicles' },
  subscriptions: { one: 'Subscription', many: 'Subscriptions' },
  company: { one: 'Company details', many: 'Company details' },
  bills: { one: 'Bill', many: 'Bills' },
  creditNotes: { one: 'Credit note', many: 'Credit notes' },
  receipts: { one: 'Receipt', many: 'Receipts' },
  proformas: { one: 'Proforma invoice', many: 'Proforma invoices' },
  jobs: { one: 'Job', many: 'Jobs' },
  deletions: { one: 'Vehicle to delete', many: 'Vehicles to delete' },
  additions: { one: 'New device', many: 'New devices' },
  requisitions: { one: 'Requisition', many: 'Requisitions' },
  careRequests: { one: 'Stock request of customer care', many: 'Stock requests of customer care' },
  messages: { one: 'Message', many: 'Messages' },
};
