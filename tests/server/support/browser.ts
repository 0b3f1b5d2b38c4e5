// Browsers of people in an office on one machine.
import { connect } from '@nats-io/transport-node';
import { memoryOutbox } from '../../support/memoryOutbox';
import { feedJournal } from '@/journal/adapters/nats/feedJournal';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import type { Outbox } from '@/journal/sync/outbox';
import { NOTICEABLE_MS } from '@/journal/sync/waitingNotices';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { feedDeltas } from '@/store/business/feeds/wholeOfParts';
import { vendorAdded } from '@/store/facts/vendors';
import { done } from '../../support/said';
import { openTab, smallBusiness } from '../../support/tabs';
import { productChange, vendorDraft } from '../../support/vendors';
import { accessOf, startCluster, type Cluster } from './cluster';
import { beginWith, openDesk } from './factDesk';
import { lineTo } from './line';
import { BUSINESS } from './server';
import { until } from './until';

interface BrowserOptions {
  outbox?: Outbox;
  now?: () => string;
}

/** Somebody at a browser of an office on one machine; each has a line of their own to it. */
async function atBrowser(office: Cluster, user: string, { outbox = memoryOutbox(), ...options }: BrowserOptions = {}) {
  const line = await lineTo(office.machines[0]?.port ?? 0);
  const connection = await connect(accessOf(user, [`127.0.0.1:${line.port}`]));
  let tries = 0;
  const tab = await openTab(() => feedJournal(connection, { business: BUSINESS, user, feedDeltas }), {
    by: () => user,
    outbox,
    pause(milliseconds) {
      if (milliseconds !== NOTICEABLE_MS) tries += 1;
      return new Promise((resolve) => setTimeout(resolve, milliseconds));
    },
    ...options,
  });
  const journal = () => tab.store.getState().journal;
  return {
    ...tab,
    line,
    journal,
    /** Leaves the page, whatever waits. */
    async leave() {
      await tab.replica.close();
      await tab.replica.settled();
      await connection.close();
      await line.close();
    },
    /** What outlasts the page. */
    waiting: () => outbox.all(),
    /** How often it has tried in vain. */
    tries: () => tries,
    names: () => selectVendors(tab.store.getState()).map(({ name }) => name),
    relay: () => tab.business().vendors.entities['vendor-1']?.products.find(({ id }) => id === 'product-1'),
    add: (name: string) => done(tab.store.dispatch(vendorAdded(vendorDraft(name)))),
    change: (...changes: Parameters<typeof productChange>) => done(tab.store.dispatch(productChange(...changes))),
    isTroubled: (trouble: string) => until(trouble, () => journal().trouble?.startsWith(trouble) === true),
    /** Resolves once the office has all that was said here. */
    sent: () => until(`the office has what ${user} said`, () => tab.replica.waiting() === 0),
    /** Resolves once so many facts are told to have come to nothing. */
    missing: (count: number) => until(`${user} is told`, () => journal().missed.length === count),
    /** Whether nothing waits and all that the office has is shown. */
    async isEven() {
      const { last_seq: last } = (await office.streams.info(STREAMS.journal)).state;
      return tab.replica.waiting() === 0 && journal().seq === last;
    },
  };
}

type Browser = Awaited<ReturnType<typeof atBrowser>>;

/** Resolves once nothing waits and all have read the same. */
export const agreed = (...browsers: Browser[]) =>
  until('all agree', async () => (await Promise.all(browsers.map((browser) => browser.isEven()))).every(Boolean));

/** An office of Asha and Ravi on one machine, and the way to a browser of one of them, both until a test is over. */
export async function officeUntil(
  over: (end: () => Promise<void>) => void,
  options: Parameters<typeof openDesk>[1] = {},
) {
  const office = await startCluster(['Asha', 'Ravi'], ['one']);
  over(() => office.stop());
  const connection = await office.open();
  await beginWith(connection, smallBusiness);
  const desk = await openDesk(connection, options);
  over(() => desk.close());
  return {
    office,
    desk,
    async open(user: 'Asha' | 'Ravi', at?: BrowserOptions): Promise<Browser> {
      const browser = await atBrowser(office, user, at);
      over(() => browser.leave());
      return browser;
    },
  };
}
