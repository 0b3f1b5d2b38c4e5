import { expect, onTestFinished, test, vi } from 'vitest';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { passOver } from '../../office/passOver';
import { openStreams } from '../../office/streams';
import { writingByOffice } from '../../office/writingByOffice';
import { officeSettings } from '../support/officeSettings';
import { agreed, officeUntil } from './support/browser';
import { openDesk } from './support/factDesk';
import { BUSINESS } from './support/server';
import { until } from './support/until';

const BEFORE = ['First', 'Second'];

test('an entry is passed over by everybody once whoever runs the office says so, with the reason, for good', async () => {
  const told: string[] = [];
  const terminal = vi.spyOn(process.stdout, 'write').mockImplementation((text) => told.push(String(text)) > 0);
  onTestFinished(() => terminal.mockRestore());
  const { office, open } = await officeUntil(onTestFinished);
  const [asha, ravi] = [await open('Asha'), await open('Ravi')];
  for (const name of ['Konkan', 'Deccan', 'Malabar']) {
    asha.add(name);
    await asha.sent();
  }
  await agreed(asha, ravi);
  const connection = await office.open();
  const saying = (asked: { passOver: number; why?: string }) => passOver(connection, { business: BUSINESS }, asked);

  await saying({ passOver: 3 });
  expect(told.join('')).toMatch(/^3 {2}\S+ {2}Asha {2}vendors\/vendorAdded {2}\d+ bytes$/m);
  expect(asha.names()).toEqual([...BEFORE, 'Konkan', 'Deccan', 'Malabar']);
  await expect(saying({ passOver: 9, why: 'Sent twice' })).rejects.toThrow('There is no entry 9 in the journal.');
  await expect(saying({ passOver: 1, why: 'Sent twice' })).rejects.toThrow('cannot be passed over');

  await saying({ passOver: 3, why: 'Sent twice' });
  await saying({ passOver: 3, why: 'Sent twice' });
  const without = [...BEFORE, 'Konkan', 'Malabar'];
  const isWithout = (browser: typeof asha) => browser.names().join() === without.join();
  await until('both show the office without it', () => isWithout(asha) && isWithout(ravi));

  // A desk and a browser that come later, and one that has read it once, go on alike.
  const later = await openDesk(connection);
  onTestFinished(() => later.close());
  ravi.add('Coromandel');
  await ravi.sent();
  const newcomer = await open('Asha');
  await agreed(asha, ravi, newcomer);
  for (const browser of [asha, ravi, newcomer]) expect(browser.names()).toEqual([...without, 'Coromandel']);
  await until('the desks are even', () => later.store.getState().journal.seq === 5);
  expect(later.store.getState().vendors).toEqual(asha.store.getState().vendors);

  // The next start of the office leaves it so.
  await openStreams(connection, officeSettings());
  const journal = await natsJournal(connection, { business: BUSINESS, user: 'Trackyard', writing: writingByOffice });
  onTestFinished(() => journal.close());
  expect((await journal.since(0)).map(({ seq }) => seq)).toEqual([1, 2, 4, 5]);
  expect(await journal.aside()).toMatchObject([
    { what: 'entry', seq: 3, reason: 'Entry 3 is passed over: Sent twice', content: { by: 'Asha' } },
  ]);
});
