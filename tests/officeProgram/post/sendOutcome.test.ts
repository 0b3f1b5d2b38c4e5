import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reminderAnswered } from '@/store/facts/reminders';
import { answered, begun, moved } from '../../../office/post/outgoing';
import { outcomeOf } from '../../../office/post/sendOutcome';
import { checkedFact } from '../../support/factChecks';
import { runs } from '../../support/runs';

const SILENT = { user: 'office', password: 'moss-lantern' };
const failed = (error: object, isHandedOver = false) =>
  outcomeOf({ error: Object.assign(new Error('It failed'), error) }, SILENT, isHandedOver).what;

describe('what became of an attempt', () => {
  test.each([
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'halted'],
    [{ code: 'EAUTH', responseCode: 454, command: 'AUTH PLAIN' }, 'later'],
    [{ code: 'ENOAUTH' }, 'halted'],
    [{ code: 'ETLS' }, 'halted'],
    [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.invalid' }, 'halted'],
    [{ code: 'EDNS', message: 'getaddrinfo EAI_AGAIN mail.example' }, 'later'],
    [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'halted'],
    [{ code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, 'halted'],
    [{ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'halted'],
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 No such user' }, 'noReceiver'],
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 Relaying denied' }, 'refused'],
    [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'later'],
    [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'refused'],
    [{ code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, 'later'],
    [{ code: 'EPROTOCOL', responseCode: 503, command: 'DATA' }, 'later'],
    [{ code: 'EENVELOPE', responseCode: 530, command: 'RCPT TO' }, 'halted'],
    [
      { code: 'EMESSAGE', responseCode: 550, command: 'DATA', response: '550 5.4.5 Daily user sending limit exceeded' },
      'later',
    ],
    [{ code: 'ETIMEDOUT' }, 'later'],
    [{ code: 'ECONNECTION' }, 'later'],
  ])('by %j is %s', (error, what) => expect(failed(error)).toBe(what));

  test.each([{ code: 'ETIMEDOUT' }, { code: 'ECONNECTION' }, { code: 'ESOCKET' }, { code: 'EABORT' }, {}])(
    'by %j is not known once all was handed over',
    (error) => expect(failed(error, true)).toBe('lost'),
  );

  test('of a server that nobody knows is told in words', () => {
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND mail.invalid'), { code: 'EDNS' });
    expect(outcomeOf({ error }, SILENT, false).words).toBe('No server is called mail.invalid.');
  });

  test('is told without the password, in whichever way a server repeats it', () => {
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const plain = base64('\0office\0moss-lantern');
    const login = base64('moss-lantern');
    expect(outcomeOf({ response: `535 Bad: PLAIN ${plain} LOGIN ${login}` }, SILENT, true).words).toBe(
      '535 Bad: PLAIN … LOGIN …',
    );
  });

  test('is told in words that fit the fact of it, without the password, whatever a server answers', () => {
    const given = fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 900 }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(
        given,
        fc.constantFrom('', '550 ', 'moss-lantern '),
        fc.constantFrom('later', 'refused'),
        (words, before, what) => {
          const outcome = outcomeOf({ response: `${before}${words}` }, SILENT, true);
          const sending = moved({ ...begun('', 0, 0), failures: 1 }, 'begin', 0);
          const { answer } = answered(sending, { ...outcome, what: what as 'later' }, 90_000_000);
          expect(answer).not.toContain('moss-lantern');
          const fact = reminderAnswered({ id: 'reminder-1', accountId: 'account-1', became: 'fail', answer });
          expect(checkedFact(fact)).toEqual({ fact, leftOut: [] });
        },
      ),
      { numRuns: runs(1_000) },
    );
  });
});
