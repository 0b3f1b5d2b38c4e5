import { WebSocket } from 'ws';
import { MINUTE_MS, SECOND_MS } from '@/journal/kit/durations';
import { isObject } from '@/journal/kit/isObject';
import { unspaced } from '@/store/kit/typed/typedNumbers';
import { PlatformAwayError, PlatformError, type PlatformContact, type PlatformListeners } from './platform';
import { unreached } from './platformAsking';
import { momentIn, numberIn, saidBy, textIn } from './traccarFields';
import { openSession, type Traccar } from './traccarSession';

const OPENED_WITHIN_MS = 20 * SECOND_MS;
/** So often it is asked whether it is there, should it say nothing; Traccar itself gives up who says nothing for five minutes. */
const BEAT_MS = MINUTE_MS;
/** The latest of some 30,000 vehicles at once, which are read in a fraction of a second. */
const MOST_FRAME_BYTES = 16 * 1024 * 1024;
const TOO_LONG = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';
/** Who says so much in a row that nobody can read is no Traccar. */
const MOST_GARBLED = 100;

interface Frame {
  told: readonly PlatformContact[];
  /** Whether there is anything in it that nobody can read. */
  isGarbled: boolean;
}

const NOISE: Frame = { told: [], isGarbled: true };

/** What a device, as it is told, says of its contact: nothing of one that was never heard; undefined of what is no device. */
function deviceTold(device: unknown): readonly PlatformContact[] | undefined {
  const id = isObject(device) ? numberIn(device.id) : undefined;
  if (!isObject(device) || id === undefined) return undefined;
  const heardAt = momentIn(device.lastUpdate);
  const imei = unspaced(textIn(device.uniqueId)) || undefined;
  return heardAt === undefined ? [] : [{ id, heardAt, ...(imei !== undefined && { imei }) }];
}

/** What a position tells; undefined of what is none. */
function positionTold(position: unknown): readonly PlatformContact[] | undefined {
  if (!isObject(position)) return undefined;
  const id = numberIn(position.deviceId);
  const said = saidBy(position);
  return id === undefined || said.saidAt === undefined ? undefined : [{ id, heardAt: said.saidAt, said }];
}

const listIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** What a message of Traccar tells of its devices; of events, and of what keeps the line open, nothing. */
export function readFrame(text: string): Frame {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return NOISE;
  }
  if (!isObject(frame) || Array.isArray(frame)) return NOISE;
  const all = [...listIn(frame.devices).map(deviceTold), ...listIn(frame.positions).map(positionTold)];
  return { told: all.flatMap((one) => one ?? []), isGarbled: all.includes(undefined) };
}

/** Tells its listeners what comes of messages; gives whether that is anything but noise. */
function hearing({ told, garbled }: PlatformListeners): (data: string | undefined) => boolean {
  let inRow = 0;
  return (data) => {
    const frame = data === undefined ? NOISE : readFrame(data);
    inRow = frame.isGarbled ? inRow + 1 : 0;
    if (frame.isGarbled) garbled();
    told(frame.told);
    return inRow < MOST_GARBLED;
  };
}

/** Why the line failed, by its error. */
const failedOf = (traccar: Traccar, error: Error): PlatformError =>
  isObject(error) && error.code === TOO_LONG
    ? new PlatformError(`${new URL(traccar.address).host} tells more at once over its WebSocket than the office reads.`)
    : unreached(traccar, error);

/** Hears a Traccar over its WebSocket, by the cookie of a session, until it breaks: always rejects, with a PlatformError. */
function hearLine(traccar: Traccar, cookie: string, listeners: PlatformListeners, signal: AbortSignal): Promise<never> {
  const { address } = traccar;
  const { host, origin } = new URL(address);
  return new Promise((_never, reject) => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`, {
      headers: { Cookie: cookie },
      origin,
      handshakeTimeout: OPENED_WITHIN_MS,
      maxPayload: MOST_FRAME_BYTES,
      perMessageDeflate: false,
    });
    let isAlive = true;
    const beat = setInterval(() => {
      if (!isAlive) end(new PlatformAwayError(`${host} says nothing any more over its WebSocket.`));
      else if (socket.readyState === WebSocket.OPEN) socket.ping();
      isAlive = false;
    }, BEAT_MS);
    const end = (why: PlatformError) => {
      clearInterval(beat);
      signal.removeEventListener('abort', givenUp);
      socket.terminate();
      reject(why);
    };
    const givenUp = () => end(new PlatformError('It is not heard any more.'));
    const hear = hearing(listeners);
    socket.on('open', () => listeners.opened());
    socket.on('pong', () => void (isAlive = true));
    socket.on('message', (data: Buffer, isBinary) => {
      isAlive = true;
      if (!hear(isBinary ? undefined : data.toString()))
        end(new PlatformError(`${host} says over its WebSocket what nobody can read.`));
    });
    socket.on('unexpected-response', (_request, { statusCode }) =>
      end(new PlatformError(`${host} opens no WebSocket (${statusCode}). A proxy before it must hand those on.`)),
    );
    socket.on('error', (error) => end(failedOf(traccar, error)));
    socket.on('close', (code) => end(new PlatformAwayError(`${host} has closed its WebSocket (${code}).`)));
    signal.addEventListener('abort', givenUp);
    if (signal.aborted) givenUp();
  });
}

/** Hears a Traccar over its WebSocket, by a session that it ends, until it breaks: always rejects, with a PlatformError. */
export async function listenToTraccar(
  traccar: Traccar,
  listeners: PlatformListeners,
  signal: AbortSignal,
): Promise<never> {
  const { cookie, end } = await openSession(traccar, signal);
  try {
    return await hearLine(traccar, cookie, listeners, signal);
  } finally {
    await end();
  }
}
