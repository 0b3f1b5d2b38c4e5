import type { UnknownAction } from '@reduxjs/toolkit';
import type { Draft } from './port/port';
import type { ReplicaSetup } from './sync/replicaOptions';

/** Makes drafts of the facts that are said here now, under the given id. */
export const drafting =
  <State extends object>({ model, by, now }: Pick<ReplicaSetup<State>, 'model' | 'by' | 'now'>) =>
  (action: UnknownAction, id: string): Draft => ({
    id,
    at: now(),
    by: by(),
    version: model.version,
    about: model.aboutOf(action),
    action,
    checked: true,
  });
