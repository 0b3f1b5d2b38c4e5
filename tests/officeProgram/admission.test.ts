import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/nats-core';
import { expect, onTestFinished, test } from 'vitest';
import { keepAdmission } from '../../office/admission';
import type { Members } from '../../office/members';

test('nobody’s password is called wrong before it is known who belongs to the office', async () => {
  const data = mkdtempSync(join(tmpdir(), 'admission-'));
  let leads = false;
  const admission = keepAdmission({
    connection: { subscribe: () => ({}) } as unknown as NatsConnection,
    members: {
      mark: () => (leads ? Promise.resolve('1') : Promise.reject(new Error('no leader'))),
      members: () => Promise.resolve([{ name: 'Ravi', role: 'stock', hash: 'hash' }]),
    } as unknown as Members,
    data,
    admit: () => Promise.resolve(),
    turn: 0,
    whileQuiet: (work) => work(),
  });
  onTestFinished(() => {
    admission.close();
    rmSync(data, { recursive: true });
  });
  await expect(admission.lookNow()).rejects.toThrow('no leader');
  expect(() => admission.memberOf('Ravi')).toThrow('Who belongs to the office cannot be read now.');
  leads = true;
  await admission.lookNow();
  expect(admission.memberOf('ravi')?.name).toBe('Ravi');
  expect(admission.memberOf('Asha')).toBeUndefined();
});
