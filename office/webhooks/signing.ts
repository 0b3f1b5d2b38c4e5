import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret by which a receiver knows that a call is the office's, as Standard Webhooks writes it. */
export const newSigningSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * What a call is signed with (https://www.standardwebhooks.com, symmetric signatures): whoever has the secret knows that it is from
 * here, that nobody changed it, and when it was made.
 */
export function signedHeaders(secret: string, { id, body, seconds }: { id: string; body: string; seconds: number }) {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
