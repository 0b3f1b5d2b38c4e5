import type { Business, Noun } from '@/store/business/business';

/** The nouns of which an installer reads something. */
export const INSTALLER_NOUNS = [
  'branches',
  'company',
  'installers',
  'jobs',
  'accounts',
  'vehicles',
  'subscriptions',
  'deletions',
  'challans',
  'devices',
  'sims',
  'bins',
] as const satisfies readonly Noun[];

/** As much of a business as what an installer reads is made of. */
export type InstallersBusiness = Pick<Business, (typeof INSTALLER_NOUNS)[number]>;

/** Those of which everybody reads every row. */
export const EVERYBODYS: readonly Noun[] = ['branches', 'company'];

/** Those of whose rows an installer is told less than there is. */
export const CUT_NOUNS: readonly Noun[] = ['accounts', 'vehicles', 'installers', 'company'];
