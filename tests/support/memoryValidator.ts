// A desk's validator in the process of a test, with a journal in memory.
import type { StreamInfo } from '@nats-io/jetstream';
import type { UnknownAction } from '@reduxjs/toolkit';
import { memoryShelf } from '@/journal/adapters/memory';
import { createReplica } from '@/journal/replica';
import { businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import type { HeardContact } from '@/store/browser/heardSlice';
import { businessModel } from '@/store/business/businessModel';
import { readableTo } from '@/store/business/feeds/readable';
import { createStore } from '@/store/business/store';
import type { Role } from '@/store/kit/roles';
import { admittedJournal } from '../../office/facts/admittedJournal';
import { createInverses } from '../../office/facts/inverses';
import { businessValidator } from '../../office/facts/businessValidator';
import { namedContents } from '../../office/facts/namedContents';
import { describedBytes } from '../../office/facts/describedFiles';
import { createQuotas, type Quotas } from '../../office/facts/quotas';
import { movesInto } from '../../office/facts/moves';
import { asking } from './drafts';
import { memoryBook } from './memoryBook';

interface Setting {
  business?: Business;
  role?: Role;
  /** What the desk's clock says, as an ISO instant. */
  now?: string;
  /** What devices told last. */
  contacts?: readonly HeardContact[];
  /** Whether somebody has put a content of that name. */
  isPutBy?: (hash: string, by: string) => boolean;
  /** Whether it is noted of anybody. */
  isPutByAnybody?: (hash: string) => boolean;
  /** Told of each content that is looked for. */
  lookedFor?: (hash: string) => void;
  quotas?: Pick<Quotas, 'take' | 'most'>;
}

/** A validator beside a journal to which others append without its being told. */
export async function memoryValidator(
  kept = memoryShelf()(),
  {
    business = emptyBusiness,
    role = 'admin',
    now = '2026-11-21T09:00:00.000Z',
    contacts = [],
    isPutBy = () => true,
    isPutByAnybody = () => true,
    lookedFor = () => {},
    quotas = createQuotas(() => 0),
  }: Setting = {},
) {
  const admitted = admittedJournal({ ...kept, subscribe: () => () => {} });
  const replica = createReplica({
    model: businessModel,
    openJournal: () => Promise.resolve(admitted.journal),
    firstFact: () => Promise.resolve(businessReplaced(business, 'sample')),
    by: () => 'Trackyard',
    inOneTab: (work) => work(),
  });
  const store = createStore({}, replica);
  await replica.start();
  const info = async () => ({ state: { last_seq: (await kept.newest(1))[0]?.seq ?? 0 } }) as StreamInfo;
  const office = { info, find: () => Promise.resolve(null), subjects: () => Promise.resolve([]) };
  const inverses = createInverses();
  const bytesOf = async (hash: string) => (await kept.contents.get([hash]))[0];
  const objects = {
    size: async (hash: string) => (await bytesOf(hash))?.length,
    beginning: bytesOf,
    async putNote(hash: string, by: string) {
      lookedFor(hash);
      const bytes = await bytesOf(hash);
      return isPutBy(hash, by) ? (describedBytes(bytes?.length, bytes) ?? '') : undefined;
    },
    isPutByAnybody: (hash: string) => Promise.resolve(isPutByAnybody(hash)),
  };
  const validator = businessValidator({
    store,
    replica,
    admitted,
    office,
    inverses,
    attempts: { note: () => {} },
    unfit: { note: () => {} },
    isSending: () => Promise.resolve(false),
    moves: movesInto(office, memoryBook().through()),
    named: namedContents({ objects, readable: readableTo }),
    proven: ({ fact }) => Promise.resolve(fact),
    contacts: () => Promise.resolve(contacts),
    noteValidated: () => {},
    roleOf: () => Promise.resolve(role),
    quotas,
    old: (_by, work) => work(),
    now: () => now,
  });
  return { kept, validator };
}

/** What a desk with a business says to somebody of a role who says a fact: the fact as it is kept, or why it is not. */
export async function answered(by: string, fact: UnknownAction, setting: Setting & { business: Business }) {
  const { validator } = await memoryValidator(memoryShelf()(), setting);
  const validation = await validator.validate(by, asking('1', fact));
  return 'refused' in validation ? validation.refused : validation.parcel.action;
}
