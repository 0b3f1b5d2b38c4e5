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

/** Those of which everybody reads all. */
export const EVERYBODYS: readonly Noun[] = ['branches', 'company'];
