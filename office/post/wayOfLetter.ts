import type { Letter } from '@/store/billing/letters/letter';
import type { Way } from './way';

/** The ways by which the office sends. */
export interface Ways {
  mail: Way;
  sms: Way;
}
export type WayName = keyof Ways;

/** The way by which the office sends a letter. */
export const wayOfLetter = ({ channel }: Pick<Letter, 'channel'>): WayName => (channel === 'SMS' ? 'sms' : 'mail');
