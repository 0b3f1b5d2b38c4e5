import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { factUndone } from '@/journal/undo';
import { additionEdited, additionRecorded } from '@/store/vehicles/additions/additionsSlice';
import { businessReplaced } from '@/store/business/business';
import { plateUpcaster } from '@/store/business/plateUpcaster';
import { openTab, smallBusiness } from '../../support/tabs';

const device = {
  date: '2026-11-01',
  clientName: 'Meera Joshi',
  company: 'Konkan Carriers',
  imei: '490154203237518',
  deviceType: 'OBD tracker',
  billing: 'Yes',
} as const;
const edit = { was: { vehicleNo: 'MH12AB1234' }, to: { vehicleNo: 'mh-12-cd-5678' } };

describe('what version 2 wrote', () => {
  test('shows each plate in its one form, whoever changed it and took that back', async () => {
    const { payload: row } = additionRecorded({ ...device, vehicleNo: 'MH12AB1234' });
    const added = { type: additionRecorded.type, payload: row };
    const changed = additionEdited(row.id, edit);
    const back = factUndone({
      fact: changed,
      changes: [{ path: ['additions', row.id, 'vehicleNo'], was: 'MH12AB1234', is: 'mh-12-cd-5678' }],
    });
    const seen = async (...actions: { type: string }[]) => {
      const shelf = memoryShelf();
      const facts = [businessReplaced(smallBusiness, 'sample'), ...actions];
      await shelf().append(
        facts.map((action, index) => ({
          id: `fact-${index}`,
          at: '2026-11-21T10:00:00.000Z',
          by: 'Asha',
          version: 2,
          about: [],
          action,
        })),
      );
      const tab = await openTab(() => Promise.resolve(shelf()));
      expect(tab.store.getState().journal.setAside).toBe(0);
      return tab.business().additions.entities[row.id]?.vehicleNo;
    };
    expect(await seen(added)).toBe('MH 12 AB 1234');
    expect(await seen(added, changed)).toBe('MH 12 CD 5678');
    expect(await seen(added, changed, back)).toBe('MH 12 AB 1234');
  });

  test('stays the very same where it has no plate, or has it in that form', () => {
    const state = {
      additions: { entities: { one: { vehicleNo: 'MH 12 AB 1234', company: 'mh12ab1234' } } },
      odd: [null, 7, undefined],
    };
    expect(plateUpcaster.state(state)).toBe(state);
    expect(
      plateUpcaster.state({ accounts: [{ vehicles: [{ vehicleNo: 'To be assigned' }, { vehicleNo: 'dl01c7' }] }] }),
    ).toEqual({
      accounts: [{ vehicles: [{ vehicleNo: 'To be assigned' }, { vehicleNo: 'DL 01 C 7' }] }],
    });
  });
});
