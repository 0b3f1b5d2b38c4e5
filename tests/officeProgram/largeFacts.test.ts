import { expect, test } from 'vitest';
import { vendorAdded } from '@/store/facts/vendors';
import { largeFacts } from '../../office/facts/largeFacts';
import { createQuotas } from '../../office/facts/quotas';
import { asking } from '../support/drafts';
import { vendorDraft } from '../support/vendors';

const MB = 1_000_000;

/** A desk that is asked by somebody of stock for what names a content of so many bytes. */
function deskOf(bytes: number) {
  const quotas = createQuotas(() => 0);
  const objects = { size: () => Promise.resolve(bytes) };
  return { quotas, whyUnread: largeFacts({ objects, roleOf: () => Promise.resolve('stock'), quotas }) };
}

test('a payload is refused that a browser would have put among the contents', async () => {
  const { whyUnread } = deskOf(0);
  const named = (name: string) => asking('1', vendorAdded({ ...vendorDraft('Northstar'), name }));
  expect(await whyUnread('Meera', named('Northstar'))).toBeUndefined();
  expect(await whyUnread('Meera', named('x'.repeat(70_000)))).toEqual({
    refused: 'It is longer than 65536 characters.',
  });
});

test('more is refused than the desk reads in one go', async () => {
  const { whyUnread } = deskOf(33 * MB);
  expect(await whyUnread('Meera', { ...asking('1', { type: 'bills/billRunApproved' }, []), bulk: 'h' })).toEqual({
    refused: expect.stringMatching(/does not take that much in one go/),
  });
});

test('of rows less is read than of a run of bills, as each is checked, whatever other fact brings them', async () => {
  const { whyUnread } = deskOf(11 * MB);
  const said = (type: string) => whyUnread('Meera', { ...asking(type, { type }, []), bulk: 'h' });
  for (const type of ['installers/installersImported', 'business/factUndone'])
    expect(await said(type)).toEqual({
      refused: 'The office does not take that much in one go: do it in smaller parts.',
    });
  expect(await said('bills/billRunApproved')).toBeUndefined();
  const { whyUnread: ofLess } = deskOf(9 * MB);
  const fact = { ...asking('1', { type: 'installers/installersImported' }, []), bulk: 'h' };
  expect(await ofLess('Meera', fact)).toBeUndefined();
});

test('an Undo that says what it takes back is taken of any size, and takes nothing off what somebody may say', async () => {
  const { whyUnread, quotas } = deskOf(190 * MB);
  const undo = {
    ...asking('undo', { type: 'business/factUndone' }, []),
    bulk: 'h',
    takesBack: 'bills/billRunApproved',
  };
  for (let tries = 0; tries < 10; tries += 1) expect(await whyUnread('Meera', undo)).toBeUndefined();
  expect(quotas.take('said', 'Meera', 200 * MB)).toBe(true);
});

test('to try the same again takes nothing more off what somebody may say', async () => {
  const { whyUnread, quotas } = deskOf(25 * MB);
  const run = { ...asking('run', { type: 'bills/billRunApproved' }, []), bulk: 'h' };
  for (let tries = 0; tries < 10; tries += 1) expect(await whyUnread('Meera', run)).toBeUndefined();
  expect(quotas.take('said', 'Meera', 170 * MB)).toBe(true);
});

test('nobody has the desk read without end, neither the same nor one after another', async () => {
  const { whyUnread } = deskOf(30 * MB);
  const readsOf = async (idOf: (tries: number) => string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const run = { ...asking(idOf(tries), { type: 'bills/billRunApproved' }, []), bulk: 'h' };
      if (await whyUnread('Meera', run)) return tries;
    }
    return Number.POSITIVE_INFINITY;
  };
  expect(await readsOf((tries) => `run-${tries}`)).toBe(6);
  expect(await readsOf(() => 'run-0')).toBe(66);
});
