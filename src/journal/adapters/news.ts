/** Without a channel between tabs the others' news are looked for so often. */
const LOOK_EVERY_MS = 2_000;

/** A channel of that name, where the browser offers and allows one. */
export function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * News between the tabs that share a name: `tell` reaches all others. Where the browser offers no channel for that,
 * each tab looks by itself every now and then.
 */
export function newsBetweenTabs(name: string, hear: () => void) {
  const channel = channelOf(name);
  if (!channel) {
    const timer = setInterval(hear, LOOK_EVERY_MS);
    return { tell: () => {}, close: () => clearInterval(timer) };
  }
  channel.addEventListener('message', hear);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin only.
    tell: () => channel.postMessage(null),
    close: () => channel.close(),
  };
}
