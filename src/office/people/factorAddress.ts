/** What an authenticator app reads from the picture: whose secret it is, and of what. */
export const factorAddress = (name: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`Trackyard:${name}`)}?${new URLSearchParams({ secret, issuer: 'Trackyard' })}`;
