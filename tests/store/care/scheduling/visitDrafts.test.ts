import { describe, expect, test } from 'vitest';
import { draftKept, draftName } from '@/store/browser/draftsSlice';
import { copyShown, linkChanged, officeSlice } from '@/store/browser/officeSlice';
import { heardSlice } from '@/store/browser/heardSlice';
import { addOffice, createStore } from '@/store/business/store';
import { aboutVisit, endedVisitsDropped, visitDraftDropped } from '@/store/care/scheduling/visitDrafts';
import { installerAdded } from '@/store/facts/installers';
import { jobAssigned, visitFailed } from '@/store/facts/jobs';
import { done } from '../../../support/said';
import { smallBusiness } from '../../../support/tabs';

/** A store in which job 5 is with installer 1, and what was typed of its visit is kept beside a vendor that was begun. */
function begun() {
  const store = createStore(smallBusiness);
  const job = () => {
    const found = store.getState().jobs.entities['job-5'];
    if (!found) throw new Error('There is no job 5.');
    return found;
  };
  const visit = draftName('close-visit', aboutVisit(job()));
  store.dispatch(draftKept(visit, { signedBy: 'Asha' }));
  store.dispatch(draftKept('add-vendor', { name: 'Metro' }));
  return { store, job, visit, kept: () => Object.keys(store.getState().drafts) };
}
const failed = visitFailed({ id: 'job-5', on: '2026-11-21', installerId: 'installer-1', cause: 'Vehicle away' });
const other = installerAdded({ name: 'Prakash Solanki' });
const again = (installerId: string, on: string) => jobAssigned('job-5', { installerId, on, slot: 'morning' });

describe('what was typed of a visit', () => {
  test.each([
    ['another day', again('installer-1', '2026-11-29')],
    ['another installer', again(other.payload.id, '2026-11-22')],
  ])('is none of the visit of %s, and is dropped once it is over', (_whose, next) => {
    const { store, job, visit, kept } = begun();
    store.dispatch(endedVisitsDropped());
    expect(kept()).toEqual([visit, 'add-vendor']);
    for (const fact of [other, failed, next]) done(store.dispatch(fact));
    expect(draftName('close-visit', aboutVisit(job()))).not.toBe(visit);
    store.dispatch(endedVisitsDropped());
    expect(kept()).toEqual(['add-vendor']);
  });

  test('is dropped by itself', () => {
    const { store, job, kept } = begun();
    store.dispatch(visitDraftDropped(job()));
    expect(kept()).toEqual(['add-vendor']);
  });

  test('stays while what is shown may be older than the visit', () => {
    const { store, visit, kept } = begun();
    addOffice(officeSlice, heardSlice);
    store.dispatch(copyShown('2026-11-21T09:30:00.000Z'));
    done(store.dispatch(failed));
    store.dispatch(endedVisitsDropped());
    expect(kept()).toContain(visit);
    store.dispatch(linkChanged({ link: 'connected' }));
    store.dispatch(endedVisitsDropped());
    expect(kept()).not.toContain(visit);
  });
});
