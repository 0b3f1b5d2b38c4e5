import { partOf } from '@/store/kit/partOf';
import { createSelector } from '@reduxjs/toolkit';
import type { Deletion } from '@/store/vehicles/deletions/deletion';
import type { Table } from '@/store/kit/table';
import type { SchedulingContext } from './schedulingContext';

/** What is looked at where a visit is written down. */
export interface ClosingContext extends SchedulingContext {
  deletions: Table<Deletion>;
}

const tableIn = partOf<ClosingContext>();

const NAMES = [
  'requests',
  'devices',
  'sims',
  'bins',
  'challans',
  'branches',
  'installers',
  'vehicles',
  'accounts',
  'jobs',
  'deletions',
  'subscriptions',
  'additions',
] as const;

/** What is looked at where a visit is written down, the same as long as nothing of it changes. */
export const selectClosingContext = createSelector(
  NAMES.map((name) => tableIn(name)),
  (...tables) => Object.fromEntries(NAMES.map((name, place) => [name, tables[place]])) as unknown as ClosingContext,
);
