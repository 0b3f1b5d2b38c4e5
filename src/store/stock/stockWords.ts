import type { StockRequestEvent } from '@/machines/stockRequest';
import { telling } from '@/store/journal/telling';
import { deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/configured/configuredSlice';
import { handoverVerified, type HandoverStep } from '@/store/received/receivedSlice';
import { productOrderCount } from '@/store/requests/request';
import { requestAdvanced, requestRaised } from '@/store/requests/requestsSlice';

const ADVANCED: Record<StockRequestEvent['type'], (id: number) => string> = {
  approve: (id) => `approved stock request ${id}`,
  dispatch: (id) => `marked stock request ${id} in transit`,
  deliver: (id) => `marked stock request ${id} delivered`,
};

const HANDED_OVER: Record<HandoverStep, string> = { pending: 'accepted', accepted: 'received' };

interface Device {
  itgcId: string;
}

/** One device by its ITGC id, several by their number. */
function nameOf(ids: readonly number[], devices: Readonly<Record<number, Device | undefined>>): string {
  const [id] = ids;
  if (id === undefined || ids.length > 1) return `${ids.length} devices`;
  return devices[id]?.itgcId ?? `device ${id}`;
}

/** A fact about one record is found under it; about several, under none. */
function about<Kind extends 'received' | 'configured'>(kind: Kind, ids: readonly number[]) {
  const [id] = ids;
  return id === undefined || ids.length > 1 ? undefined : { kind, id };
}

/** The facts of the stocks area in words. An OTP is in none of them: no fact has it (D23). */
export const stockActivities = [
  telling(requestRaised, ({ lines, createdAt }, { requests }) => {
    const request = Object.values(requests.entities).find((one) => one.createdAt === createdAt);
    const text = `raised a stock request of ${productOrderCount({ products: lines }).toLowerCase()}`;
    return { text, about: request && { kind: 'request', id: request.id } };
  }),
  telling(requestAdvanced, ({ id, event }) => ({ text: ADVANCED[event.type](id), about: { kind: 'request', id } })),
  telling(handoverVerified, ({ ids, from }, { received }) => ({
    text: `${HANDED_OVER[from]} ${nameOf(ids, received.entities)}`,
    about: about('received', ids),
  })),
  telling(deviceAssigned, ({ id, action, name }, { configured }) => ({
    text: `assigned ${nameOf([id], configured.entities)} to ${action}, ${name}`,
    about: about('configured', [id]),
  })),
  telling(devicesRenamed, ({ ids, name }, { configured }) => ({
    text: `set ${nameOf(ids, configured.entities)} to ${name}`,
    about: about('configured', ids),
  })),
  telling(devicesDeleted, ({ ids }, { configured }) => ({
    text: `deleted ${nameOf(ids, configured.entities)} from the configured stock`,
    about: about('configured', ids),
  })),
];
