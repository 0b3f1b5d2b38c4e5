import { describe, expect, test } from 'vitest';
import { aboutOf } from '@/store/business/declared';
import { createStore } from '@/store/business/store';
import { requestAdvanced, requestRaised } from '@/store/facts/requests';
import { selectRequest, selectRequests } from '@/store/purchasing/requests/requestsSlice';
import { replayed } from '../../../support/replayed';
import { orderedLine } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const approve = { type: 'approve' } as const;
const dispatch = { type: 'dispatch' } as const;

describe('a stock request that is raised', () => {
  test('is refused when a vendor of a line is gone, who is named, and changes nothing', () => {
    const store = createStore(smallBusiness);
    const before = store.getState();
    const lines = [orderedLine(), orderedLine({ vendorId: 'vendor-9', vendor: 'Metro Cables' })];
    expect(store.dispatch(requestRaised(lines))).toMatchObject({
      done: false,
      reason: 'The vendor Metro Cables was deleted, or adding it was undone.',
    });
    expect(store.getState()).toBe(before);
  });

  test.each([
    ['of nothing', [], 'A stock request needs a line.'],
    ['of a part of a piece', [orderedLine({ qty: 1.5 })], '1.5 is no quantity of Relay in Pcs.'],
  ])('is refused where it is %s', (_what, lines, reason) => {
    expect(createStore(smallBusiness).dispatch(requestRaised(lines))).toMatchObject({ done: false, reason });
  });

  test('is raised once, also when the fact comes twice', () => {
    const raised = requestRaised([orderedLine()]);
    const { after, reasons } = replayed(smallBusiness, [raised, raised]);
    expect(reasons).toEqual([undefined, 'This stock request was added already.']);
    expect(selectRequests(after)).toHaveLength(6);
  });

  test('is numbered by the order of the journal, whoever raised it, and no number is given twice', () => {
    const [asha, ravi] = [requestRaised([orderedLine()]), requestRaised([orderedLine({ vendorId: 'vendor-2' })])];
    const { after } = replayed(smallBusiness, [ravi, asha]);
    expect(selectRequest(after, ravi.payload.id)?.number).toBe(6);
    expect(selectRequest(after, asha.payload.id)?.number).toBe(7);
  });

  test('is about itself', () => {
    const raised = requestRaised([orderedLine()]);
    expect(aboutOf(raised)).toEqual([raised.payload.id]);
  });
});

describe('a step of a stock request', () => {
  test('is taken once: the second one reads how the request stands', () => {
    const store = createStore(smallBusiness);
    expect(store.dispatch(requestAdvanced('request-3', approve)).done).toBe(true);
    expect(store.dispatch(requestAdvanced('request-3', dispatch)).done).toBe(true);
    expect(store.dispatch(requestAdvanced('request-3', approve))).toMatchObject({
      done: false,
      reason: 'Stock request 3 is In Transit now.',
    });
  });

  test('that somebody else took first is overtaken, and the request keeps the date of the first', () => {
    const [first, second] = [requestAdvanced('request-1', approve), requestAdvanced('request-1', approve)];
    first.payload.on = '2026-11-05';
    second.payload.on = '2026-11-06';
    const { after, reasons } = replayed(smallBusiness, [first, second]);
    expect(reasons).toEqual([undefined, 'Stock request 1 is Approved by Admin now.']);
    expect(selectRequest(after, 'request-1')?.steps).toHaveLength(2);
    expect(selectRequest(after, 'request-1')?.steps.at(-1)?.on).toBe('2026-11-05');
  });

  test('of a request that is gone is refused', () => {
    expect(createStore(smallBusiness).dispatch(requestAdvanced('request-9', approve))).toMatchObject({
      done: false,
      reason: 'This stock request was deleted, or adding it was undone.',
    });
  });

  test('can be taken back, unless somebody took the next one since', () => {
    const store = createStore(smallBusiness);
    const said = store.dispatch(requestAdvanced('request-1', approve));
    store.dispatch(requestAdvanced('request-1', dispatch));
    expect(said.done && said.undo?.().done).toBe(false);
    const other = store.dispatch(requestAdvanced('request-2', approve));
    expect(other.done && other.undo?.().done).toBe(true);
    expect(selectRequest(store.getState(), 'request-2')?.status).toBe('Pending at Admin');
  });

  test('is about its request', () => {
    expect(aboutOf(requestAdvanced('request-2', approve))).toEqual(['request-2']);
  });
});
