import { expect, test, vi } from 'vitest';
import { contentsAsking } from '@/journal/adapters/nats/contentsAsking';
import { CHUNK_BYTES } from '@/journal/adapters/nats/chunks';
import type { Role } from '@/store/kit/roles';
import { contentAsks } from '../../office/facts/contentAsks';

const NAME = 'a'.repeat(64);
const MB = 1_000_000;

/** What a browser of somebody puts, at a desk that has nothing; tells which requests arrived. */
function opened(role: Role) {
  let seq = 0;
  const objects = {
    size: () => Promise.resolve(undefined),
    beginning: () => Promise.resolve(undefined),
    putNote: () => Promise.resolve(undefined),
    notePutBy: () => Promise.resolve(),
    renew: () => Promise.resolve(false),
    putChunk: vi.fn<() => Promise<number>>(() => Promise.resolve((seq += 1))),
    putWhole: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
  };
  const answer = contentAsks(objects, { take: () => true });
  const { put } = contentsAsking((request, asked) =>
    answer(request.split('.').slice(1), 'Vijay', role, new Uint8Array(Buffer.from(asked))),
  );
  return { put: (bytes: number, type?: string) => put(NAME, new Uint8Array(bytes), type), ...objects };
}

test('what is too long is refused before any of it is sent, by who puts it, and by the fact whose payload it is', async () => {
  const installer = opened('installer');
  await expect(installer.put(201 * CHUNK_BYTES)).rejects.toThrow('larger than the office takes from you');
  await expect(installer.put(2 * MB, 'jobs/visitFailed')).rejects.toThrow('do it in smaller parts');
  const stock = opened('stock');
  await expect(stock.put(11 * MB, 'vendors/vendorsImported')).rejects.toThrow('do it in smaller parts');
  expect([installer.putChunk, stock.putChunk].map((putChunk) => putChunk.mock.calls)).toEqual([[], []]);
  await stock.put(11 * MB, 'bills/billRunApproved');
  await stock.put(2 * MB);
  await installer.put(2 * MB);
  expect([stock.putWhole, installer.putWhole].map((putWhole) => putWhole.mock.calls.length)).toEqual([2, 1]);
});
