/** What the office writes on the platform: nothing, what it calls each device in a vehicle, and that one that came out is off. */
export const WRITTEN_THERE = ['Nothing', 'Fitted', 'Removed too'] as const;

/** Where the vehicles' platform is, as far as anybody may read it: the token the office's own programs alone know. */
export interface TrackingSettings {
  /** Without a slash at its end, such as `https://track.example.com`. */
  address: string;
  writes: (typeof WRITTEN_THERE)[number];
}

/** What an admin saves. Without a token the one that is kept stays. */
export interface TrackingValues extends TrackingSettings {
  token?: string | undefined;
}

/** Whether the kept token may stay: it goes to no other server than it was given for. */
export const keepsToken = (
  kept: Pick<TrackingSettings, 'address'> | undefined,
  next: Pick<TrackingSettings, 'address'>,
): boolean => kept?.address === next.address;
