import { describe, expect, test } from 'vitest';
import { clockWords } from '@/office/clockWords';
import { instantWords } from '@/office/instantWords';
import { officeNotices, type Situation } from '@/office/notices';
import type { OwnStage } from '@/store/browser/officeSlice';
import type { Role } from '@/store/kit/roles';

const MINUTE = 60_000;

describe('a clock that is wrong', () => {
  test.each([
    [3 * 60 * MINUTE, '3 hours ahead of'],
    [-3 * 60 * MINUTE, '3 hours behind'],
    [2 * MINUTE + 1, '2 minutes ahead of'],
    [-5 * MINUTE, '5 minutes behind'],
    [59.6 * MINUTE, '1 hour ahead of'],
    [23.4 * 60 * MINUTE, '23 hours ahead of'],
    [24 * 60 * MINUTE, '1 day ahead of'],
    [-400 * 24 * 60 * MINUTE, '400 days behind'],
  ])('by %d ms: %s', (ahead, how) => {
    expect(clockWords(ahead)).toBe(
      `The clock of this device is ${how} the office's. Set it right: dates that you enter may be wrong.`,
    );
  });

  test.each([0, 2 * MINUTE, -2 * MINUTE])('is none by %d ms', (ahead) => expect(clockWords(ahead)).toBeUndefined());
});

const told = ({
  office,
  journal,
  ...rest
}: { office?: Partial<Situation['office']>; journal?: Partial<Situation['journal']> } & Partial<
  Pick<Situation, 'passing' | 'late' | 'language'>
> = {}): Situation => ({
  office: { link: 'connected', alerts: [], clockAhead: 0, shut: 0, ...office },
  journal: { status: 'ready', outdated: false, setAside: 0, waiting: 0, ...journal },
  passing: 0,
  late: true,
  ...rest,
});
const texts = (of: Parameters<typeof told>[0]) => officeNotices(told(of)).map(({ text }) => text);

const GO_ON = 'The office does not answer. You can go on: what you do waits here and is sent when it answers.';
const AT_START = 'The office does not answer. What it keeps is shown once it does; Trackyard tries again by itself.';

