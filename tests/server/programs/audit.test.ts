import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isForbidden } from '@/journal/adapters/nats/answers';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { AuditLine } from '@/office/auditProtocol';
import type { DeskAnswer } from '@/office/deskProtocol';
import { billCancelled } from '@/store/facts/bills';
import { newFolders, sayTo, startOffice } from '../support/program';

const DAY = '2999-12-31';

test('the audit tells admins who signed in and who did not, what was said, refused and done of people, also after a restart', async () => {
  const folders = newFolders();
  const office = await startOffice(folders);
  const key = await office.keyOf('admin', office.password);
  const signIn = (name: string, given: string) =>
    fetch(new URL('/sign-in', office.address), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
      body: JSON.stringify({ name, key: given, remember: false }),
    });
  await signIn('admin', 'x'.repeat(43));
  await signIn('nobody', key);
  const { session } = (await (await signIn('admin', key)).json()) as { session: string };
  const admin = await office.signIn('admin', office.password, session);
  const ravisKey = await office.keyOf('Ravi', 'a secret word 9');
  await askDesk(admin, 'admin', 'people.add', JSON.stringify({ name: 'Ravi', role: 'stock', key: ravisKey }));
  // The server reads anew who is let in.
  const ravi = await vi.waitFor(() => office.signIn('Ravi', 'a secret word 9'), { timeout: 30_000 });
  expect(await sayTo(ravi, 'Ravi')).toBe('kept');
  expect(await sayTo(ravi, 'Ravi', billCancelled({ id: 'bill-1', accountId: 'account-1' }))).toBe('refused');

  const told = async (connection = admin) => {
    const answer = await askDesk<DeskAnswer>(connection, 'admin', 'people.audit', JSON.stringify({ upTo: DAY }));
    return 'told' in answer ? (answer.told as { lines: AuditLine[]; more: boolean; missing: number }) : undefined;
  };
  const from = { address: '127.0.0.1', browser: 'Firefox on Windows' };
  const wanted = [
    expect.objectContaining({
      kind: 'not-signed-in',
      by: 'admin',
      text: 'The name or the password is wrong.',
      ...from,
    }),
    expect.objectContaining({ kind: 'not-signed-in', by: '', ...from }),
    expect.objectContaining({ kind: 'signed-in', by: 'admin', session: expect.any(String), ...from }),
    expect.objectContaining({ kind: 'managed', by: 'admin', text: 'added user Ravi as Stock', session, ...from }),
    expect.objectContaining({ kind: 'said', by: 'Ravi', text: expect.stringMatching(/^added vendor /), place: 2 }),
    expect.objectContaining({ kind: 'refused', by: 'Ravi' }),
  ];
  await vi.waitFor(async () =>
    expect(await told()).toMatchObject({ lines: expect.arrayContaining(wanted), more: false, missing: 0 }),
  );
  // The server itself lets nobody but an admin ask.
  await expect(askDesk(ravi, 'Ravi', 'people.audit', JSON.stringify({ upTo: DAY }))).rejects.toSatisfy(isForbidden);
  await office.stop();
  const folder = join(folders.data, 'audit');
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);

  const again = await startOffice(folders);
  const later = await again.signIn('admin', office.password);
  expect(await told(later)).toMatchObject({ lines: expect.arrayContaining(wanted) });
});
