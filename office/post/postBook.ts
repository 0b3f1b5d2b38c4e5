import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { isOvertaken } from '@/journal/adapters/nats/answers';
import { askedAgain } from '@/journal/adapters/nats/askedAgain';
import type { Office } from '@/journal/adapters/nats/reader';
import { postAt, STREAMS } from '@/journal/adapters/nats/subjects';

/** What is kept: how far the post room is with a letter, by whose identity; of mail its settings and how it stands; where vehicles are heard; how SMS are sent, and stand; of an OTP all but what it is, and beside them what was tried, what admins are to see of it, and who reads which language; and whom webhooks tell, and how far that is. */
export type PostKind =
  | 'mail'
  | 'room'
  | 'tracking'
  | 'sms'
  | 'otp'
  | 'otpTries'
  | 'otpAlert'
  | 'otpLanguage'
  | 'webhook';

/** Something that was kept, and its place in the stream; 0 where nothing was. */
export interface KeptPost {
  value: unknown;
  place: number;
}

export type PostBook = ReturnType<typeof postBookOver>;

/** What all machines of the office know of what is sent, and of whom they ask; nobody but the office's own programs reads it. */
export function postBookOver(connection: NatsConnection, office: Pick<Office, 'find'>) {
  const js = jetstream(connection);
  const put = (kind: PostKind, id: string, value: object, options = {}) =>
    js.publish(postAt(kind, id), JSON.stringify(value), options);
  return {
    async read(kind: PostKind, id: string): Promise<KeptPost> {
      const message = await askedAgain(() => office.find(STREAMS.post, { last_by_subj: postAt(kind, id) }));
      return message ? { value: message.json<unknown>(), place: message.seq } : { value: undefined, place: 0 };
    },
    /** Keeps something in the place of what was there. */
    put: async (kind: PostKind, id: string, value: object): Promise<void> => void (await put(kind, id, value)),
    /** Keeps something unless there is something else since that place; gives its place, and undefined where it was not kept. */
    async replace(kind: PostKind, id: string, value: object, place: number): Promise<number | undefined> {
      try {
        return (await put(kind, id, value, { expect: { lastSubjectSequence: place } })).seq;
      } catch (error) {
        if (isOvertaken(error)) return undefined;
        throw error;
      }
    },
  };
}
