import { record } from '@/store/kit/schema/formRules';
import { givenPassword, newPassword } from './userRules';

/** Another password for somebody else. */
export const passwordSchema = record({ password: newPassword() });

/** The own password, as somebody else may sit at a screen that was left open. */
export const currentPasswordSchema = record({ password: givenPassword('Password is required.') });

/** Another password for oneself; the old one is asked, as somebody else may sit at a screen that was left open. */
export const ownPasswordSchema = record({
  old: givenPassword('Old password is required.'),
  password: newPassword('New password').test(
    'other',
    'New password must be another one than the old.',
    (text, { parent }) => text !== (parent as { old?: string }).old,
  ),
});
