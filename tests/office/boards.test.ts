import { describe, expect, test } from 'vitest';
import { alertStreams, ATTEMPTS, isForAdmins, MAIL_ALERT, OTP_ALERT } from '@/office/boards';

describe('what is off in the office', () => {
  test.each([
    ['admin', ['ALERTS', 'ADMIN_ALERTS']],
    ['sales', ['ALERTS']],
    ['stock', ['ALERTS']],
    ['care', ['ALERTS']],
    ['installer', []],
    [undefined, []],
  ] as const)('is read by %s people in %j', (role, streams) => {
    expect(alertStreams(role)).toEqual(streams);
  });

  test.each([
    [ATTEMPTS, true],
    [`${ATTEMPTS}-b`, true],
    [MAIL_ALERT, true],
    [OTP_ALERT, true],
    ['disk-b', false],
    ['machines', false],
  ] as const)('of kind %s is for admins alone: %s', (kind, isFor) => {
    expect(isForAdmins(kind)).toBe(isFor);
  });
});
