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

/** Whether of a noun only some rows are told in a business: in an installer's, but for what everybody reads; others are told a table whole or not at all. */
export const isCutDown = ({ readBy }: Business['origin'], noun: Noun): boolean =>
  readBy?.role === 'installer' && !EVERYBODYS.includes(noun);

/** Those of whose rows an installer is told less than there is. */
export const CUT_NOUNS: readonly Noun[] = ['accounts', 'vehicles', 'installers', 'company'];
