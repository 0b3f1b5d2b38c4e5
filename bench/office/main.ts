import { idle } from './idle';
import { pour, spread } from './pour';
import { stall } from './stall';
import { start } from './starts';
import { talk } from './talk';
import { feedCosts } from './feedCosts';
import { years } from './years';

export interface Wanted {
  /** For how long is spoken. */
  seconds: number;
  /** How many facts each store says as fast as they are kept. */
  times: number;
  /** How often the leader is killed. */
  kills: number;
  /** With how many facts is started. */
  facts: number[];
  /** How many browsers rest. */
  browsers: number;
  /** How many accounts a business of years has, and how many months it is old. */
  accounts: number[];
  months: number;
}

const whole = (milliseconds: number) => String(Math.round(milliseconds));
const inSeconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
const head = (first: string, ...others: string[]) => {
  row(first, ...others);
  console.log(`|---|${'---:|'.repeat(others.length)}`);
};

/** What the bench measures of an office; each prints its rows. */
export const measurements = {
  async talk({ seconds }: Wanted) {
    head('said to seen elsewhere, ms', 'p50', 'p95', 'longest', 'aim: p95 under', 'facts', 'unseen');
    for (const [people, aim] of [
      [5, 300],
      [50, 800],
    ] as const) {
      const { p50, p95, most, facts, unseen } = await talk(people, seconds);
      row(
        `${people} stores`,
        whole(p50),
        whole(p95),
        whole(most),
        String(aim),
        facts.toLocaleString('en-IN'),
        String(unseen),
      );
    }
  },

  async pour({ times }: Wanted) {
    head(
      '50 people',
      'facts/s (aim: 500)',
      'said to kept, ms: p50, p99 (aim: 100), longest',
      'said to seen by others, ms: p50, p99, longest',
      'lost, doubled, refused, unseen',
      'different states',
      'memory of a server, of a clerk (at most), MiB',
    );
    for (const machines of [['one'], ['one', 'two', 'three']]) {
      const found = await pour(50, times, machines);
      row(
        machines.length > 1 ? 'three machines' : 'one machine',
        whole(found.perSecond),
        spread(found.took).map(whole).join(', '),
        spread(found.seenAfter).map(whole).join(', '),
        [found.lost, found.doubled, found.refused, found.unseen].join(', '),
        String(found.states - 1),
        [found.server, found.clerk].map(whole).join(', '),
      );
    }
  },

  async starts({ facts }: Wanted) {
    head(
      'facts',
      'the clerk’s start without snapshot, ms',
      'with snapshot, ms',
      'a browser’s start, ms (aim: under 1000)',
      'memory of the server (at most), MiB',
      'of the clerk (at most), MiB',
    );
    for (const count of facts) {
      const { without, withSnapshot, browser, server, clerk } = await start(count);
      const memory = [server, clerk].map(({ now, most }) => `${whole(now)} (${whole(most)})`);
      row(count.toLocaleString('en-IN'), whole(without), whole(withSnapshot), whole(browser), ...memory);
    }
  },

  async years({ accounts, months }: Wanted) {
    for (const count of accounts) {
      const { took, idle: resting, clerk, server, starts } = await years(count, months);
      head(
        `${count.toLocaleString('en-IN')} accounts, ${months} months`,
        'the first start, ms',
        'another one, ms',
        'KiB',
        'requests',
        'with its parts kept, ms',
        'KiB',
        'memory of the browser, MiB',
      );
      for (const { role, first, again, bytes, requests, kept, memory } of starts)
        row(role, ...[first, again, bytes / 1024, requests, kept.took, kept.bytes / 1024, memory].map(whole));
      console.log(
        `The clerk starts in ${inSeconds(took)} s. Memory in MiB: the clerk ${whole(resting.now)}, at most ${whole(clerk.most)}; the server ${whole(server.now)}.`,
      );
    }
  },

  feedCosts({ accounts, months }: Wanted) {
    head('what a fact costs the desk to tell, ms', 'installers at work', 'the first', 'p50', 'p99');
    for (const count of accounts)
      for (const installers of [0, 50])
        for (const { name, first, p50, p99 } of feedCosts(count, months, installers))
          row(
            `${name}, ${count.toLocaleString('en-IN')} accounts`,
            String(installers),
            ...[first, p50, p99].map((milliseconds) => milliseconds.toFixed(1)),
          );
  },

  async idle({ browsers, seconds }: Wanted) {
    const { opened, busy, memory, delays, unseen } = await idle(browsers, seconds);
    head(
      `${browsers} browsers`,
      'all started at once, s',
      'a processor at rest, server and clerk, %',
      'memory, server and clerk, MiB',
      'said to seen by all, ms: p50, p99, longest',
      'unseen',
    );
    row(
      'one says a fact a second',
      inSeconds(opened),
      busy.map((share) => whole(100 * share)).join(', '),
      memory.map(whole).join(', '),
      spread(delays).map(whole).join(', '),
      String(unseen),
    );
  },

  async stall({ kills }: Wanted) {
    const { ofOne, ofAnybody, said, refused, lost, doubled } = await stall(kills);
    head(`the leader of three killed, ${kills} times`, 'median', 'worst', 'aim');
    row(
      'the longest that nothing of somebody’s was kept, s',
      inSeconds(ofOne.median),
      inSeconds(ofOne.worst),
      'under 10',
    );
    row(
      'the longest that nothing of anybody’s was kept, s',
      inSeconds(ofAnybody.median),
      inSeconds(ofAnybody.worst),
      '',
    );
    row(
      `lost, doubled or refused of ${said.toLocaleString('en-IN')}`,
      '',
      [lost, doubled, refused].join(', '),
      '0, 0, 0',
    );
  },
};
