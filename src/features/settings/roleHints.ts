import type { Role } from '@/store/kit/roles';

/** What each role is for, as an admin chooses one; what exactly it may do `docs/office.md` lists. */
export const ROLE_HINTS: Readonly<Record<Role, string>> = {
  admin: 'May do and see everything.',
  stock: 'Vendors, stock requests, stock and hand-overs; approves what customer care asks for.',
  sales: 'Clients, bills, receipts and GST; sees how far jobs are.',
  care: 'Jobs, vehicles, requests, deletions and additions.',
  installer: 'Sees his own day, visits and bag alone, on his phone.',
};
