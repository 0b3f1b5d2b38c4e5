import type { Noun } from '@/store/business/business';

/** The nouns of which an installer reads something. */
export const INSTALLER_NOUNS: readonly Noun[] = [
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
];

/** Those of which everybody reads every row. */
export const EVERYBODYS: readonly Noun[] = ['branches', 'company'];

/** Those of whose rows an installer is told less than there is. */
export const CUT_NOUNS: readonly Noun[] = ['accounts', 'vehicles', 'installers', 'company'];
