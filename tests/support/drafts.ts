// Drafts, entries and snapshots for the contract that every journal keeps.
import type { UnknownAction } from '@reduxjs/toolkit';
import { type Draft, type Entry, type Journal, type Snapshot } from '@/journal/port/port';
import { businessModel } from '@/store/business/businessModel';

export const SAID_AT = '2026-07-01T09:30:00.000Z';

export const draft = (id: string, payload: unknown = id, about: readonly string[] = []): Draft => ({
  id,
  at: SAID_AT,
  by: 'Asha',
  version: 1,
  about,
  action: { type: 'vendors/vendorAdded', payload },
});
/** A draft whose JSON is so long. */
export const draftOfLength = (id: string, length: number) =>
  draft(id, 'x'.repeat(length - JSON.stringify(draft(id, '')).length));

/** A fact as somebody asks the desk of an office to keep it, who alone says by whom it is, and when. */
export const asking = (id: string, action: UnknownAction, about = businessModel.aboutOf(action)): Draft => ({
  id,
  at: '',
  by: '',
  version: businessModel.version,
  about,
  action,
});

export const drafts = (...ids: string[]) => ids.map((id) => draft(id));
export const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
export const snapshot = (seq: number) =>
  ({ seq, version: 1, state: { upTo: seq }, overtaken: { 1: 'Somebody was faster.' } }) satisfies Snapshot;
export const text = (characters: string) => new TextEncoder().encode(characters);
export const heard = (journal: Journal) =>
  new Promise<void>((resolve) => {
    const unsubscribe = journal.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
