import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import { errors } from '@nats-io/nats-core';
import { SpokenError, UnheardError } from '@/journal/kit/plainWords';

/** What is said while the office is away. */
const AWAY = 'The office does not answer. Trackyard tries again by itself.';

/** What is said while a machine of it has not caught up. */
export const NOT_READY = 'The office is not ready yet. Trackyard tries again by itself.';

/** What is said by a machine whose program is older than what was appended by another one. */
export const NEWER_ELSEWHERE =
  'A newer version of Trackyard is in use in this office. What you do waits here until all its machines have it.';

/** What the server could not store, and why not. */
const STORE_FAILED = 10_077;
/** The server's own word for that nobody leads. */
const UNAVAILABLE = 503;
/** There is no room for more. */
const NO_ROOM = [10_023, 10_028, 10_047];

/** Whether the server has kept a message of that subject before; it keeps one of each. */
export const isKeptAlready = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === STORE_FAILED && error.message.includes('per subject');

/** Whether something came after the place that was expected to be the last one. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamWrongLastSequence;

/** Whether the server does not let this person do it. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof errors.PermissionViolationError ||
  (error instanceof Error && error.cause instanceof errors.PermissionViolationError);

/** Whether nobody has heard what was asked, as while the servers elect who leads. */
const isUnheard = (error: unknown): boolean =>
  (error instanceof errors.RequestError && error.isNoResponders()) ||
  (error instanceof JetStreamApiError && error.status === UNAVAILABLE);

const isFull = (error: unknown) =>
  error instanceof JetStreamApiError && (error.code === STORE_FAILED || NO_ROOM.includes(error.code));

/** The same failure in words for the person. */
export function inOfficeWords(error: unknown): Error {
  if (error instanceof SpokenError) return error;
  if (isForbidden(error)) return new SpokenError('The office does not let you do this.', { cause: error });
  if (isFull(error))
    return new SpokenError('The storage of the office is full. Tell your admin; what you do waits here.', {
      cause: error,
    });
  return isUnheard(error) ? new UnheardError(AWAY, { cause: error }) : new SpokenError(AWAY, { cause: error });
}
