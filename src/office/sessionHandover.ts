import { channelOf } from '@/journal/adapters/news';
import { isObject } from '@/journal/kit/isObject';
import { keptSession, type KeptSession, type OfficeSession } from './keptSession';

/** Other tabs of this browser answer at once; one that does not is asleep or gone. */
const PATIENCE_MS = 500;
const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Asks the tabs that share a channel for the session of a sign-in, so that a link opens in a new tab without another login. */
export async function sessionFromOtherTab(channelName: string, signIn: string): Promise<OfficeSession | undefined> {
  const channel = channelOf(channelName);
  if (!channel) return undefined;
  const answered = new Promise<OfficeSession>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = keptSession(data);
      if (answer?.session && answer.signIn === signIn) resolve(answer.session);
    });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin only.
  channel.postMessage({ asked: signIn });
  const session = await Promise.race([answered, afterPatience()]);
  channel.close();
  return session;
}

/** Answers the tabs that ask for the session of the sign-in that this one has. */
export function answerOtherTabs(channelName: string, own: () => KeptSession | undefined): () => void {
  const channel = channelOf(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const kept = own();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin only.
    if (kept && isObject(data) && data.asked === kept.signIn) channel.postMessage(kept);
  });
  return () => channel?.close();
}
