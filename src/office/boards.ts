import { isObject } from '@/journal/kit/isObject';
import type { OfficeAlert, OfficeUser } from '@/store/browser/officeSlice';
import { ROLES, type Role } from '@/store/kit/roles';

/** The kind of alert about people who ask again and again for what they do not get: for admins only. */
export const ATTEMPTS = 'attempts';

/** The kind of alert about mail that does not go: for admins, who alone can mend it. */
export const MAIL_ALERT = 'mail';

/** The kind of alert about vehicles that are not heard, as their platform cannot be read: for admins as well. */
export const TRACKING_ALERT = 'tracking';

/** The kind of alert about webhooks that are not taken: for admins as well. */
export const WEBHOOK_ALERT = 'webhook';

/** The kind of alert about wrong OTPs until no try was left: for admins as well, as it names people. */
export const OTP_ALERT = 'otp';

const FOR_ADMINS = [ATTEMPTS, MAIL_ALERT, OTP_ALERT, TRACKING_ALERT, WEBHOOK_ALERT];

/** Whether an alert, of the whole office or of one of its machines, is for people of that role: an installer can mend none. */
export const isFor = (role: Role | undefined, { kind }: OfficeAlert): boolean =>
  role === 'admin' || (role !== 'installer' && !FOR_ADMINS.includes(kind.split('-')[0] ?? ''));

/** Whether a value from the office tells who somebody is. */
export const isOfficeUser = (value: unknown): value is OfficeUser =>
  isObject(value) && typeof value.name === 'string' && ROLES.some((role) => role === value.role);

/** Whether a value from the office tells that something is off; one without words tells that it is over. */
export const isOfficeAlert = (value: unknown): value is OfficeAlert =>
  isObject(value) &&
  typeof value.kind === 'string' &&
  typeof value.text === 'string' &&
  value.text !== '' &&
  typeof value.since === 'string';
