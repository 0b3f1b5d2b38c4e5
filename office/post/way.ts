import type { SendingLimits, SendingStatus } from '@/office/sending';
import type { Letter } from '@/store/billing/letters/letter';
import type { SendOutcome } from './sendOutcome';
import type { Standing } from './standing';

/** What the settings of a way say of when it takes what is asked for; their place changes whenever they are saved. */
interface WaySettings {
  limits: SendingLimits | undefined;
  place: number;
  /** How much of its limits a letter takes; one where nothing is said. */
  sizeOf?: (letter: Letter) => number;
  /** Whether a letter waits, though others go, until what it is refused for is mended; absent while none does. */
  holds?: ((letter: Letter) => boolean) | undefined;
}

const isOne = () => 1;
const holdsNone = () => false;

/** What admins are told in their alerts: the words of whoever takes it stand in the settings alone, as all in the office read alerts. */
interface WayWords {
  /** An admin has stopped it, and may have forgotten that. */
  stopped: string;
  halted: string;
  delayed: string;
  /** It rests, as nobody knows whether the last one went. */
  unanswered: string;
  notSetUp: string;
  /** Where some wait though others go; of a way where that cannot be there are no words. */
  held?: string;
}

interface WayOptions {
  read: () => Promise<WaySettings>;
  standing: Standing;
  words: WayWords;
  /** Whether what went is counted where it is sent; else it is here. */
  isCounted?: boolean;
}

export type Way = ReturnType<typeof wayOf>;

const NO_LIMIT = Number.POSITIVE_INFINITY;

/** How much more may go now by a way, by which settings. */
interface OpenWay {
  place: number;
  left: number;
  /** Whether a letter may go now. */
  fits: (letter: Letter) => boolean;
  /** Whether a letter waits for nothing but its turn, which comes: that takes as long as the limits of the way make it. */
  comesToTurn: (letter: Letter) => boolean;
}

/** A way by which what is asked for leaves the office: mail, or SMS. */
export function wayOf({ read, standing, words, isCounted = false }: WayOptions) {
  return {
    /** How much more may go now, by which settings, and whether a letter may. */
    async open(): Promise<OpenWay> {
      const { limits, place, sizeOf = isOne, holds = holdsNone } = await read();
      const isShut =
        !limits ||
        (await standing.isStopped()) ||
        (await standing.trouble(place)) !== undefined ||
        (await standing.isResting(place));
      const left = isShut ? 0 : (await standing.left(limits)).left;
      const from = await standing.turnFrom(!isShut);
      const most = Math.min(limits?.mostADay ?? NO_LIMIT, limits?.mostAnHour ?? NO_LIMIT);
      return {
        place,
        left,
        fits: (letter) => left > 0 && sizeOf(letter) <= left && !holds(letter),
        comesToTurn: (letter) => letter.on >= from && sizeOf(letter) <= most && !holds(letter),
      };
    },
    /** Writes down what became of an attempt by the settings at a place. */
    async note({ what, words: said }: SendOutcome, place: number): Promise<void> {
      // What nobody knows of may have gone.
      if ((what === 'accepted' || what === 'lost') && !isCounted) await standing.noteSent(1);
      if (what === 'accepted' || what === 'refused' || what === 'noReceiver') await standing.noteDelay(place);
      if (what === 'later') await standing.noteDelay(place, said);
      if (what === 'lost') await standing.noteLost(place);
      if (what === 'halted') await standing.halt(place, said);
    },
    /** How it stands, where these wait. */
    async told(letters: readonly Letter[]): Promise<SendingStatus> {
      const { limits, place, sizeOf = isOne } = await read();
      const waiting = letters.length;
      const [trouble, delay] = [await standing.trouble(place), await standing.delay(place)];
      const { rests } = limits ? await standing.left(limits) : {};
      const size = letters.reduce((sum, letter) => sum + sizeOf(letter), 0);
      const until = limits && waiting > 0 ? await standing.until(size, limits) : undefined;
      const isResting = limits !== undefined && (await standing.isResting(place));
      return {
        isStopped: await standing.isStopped(),
        ...(trouble !== undefined && { trouble }),
        ...(delay !== undefined && { delay }),
        waiting,
        ...(until && { until: until.toISOString() }),
        ...(isResting ? { rests: 'silence' as const } : rests && { rests }),
      };
    },
    /** What admins are to see to, in a sentence; nothing while all goes, or nothing waits that is not stopped. */
    async trouble(waiting: number): Promise<string | undefined> {
      const { limits, place, holds } = await read();
      if (!limits) return waiting > 0 ? words.notSetUp : undefined;
      if (await standing.isStopped()) return words.stopped;
      if ((await standing.trouble(place)) !== undefined) return words.halted;
      if (holds) return words.held;
      if (waiting === 0) return undefined;
      if (await standing.isResting(place)) return words.unanswered;
      return (await standing.delay(place)) === undefined ? undefined : words.delayed;
    },
  };
}
