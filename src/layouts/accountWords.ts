import type { WordTable } from '@/store/kit/language';

/** What the account menu of an installer offers. */
export const ACCOUNT_WORDS = {
  account: { en: 'Account', hi: 'खाता' },
  password: { en: 'Change password', hi: 'पासवर्ड बदलें' },
  factor: { en: 'Second factor', hi: 'दूसरा कोड' },
  logout: { en: 'Logout', hi: 'लॉगआउट' },
} satisfies WordTable;