describe('what the shell of an office says above every screen', () => {
  test('is to an installer in Hindi what he is to know of the link and of this tab', () => {
    const hindi = (of: Parameters<typeof told>[0]) => texts({ ...of, language: 'hi' });
    expect(hindi({ office: { link: 'away' } })[0]).toMatch(/^ऑफ़िस जवाब नहीं दे रहा।/);
    const asOf = '2026-07-01T09:30:00.000Z';
    expect(hindi({ office: { link: 'away', asOf } })[0]).toContain('01 जुल 2026, 15:00');
    expect(hindi({ office: { link: 'barred' } })[0]).toMatch(/^आप इस ऑफ़िस में/);
    expect(hindi({ journal: { outdated: true } })[0]).toMatch(/^ऑफ़िस में Trackyard का नया रूप/);
    expect(hindi({ office: { clockAhead: -3 * 60 * MINUTE } })[0]).toMatch(/3 घंटे पीछे है। उसे ठीक करें/);
    expect(hindi({ office: { shut: 2 } })[0]).toMatch(/^इस ब्राउज़र में आपके 2 बदलाव खुल नहीं रहे/);
  });

  test('is nothing while all is well, whatever waits to be sent', () => {
    expect(texts({ journal: { waiting: 3 } })).toEqual([]);
  });

  test('is what of a person’s cannot be opened any more, and that they may give it up', () => {
    const [notice] = officeNotices(told({ office: { shut: 1 } }));
    expect(notice).toMatchObject({ kind: 'warning', cure: 'give up' });
    expect(notice?.text).toMatch(
      /^1 change of yours in this browser cannot be opened, and so not be sent: the office has/,
    );
  });

  test('is to an admin that their browser has a business by itself, until that is decided', () => {
    const own = { id: '0123456789abcdef', since: '2026-07-01T09:30:00.000Z' };
    const seenBy = (role: Role, stage?: OwnStage) =>
      texts({ office: { user: { name: 'Asha', role }, own: { ...own, stage } } });
    expect(seenBy('admin')).toEqual(['You have a business in this browser: bring it along.']);
    expect(seenBy('admin', 'begun')).toEqual(['Only a part of this browser’s business is in this office.']);
    expect([seenBy('admin', 'moved'), seenBy('admin', 'left'), seenBy('sales')]).toEqual([[], [], []]);
  });

  test('is since when it is, where it is what this browser has kept', () => {
    expect(texts({ office: { link: 'away', asOf: '2026-11-26T02:00:00.000Z' } })).toEqual([
      'The office does not answer. This is what this browser had of it on 26 Nov 2026, 07:30. You can go on: what you do waits here and is sent when it answers.',
    ]);
  });

  test('is once that the office is away, however that is noticed', () => {
    const trouble = 'The office does not answer. Trackyard tries again by itself.';
    expect(texts({ office: { link: 'away' }, journal: { waiting: 3, trouble } })).toEqual([GO_ON]);
    expect(texts({ office: { link: 'away' }, journal: { trouble } })).toEqual([GO_ON]);
  });

  test('promises nothing before what the office keeps was read, and is patient with a first answer', () => {
    expect(texts({ office: { link: 'away' }, journal: { status: 'loading' } })).toEqual([AT_START]);
    expect(texts({ office: { link: 'connecting' }, journal: { status: 'loading' } })).toEqual([AT_START]);
    expect(texts({ office: { link: 'connecting' }, journal: { status: 'loading' }, late: false })).toEqual([]);
    expect(texts({ office: { link: 'connected' }, journal: { status: 'loading' } })).toEqual([]);
    expect(texts({ office: { link: 'signed out' }, journal: { status: 'loading' } })).toEqual([]);
  });

  test('tells why the journal cannot be opened, until it is', () => {
    const why = 'This office keeps another business now.';
    expect(texts({ office: { why }, journal: { status: 'loading' } })).toEqual([why]);
    expect(texts({ office: { why } })).toEqual([]);
  });

  test.each([
    [2, 'Not sent yet: The storage of the office is full.'],
    [0, 'What others change may be missing here: The storage of the office is full.'],
  ])('speaks of sending while %d wait and something else is wrong', (waiting, text) => {
    expect(texts({ journal: { waiting, trouble: 'The storage of the office is full.' } })).toEqual([text]);
  });

  test.each([
    [
      1,
      'This browser could not keep 1 change that waits to be sent. Leave this tab open until it is sent, and free some space on this device.',
    ],
    [
      2,
      'This browser could not keep 2 changes that wait to be sent. Leave this tab open until they are sent, and free some space on this device.',
    ],
  ])('warns of closing the tab while %d would be lost with it, also while the office is away', (passing, text) => {
    expect(texts({ passing })).toEqual([text]);
    expect(texts({ office: { link: 'away' }, passing })).toEqual([GO_ON, text]);
  });

  test('tells whoever was removed why, with a way to sign in', () => {
    expect(officeNotices(told({ office: { link: 'barred', why: 'You were removed from this office.' } }))).toEqual([
      { key: 'barred', kind: 'error', text: 'You were removed from this office.', cure: 'sign in' },
    ]);
    expect(texts({ office: { link: 'barred' } })).toEqual(['You may not work in this office any more. Sign in again.']);
  });

  test('asks to reload an older program, and tells what could not be read', () => {
    const [outdated] = officeNotices(told({ journal: { outdated: true, setAside: 2 } }));
    expect(outdated).toMatchObject({ cure: 'reload', text: expect.stringContaining('in use in the office') });
    expect(texts({ journal: { setAside: 1 } })).toEqual([
      '1 entry could not be read and was set aside; the rest is here.',
    ]);
    expect(texts({ journal: { setAside: 2 } })).toEqual([
      '2 entries could not be read and were set aside; the rest is here.',
    ]);
  });

  test('is what the clerk found last of all, each kind by itself, and the clock before that', () => {
    const alerts = ['disk', 'backup'].map((kind) => ({
      kind,
      text: `Look after the ${kind}.`,
      since: '2026-11-22T00:13:00.000Z',
    }));
    const found = officeNotices(told({ office: { alerts, clockAhead: 3 * 60 * MINUTE } }));
    expect(found.map(({ text }) => text)).toEqual([
      clockWords(3 * 60 * MINUTE),
      'Look after the disk.',
      'Look after the backup.',
    ]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(3);
    expect(found.map(({ since }) => since)).toEqual([
      undefined,
      '2026-11-22T00:13:00.000Z',
      '2026-11-22T00:13:00.000Z',
    ]);
  });
});

test('an instant is told as day and minute by the clock of the office', () => {
  expect(instantWords('2026-09-04T22:37:00.000Z')).toBe('05 Sep 2026, 04:07');
  expect(instantWords('2026-09-04T22:37:00.000Z', 'hi')).toBe('05 सित 2026, 04:07');
  expect(instantWords('soon')).toBe('soon');
});
