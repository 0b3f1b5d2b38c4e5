/** Where the vehicles' platform is, as far as anybody may read it: the token the office's own programs alone know. */
export interface TrackingSettings {
  /** Without a slash at its end, such as `https://track.example.com`. */
  address: string;
}

/** What an admin saves. Without a token the one that is kept stays. */
export interface TrackingValues extends TrackingSettings {
  token?: string | undefined;
}

/** Whether the kept token may stay: it goes to no other server than it was given for. */
export const keepsToken = (kept: TrackingSettings | undefined, next: TrackingSettings): boolean =>
  kept?.address === next.address;
