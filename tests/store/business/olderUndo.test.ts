import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import type { Business } from '@/store/business/business';
import { vehicleUpcaster } from '@/store/business/vehicleUpcaster';
import { holderOf } from '@/store/kit/movements/move';
import { additionDraft, deletion, deletionDraft } from '../../support/care';
import { replayed } from '../../support/replayed';
import { billed, billedAccount, drawn, fitted, kept, versionFour } from '../../support/versionFour';

const told = (fact: object) => vehicleUpcaster.fact(JSON.parse(JSON.stringify(fact)) as UnknownAction);
const before = (tables: Parameters<typeof versionFour>[0]) => vehicleUpcaster.state(versionFour(tables)) as Business;
const undone = (fact: object, ...changes: object[]) => ({ type: 'business/factUndone', payload: { fact, changes } });

const recorded = { type: 'additions/additionRecorded', payload: { ...additionDraft(), id: drawn('addition') } };
const { id, imei, vehicleNo, date } = recorded.payload;
const added = { path: ['additions', id], is: { ...recorded.payload, number: 1 } };
const onBill = kept(billedAccount(1, billed('one', { vehicleNo })));

describe('a fact of version 4 that is taken back', () => {
  test('takes the vehicle and the device with it that nobody knew', () => {
    const empty = before({});
    const { after, reasons } = replayed(empty, [recorded, undone(recorded, added)].map(told));
    expect(reasons).toEqual([undefined, undefined]);
    expect([after.additions.ids, after.vehicles.ids, after.devices.ids]).toEqual([[], [], []]);
  });

  test('gives a device back to where it was', () => {
    const device = fitted(imei, 1);
    const moves = {
      path: ['devices', imei, 'moves'],
      was: device.moves,
      is: [...device.moves, { to: { at: 'vehicle', id: vehicleNo }, on: date, cause: { what: 'fitted' } }],
    };
    const { after, reasons } = replayed(
      before({ accounts: onBill, devices: kept(device) }),
      [recorded, undone(recorded, moves, added)].map(told),
    );
    expect(reasons).toEqual([undefined, undefined]);
    expect(holderOf(after.devices.entities[imei] ?? { moves: [] })).toEqual({ at: 'store' });
    expect(after.vehicles.ids).toEqual([drawn('one')]);
  });

  test('opens the vehicle of a deletion again', () => {
    const fact = { type: 'deletions/vehicleDeleted', payload: { id: 'deletion-1', draft: deletionDraft } };
    const { status, reason } = deletion(1);
    const changes = Object.entries(deletionDraft).map(([field, is]) => ({
      path: ['deletions', 'deletion-1', field],
      ...(field === 'status' && { was: status }),
      ...(field === 'reason' && { was: reason }),
      is,
    }));
    const { after, reasons } = replayed(
      before({ deletions: kept(deletion(1)) }),
      [fact, undone(fact, ...changes)].map(told),
    );
    expect(reasons).toEqual([undefined, undefined]);
    expect(after.vehicles.entities['deletion-1']?.closedOn).toBeUndefined();
  });
});

test('a vehicle that version 4 deleted stays on its bill', () => {
  const fact = { type: 'deletions/vehicleDeleted', payload: { id: 'deletion-1', draft: deletionDraft } };
  const { after } = replayed(before({ deletions: kept(deletion(1, { vehicleNo })), accounts: onBill }), [told(fact)]);
  expect(after.deletions.entities['deletion-1']?.deletionDate).toBe(deletionDraft.deletionDate);
  expect(after.vehicles.entities[drawn('one')]?.closedOn).toBeUndefined();
});

test('a device that version 4 counted in a vehicle is in it', () => {
  const fact = {
    type: 'devices/openingStockCounted',
    payload: {
      counts: [{ place: { at: 'vehicle', id: vehicleNo }, devices: [{ imei, productName: 'OBD tracker' }] }],
      on: date,
    },
  };
  const { after, reasons } = replayed(before({ accounts: onBill }), [told(fact)]);
  expect(reasons).toEqual([undefined]);
  expect(holderOf(after.devices.entities[imei] ?? { moves: [] })).toEqual({ at: 'vehicle', id: drawn('one') });
});
