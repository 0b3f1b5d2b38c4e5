import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditFolder, createAuditLog, type Noted } from '../../../office/audit/auditLog';
import { readAudit } from '../../../office/audit/auditReading';

const SAID: Noted = { kind: 'said', by: 'Ravi', text: 'added vendor Metro Cables', place: 7, address: '10.0.0.7' };
const REFUSED: Noted = { kind: 'refused', by: 'Ravi', text: 'Only an admin may do this.' };
const DAY = '2026-11-26';

const opened = () => {
  const data = mkdtempSync(join(tmpdir(), 'trackyard-audit-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const clock = { now: Date.parse('2026-11-26T09:00:00.000Z') };
  const log = (writer: 'office' | 'clerk' = 'office', mostBytes?: number) =>
    createAuditLog({ data, writer, now: () => new Date(clock.now), ...(mostBytes !== undefined && { mostBytes }) });
  const folder = auditFolder(data);
  return { clock, log, folder, read: (upTo = DAY, most = 100) => readAudit(folder, upTo, most) };
};

test('what is noted is read again, newest first, of all programs, and nobody but the owner reads the files', async () => {
  const { clock, log, folder, read } = opened();
  const [office, clerk] = [log('office'), log('clerk')];
  clerk.note(SAID);
  clock.now += 1_000;
  office.note(REFUSED);
  await Promise.all([office.close(), clerk.close()]);
  expect(await read()).toEqual([
    { ...REFUSED, at: '2026-11-26T09:00:01.000Z' },
    { ...SAID, at: '2026-11-26T09:00:00.000Z' },
  ]);
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('what was noted before a restart stays, and what is noted after it follows', async () => {
  const { log, read } = opened();
  for (const place of [1, 2]) {
    const one = log('clerk');
    one.note({ ...SAID, place });
    await one.close();
  }
  expect((await read()).map(({ place }) => place)).toEqual(expect.arrayContaining([1, 2]));
});

test('who does the same again within a minute is counted, and fills nothing', async () => {
  const { log, read } = opened();
  const one = log();
  for (let times = 0; times < 1_000; times += 1) one.note(REFUSED);
  one.note({ ...REFUSED, by: 'Farah' });
  await one.close();
  const lines = await read();
  expect(lines).toHaveLength(3);
  expect(lines.map(({ by, again }) => [by, again])).toEqual(
    expect.arrayContaining([
      ['Farah', undefined],
      ['Ravi', undefined],
      ['Ravi', 999],
    ]),
  );
});

test('files are bounded: what is oldest goes, of each kind by itself', async () => {
  const { clock, log, folder, read } = opened();
  const noteAlone = async (noted: Noted) => {
    const one = log('clerk', 1);
    one.note(noted);
    await one.close();
    clock.now += 1_000;
  };
  await noteAlone(REFUSED);
  for (let place = 1; place <= 40; place += 1) await noteAlone({ ...SAID, place });
  expect(readdirSync(folder)).toHaveLength(16);
  const lines = await read(DAY);
  expect(lines.map(({ place }) => place)).toEqual([...Array.from({ length: 15 }, (_, at) => 40 - at), undefined]);
  expect(lines.at(-1)).toMatchObject(REFUSED);
});

test('the lines up to a day are those of that day by the office’s clock and before', async () => {
  const { clock, log, read } = opened();
  for (const [place, instant] of ['2026-11-24T10:00:00Z', '2026-11-25T18:29:59Z', '2026-11-25T18:30:00Z'].entries()) {
    const one = log('clerk', 1);
    clock.now = Date.parse(instant);
    one.note({ ...SAID, place });
    await one.close();
  }
  const placesUpTo = async (day: string) => (await read(day)).map(({ place }) => place);
  expect(await placesUpTo('2026-11-26')).toEqual([2, 1, 0]);
  expect(await placesUpTo('2026-11-25')).toEqual([1, 0]);
  expect(await placesUpTo('2026-11-24')).toEqual([0]);
  expect(await placesUpTo('2026-11-23')).toEqual([]);
});

test('what cannot be read is passed over, and what cannot be kept is told', async () => {
  const { log, folder, read } = opened();
  const one = log();
  one.note(REFUSED);
  await one.close();
  const file = join(folder, 'office-refused.ndjson');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, `{"at":"never","kind":"said","by":"x","text":"y"}\n[1]\nno json\n${whole}{"at":"2026-`);
  expect(await read()).toEqual([expect.objectContaining(REFUSED)]);
  rmSync(folder, { recursive: true });
  expect(await read()).toEqual([]);

  writeFileSync(folder, 'no folder');
  const complained = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => complained.mockRestore());
  const other = log();
  other.note(REFUSED);
  await other.close();
  expect(complained).toHaveBeenCalledWith(expect.stringContaining('1 lines of the audit were not kept'));
});
