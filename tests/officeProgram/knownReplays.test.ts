import { expect, test, vi } from 'vitest';
import { runToEnd } from '@/journal/kit/runToEnd';
import { businessModel } from '@/store/business/businessModel';
import { vendorAdded } from '@/store/facts/vendors';
import { knownReplays } from '../../office/facts/knownReplays';
import { smallBusiness } from '../support/tabs';
import { vendorDraft } from '../support/vendors';

const listeners = { overtaken: () => {}, unreadable: () => {} };

test('what a fact that was judged comes to is worked out once, and anew in any other business', () => {
  const replaying = vi.fn<typeof businessModel.replaying>(businessModel.replaying);
  const { model, note } = knownReplays({ ...businessModel, replaying });
  const [fact, other] = ['Konkan', 'Deccan'].map((name) => vendorAdded(vendorDraft(name)));
  const after = (business = smallBusiness, facts = [fact]) =>
    runToEnd(model.replaying(business, facts as never, listeners));
  const judged = after();
  if (fact) note(fact, smallBusiness, judged);
  replaying.mockClear();
  expect(after({ ...smallBusiness })).toBe(judged);
  expect(replaying).not.toHaveBeenCalled();
  const elsewhere = after(smallBusiness, [other]);
  expect(after(elsewhere).vendors.ids).toHaveLength(elsewhere.vendors.ids.length + 1);
  expect(after(smallBusiness, [fact, other]).vendors.ids).toHaveLength(judged.vendors.ids.length + 1);
});
