import { hkdfSync } from 'node:crypto';
import { hash } from 'bcryptjs';
import type { LetIn } from './accounts';
import type { Member } from './members';

const BYTES = 32;
/** The pass has more bits than anybody could guess at; its hash only keeps it out of the configuration. */
const LEAST_COST = 4;

/**
 * What the NATS server takes for somebody: the web server says it for each browser that has a session, and no browser knows it. So the
 * password alone, or the key that it makes, is nothing to that server. Whoever gets another password, or is added anew, gets another one.
 * @param secret of the office
 */
export const passOf = (secret: string, { name, place }: Pick<Member, 'name' | 'place'>): string =>
  Buffer.from(hkdfSync('sha256', secret, name, `let in since ${place}`, BYTES)).toString('base64url');

/** The same people as the server lets them in, by the bcrypt of their passes. One that stays has the same: the server cuts off whoever's is another. */
export function passesOf(secret: string): (members: readonly Member[]) => Promise<LetIn[]> {
  let made = new Map<string, string>();
  return async (members) => {
    const found = members.map(async ({ name, role, place }) => {
      const pass = passOf(secret, { name, place });
      return { name, role, pass, hash: made.get(pass) ?? (await hash(pass, LEAST_COST)) };
    });
    const all = await Promise.all(found);
    made = new Map(all.map((one) => [one.pass, one.hash]));
    return all.map(({ name, role, hash: made_ }) => ({ name, role, hash: made_ }));
  };
}
