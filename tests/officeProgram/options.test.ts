import { describe, expect, test } from 'vitest';
import { readOptions } from '../../office/options';

const read = (given: object) =>
  readOptions(JSON.stringify({ data: 'data', site: 'site', natsServer: 'nats-server', port: '8080', ...given }));

describe('the options of an office', () => {
  test('name an entry to pass over by its place, and why', () => {
    expect(read({ passOver: '512', why: ' Sent twice ' })).toMatchObject({ passOver: 512, why: 'Sent twice' });
    expect(read({ passOver: '512' }).why).toBeUndefined();
  });

  test('name proxies that tell from where somebody asks, none where none is given', () => {
    expect(read({ proxy: '10.0.0.5, fd00::5' }).proxy).toEqual(['10.0.0.5', 'fd00::5']);
    expect(read({ proxy: 'FD00:0::5,::ffff:10.0.0.5' }).proxy).toEqual(['fd00::5', '10.0.0.5']);
    expect(read({}).proxy).toEqual([]);
  });

  test.each([
    [{ proxy: 'proxy.example.in' }, '--proxy is the address of a machine, such as 10.0.0.5; several with a comma'],
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
