import { formatCountOf, formatMinute, officeMinute } from '@/format';
import type { LastRead, PlatformLineStatus, TrackingResults } from '@/office/tracking/trackingProtocol';
import { Message } from '@/ui/Message';

/** How many devices a platform has, and how many of them are known here. */
export const countWords = ({ devices, known }: Pick<LastRead, 'devices' | 'known'>): string =>
  `${formatCountOf(devices, 'device')} there, ${known === devices ? 'all' : formatCountOf(known, 'of them', 'of them')} known here.`;

const readWords = (read: LastRead) =>
  `All were read last on ${formatMinute(officeMinute(new Date(read.at)))}: ${countWords(read)}`;

function waitingWords({ written }: LastRead): string | undefined {
  if (written === undefined || written.waiting === 0) return undefined;
  const waits = `${formatCountOf(written.waiting, 'device is', 'devices are')} still to be written there`;
  return written.isMovingIn
    ? `${waits}: a business moved in with its history, and they wait until somebody enters something here, such as a change in Settings → Company.`
    : `${waits}.`;
}

const aheadWords = ({ ahead }: LastRead) =>
  ahead === 0
    ? undefined
    : `The last contact of ${formatCountOf(ahead, 'device')} is in the future and was not taken. Correct the clock of the tracking server.`;

const lineWords = (line: PlatformLineStatus | undefined) =>
  line?.trouble === undefined
    ? undefined
    : `They are not heard live: ${line.trouble} It is tried again by itself, every 15 minutes at least.`;

const garbledWords = (line: PlatformLineStatus | undefined) =>
  line === undefined || line.garbled === 0
    ? undefined
    : `Of ${formatCountOf(line.garbled, 'message')} from Traccar something could not be read and was left out.`;

/** The office reads every minute: so often it is asked what came of it, and more often while it reads for the first time, as after Save. */
const ASK_EVERY_MS = 10_000;
const FIRST_READ_MS = 1000;

/** In how many milliseconds the office is asked again, by what it told last. */
export const askAgainMs = (told: TrackingResults['tracking.settings'] | undefined): number =>
  told?.settings && !told.read && told.trouble === undefined ? FIRST_READ_MS : ASK_EVERY_MS;

interface TrackingStandingProps {
  told: TrackingResults['tracking.settings'];
  /** Why the office did not tell how it goes now. */
  trouble: string | undefined;
}

/** Whether vehicles are heard, since when, and why not. */
export function TrackingStanding({ told: { settings, read, trouble: failed, line }, trouble }: TrackingStandingProps) {
  if (trouble !== undefined) return <Message tone="warning" apart="below" title={trouble} />;
  if (!settings)
    return (
      <Message
        tone="info"
        apart="below"
        title="No vehicle is heard live yet: last contacts come from files. Fill in the address and the token, and the office hears Traccar."
      />
    );
  if (failed !== undefined)
    return (
      <Message
        tone="error"
        apart="below"
        title={`Vehicles are not heard: ${failed}`}
        description={`${read ? `${readWords(read)} ` : ''}It is tried again by itself, every 15 minutes at least.`}
      />
    );
  if (!read) return <Message tone="info" apart="below" title="The office asks the tracking server now." />;
  return (
    <Message
      tone={read.ahead === 0 && line?.trouble === undefined ? 'success' : 'warning'}
      apart="below"
      title={`Vehicles are heard ${line?.isOpen ? 'live' : 'every minute'}. ${readWords(read)}`}
      description={[lineWords(line), garbledWords(line), aheadWords(read), waitingWords(read)]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
