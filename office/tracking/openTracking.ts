import { ASKED_OF_TRACKING } from '@/journal/adapters/nats/subjects';
import type { Office } from '@/journal/adapters/nats/reader';
import { readContacts } from '@/office/heardContacts';
import { businessOf } from '@/store/business/business';
import type { openBusinessDesk } from '../facts/businessDesk';
import { ASKED_BY_ALL } from '../askedByAll';
import { openLeaderDesk, type LeaderDeskOptions } from '../leaderDesk';
import { postBookOver } from '../post/postBook';
import { createSealing } from '../signIn/sealing';
import { lateContacts, ownHeard } from './ownHeard';
import { contactBookOver } from './contactBook';
import { keptTrackingIn } from './keptTracking';
import { platformChanges } from './platformChanges';
import { traccarAt } from './traccar';
import { trackingAnswers } from './trackingAnswers';
import { openTrackingRoom, type TrackingRoomOptions } from './trackingRoom';
import { isDeviceOf } from './unmatched';

export interface TrackingOptions
  extends
    Pick<LeaderDeskOptions, 'connection' | 'leadership' | 'roleOf' | 'note' | 'whenceOf'>,
    Pick<TrackingRoomOptions, 'now'> {
  office: Office;
  /** Of the office: it seals the token. */
  secret: string;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'leads' | 'store' | 'moves'>;
}

/** Opens what hears an office's vehicles: what reads their platform, and what answers how that goes. */
export function openTracking({ connection, office, secret, desk, now, ...asking }: TrackingOptions) {
  const business = () => businessOf(desk.store.getState());
  const kept = keptTrackingIn(postBookOver(connection, office), createSealing(secret, 'tracking'));
  const room = openTrackingRoom({
    kept,
    book: contactBookOver(connection, office),
    platformOf: traccarAt,
    changesOf: (devices, settings) => platformChanges(business(), devices, settings),
    isHere: (imei) => isDeviceOf(business(), imei),
    isMovingIn: desk.moves.isUnderWay,
    leads: desk.leads,
    now,
  });
  const contacts = lateContacts(
    () => readContacts(office),
    () => now().getTime(),
  );
  const answering = openLeaderDesk({
    ...asking,
    connection,
    name: 'tracking',
    subject: ASKED_OF_TRACKING,
    forAll: ASKED_BY_ALL.tracking,
    answer: trackingAnswers({
      kept,
      room,
      platformOf: traccarAt,
      business,
      heardBy: async (name) => ownHeard(business(), name, await contacts()),
    }),
  });
  return {
    /** What admins are to see to, in a sentence of ours: others read it too, who are not told a server's words. */
    trouble: (): string | undefined => {
      const { trouble } = room.reading();
      return trouble && `Vehicles are not heard. ${trouble.message} Settings → Tracking tells more.`;
    },
    async close() {
      answering.close();
      await room.close();
    },
  };
}
