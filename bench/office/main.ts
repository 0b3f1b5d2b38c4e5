import { stall } from './stall';
import { pour } from './pour';
import { start } from './starts';
import { talk } from './talk';

export interface Wanted {
  /** For how long is spoken. */
  seconds: number;
  /** How many facts each store says as fast as they are kept. */
  times: number;
  /** How often the leader is killed. */
  kills: number;
  /** With how many facts is started. */
  facts: number[];
}

const ONCE_FROM = 100_000;

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
      '50 people, said to kept, ms',
      'facts/s',
      'aim',
      'p50',
      'p99',
      'aim: under',
      'longest',
      'lost, doubled, refused',
      'different states',
    );
    for (const machines of [['one'], ['one', 'two', 'three']]) {
      const { perSecond, p50, p99, most, lost, doubled, refused, states } = await pour(50, times, machines);
      row(
        machines.length > 1 ? 'three machines' : 'one machine',
        whole(perSecond),
        '500',
        whole(p50),
        whole(p99),
        '100',
        whole(most),
        [lost, doubled, refused].join(', '),
        String(states - 1),
      );
    }
  },

  async starts({ facts }: Wanted) {
    head(
      'facts',
      'start without snapshot, ms',
      'start with snapshot, ms',
      'aim: under',
      'memory of the server (at most), MiB',
      'of the clerk (at most), MiB',
    );
    for (const count of facts) {
      const { without, withSnapshot, server, clerk } = await start(count, count < ONCE_FROM ? 5 : 1);
      const memory = [server, clerk].map(({ now, most }) => `${whole(now)} (${whole(most)})`);
      row(count.toLocaleString('en-IN'), whole(without), whole(withSnapshot), '1000', ...memory);
    }
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
