import type { objectsIn } from '@/journal/adapters/nats/objects';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import type { Parcel } from '@/journal/port/port';
import type { Role } from '@/store/kit/roles';
import { TOO_MUCH } from './asked';
import type { Quotas } from './quotas';
import type { Roles } from './roles';

const MB = 1_000_000;

/** So many bytes of one fact the desk reads from somebody: a run of 20,000 bills has 25 MB, a visit to 2,000 vehicles less than one; an admin may bring a whole business. */
const MOST_BYTES: Readonly<Record<Role, number>> = {
  admin: Number.POSITIVE_INFINITY,
  stock: 64 * MB,
  sales: 64 * MB,
  care: 64 * MB,
  installer: MB,
};

const TOO_LARGE = { refused: 'The office does not take that much in one go: do it in smaller parts.' };

interface LargeOptions {
  objects: Pick<ReturnType<typeof objectsIn>, 'size'>;
  roleOf: Roles['roleOf'];
  quotas: Quotas;
}

/** Tells why the desk does not read the content that a fact names, before it does: to read it takes its thread. */
export const largeFacts =
  ({ objects, roleOf, quotas }: LargeOptions) =>
  async (by: string, { bulk, moved }: Parcel): Promise<FactAnswer | undefined> => {
    // What is moved is an admin's, which is known before it is read.
    if (typeof bulk !== 'string' || moved) return undefined;
    const [role, size = 0] = [await roleOf(by), await objects.size(bulk)];
    if (role === undefined) return undefined;
    if (size > MOST_BYTES[role]) return TOO_LARGE;
    return quotas.take(role === 'admin' ? 'contents' : 'said', by, size) ? undefined : TOO_MUCH;
  };
