import type { LastRead, PlatformLineStatus, TrackingResults } from '@/office/tracking/trackingProtocol';
import { keepsToken } from '@/office/tracking/trackingSettings';
import { trackingSettingsSchema } from '@/office/tracking/trackingSettingsSchema';
import type { HeardContact } from '@/store/browser/heardSlice';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Business } from '@/store/business/business';
import { DONE, oneAtATime, withResult, withValues, type Answered } from '../answered';
import type { Asked } from '../facts/asked';
import { UNREADABLE } from '../sharedRefusals';
import type { KeptTracking, ReadingSettings } from './keptTracking';
import { PlatformError, type TrackingPlatform } from './platform';
import type { Reading } from './platformHearing';
import type { TrackingRoom } from './trackingRoom';
import { isDeviceOf, unmatchedOf } from './unmatched';

const NO_SETTINGS = { refused: 'Save the address and the token first.' };
const NO_TOKEN = { refused: 'Enter the token: it is kept for the address that it was given for.' };
const BUSY = { refused: 'A test is on its way already. Wait for its answer.' };
/** A browser waits no longer. */
const LONGEST_TEST_MS = 12_000;

export interface TrackingAnswersOptions {
  kept: KeptTracking;
  room: Pick<TrackingRoom, 'reading' | 'begin'>;
  platformOf: (settings: ReadingSettings) => TrackingPlatform;
  business: () => Pick<Business, 'devices' | 'vehicles'>;
  /** What the silent vehicles of an installer's open jobs told last. */
  heardBy: (name: string) => Promise<readonly HeardContact[]>;
}

/** Why a platform cannot be read, with its own words. */
const wordsOf = ({ message, said }: PlatformError) => (said === '' ? message : `${message} It says: ${said}`);

type Read = NonNullable<Reading['read']>;

const countsOf = (business: Pick<Business, 'devices'>, devices: Read['devices']) => ({
  devices: devices.length,
  known: devices.filter(({ imei }) => isDeviceOf(business, imei)).length,
});

const lastReadOf = (
  business: Pick<Business, 'devices' | 'vehicles'>,
  { at, devices, ahead, written }: Read,
): LastRead => ({
  at: at.toISOString(),
  ...countsOf(business, devices),
  ...unmatchedOf(business, devices),
  ahead,
  ...(written && { written }),
});

const lineOf = ({ isOpen, trouble, garbled }: NonNullable<Reading['line']>): PlatformLineStatus => ({
  isOpen,
  ...(trouble && { trouble: wordsOf(trouble) }),
  garbled,
});

/** Does what admins ask of the vehicles' platform, and tells an installer when the vehicles of his jobs were heard. No token is ever told to anybody. */
export function trackingAnswers({ kept, room, platformOf, business, heardBy }: TrackingAnswersOptions) {
  const once = oneAtATime(BUSY);

  const told = async (): Promise<TrackingResults['tracking.settings']> => {
    const { settings } = await kept.read();
    if (!settings) return {};
    const { read, trouble, line } = room.reading();
    return {
      settings: { address: settings.address, writes: settings.writes },
      ...(read && { read: lastReadOf(business(), read) }),
      ...(trouble && { trouble: wordsOf(trouble) }),
      ...(line && { line: lineOf(line) }),
    };
  };
  const save = (asked: Asked) =>
    withValues(trackingSettingsSchema, asked, async ({ address, token: given = '', writes }) => {
      const { settings } = await kept.read();
      const token = given === '' && settings && keepsToken(settings, { address }) ? settings.token : given;
      if (token === '') return { answer: NO_TOKEN };
      await kept.save({ address, token, writes });
      room.begin();
      return { answer: DONE, noted: `saved where vehicles are heard: ${address}, written there: ${writes}` };
    });
  const test = async (): Promise<Answered> => {
    const { settings } = await kept.read();
    if (!settings) return { answer: NO_SETTINGS };
    const noted = `tried to read the vehicles at ${settings.address}`;
    return once(async () => {
      try {
        const devices = await platformOf(settings).read(AbortSignal.timeout(LONGEST_TEST_MS));
        return { answer: withResult<'tracking.test'>(countsOf(business(), devices)), noted };
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        return { answer: { refused: wordsOf(error) }, noted };
      }
    });
  };

  return async (request: string, asked: Asked, { name, role }: OfficeUser): Promise<Answered> => {
    switch (request) {
      case 'heard':
        // Everybody else reads all that vehicles told.
        return { answer: withResult<'tracking.heard'>({ heard: role === 'installer' ? await heardBy(name) : [] }) };
      case 'settings':
        return { answer: withResult<'tracking.settings'>(await told()) };
      case 'save':
        return save(asked);
      case 'test':
        return test();
      case 'remove':
        await kept.remove();
        room.begin();
        return { answer: DONE, noted: 'removed where vehicles are heard' };
    }
    return { answer: UNREADABLE };
  };
}
