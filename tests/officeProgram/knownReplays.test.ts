import { expect, test, vi } from 'vitest';
import { runToEnd } from '@/journal/kit/runToEnd';
import { businessModel } from '@/store/business/businessModel';
import { vendorAdded } from '@/store/facts/vendors';
import { knownReplays } from '../../office/facts/knownReplays';
import { smallBusiness } from '../support/tabs';
import { vendorDraft } from '../support/vendors';

const listeners = { overtaken: () => {}, unreadable: () => {} };

test('what a fact that was validated comes to is worked out once, and anew in any other business', () => {
  const replaying = vi.fn<typeof businessModel.replaying>(businessModel.replaying);
  const { model, note } = knownReplays({ ...businessModel, replaying });
  const [fact, other] = ['Konkan', 'Deccan'].map((name) => vendorAdded(vendorDraft(name)));
  const after = (business = smallBusiness, facts = [fact]) =>
    runToEnd(model.replaying(business, facts as never, listeners));
  const validated = after();
  if (fact) note(fact, smallBusiness, validated);
  replaying.mockClear();
  expect(after({ ...smallBusiness })).toBe(validated);
  expect(replaying).not.toHaveBeenCalled();
  const elsewhere = after(smallBusiness, [other]);
  expect(after(elsewhere).vendors.ids).toHaveLength(elsewhere.vendors.ids.length + 1);
  expect(after(smallBusiness, [fact, other]).vendors.ids).toHaveLength(validated.vendors.ids.length + 1);
});
