import { isObject } from '@/journal/kit/isObject';
import type { OfficeAlert, OfficeUser } from '@/store/browser/officeSlice';
import { ROLES, type Role } from '@/store/kit/roles';
import { STREAMS } from '@/journal/adapters/nats/subjects';

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

/** Whether an alert, of the whole office or of one of its machines, is for admins alone. */
export const isForAdmins = (kind: string): boolean => FOR_ADMINS.includes(kind.split('-')[0] ?? '');

/** The streams of the alerts that people of a role read: an installer can mend nothing. */
export function alertStreams(role: Role | undefined): readonly string[] {
  if (role === undefined || role === 'installer') return [];
  return role === 'admin' ? [STREAMS.alerts, STREAMS.adminAlerts] : [STREAMS.alerts];
}

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
