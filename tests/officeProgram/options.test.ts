import { describe, expect, test } from 'vitest';
import { readOptions } from '../../office/options';

const read = (given: object) =>
  readOptions(JSON.stringify({ data: 'data', site: 'site', natsServer: 'nats-server', port: '8080', ...given }));

describe('the options of an office', () => {
  test('name an entry to pass over by its place, and why', () => {
    expect(read({ passOver: '512', why: ' Sent twice ' })).toMatchObject({ passOver: 512, why: 'Sent twice' });
    expect(read({ passOver: '512' }).why).toBeUndefined();
  });

  test.each([
    [{ passOver: 'last', why: 'x' }, '--pass-over is the place of an entry, a number.'],
    [{ passOver: '1.5', why: 'x' }, '--pass-over is the place of an entry, a whole number.'],
    [{ passOver: '0', why: 'x' }, '--pass-over is the place of an entry, from 1 on.'],
    [{ why: 'x' }, '--why goes with --pass-over.'],
    [{ passOver: '2', why: 'x'.repeat(501) }, '--why is longer than 500 letters.'],
    [{ cert: 'cert.pem' }, '--cert and --key go together.'],
  ])('of which %j is refused in words', (given, words) => {
    expect(() => read(given)).toThrow(words);
  });
});
