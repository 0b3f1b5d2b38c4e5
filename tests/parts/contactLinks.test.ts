import { expect, test } from 'vitest';
import { callHref, smsHref, whatsAppHref } from '@/parts/contactLinks';

test.each(['9820012345', '098200 12345', '+91 98200-12345', '919820012345'])(
  'an Indian mobile number written %s is dialled with its country',
  (number) => {
    expect(callHref(number)).toBe('tel:+919820012345');
    expect(whatsAppHref(number, 'Hello')).toBe('https://wa.me/919820012345?text=Hello');
  },
);

test('any other number is dialled as it is', () => {
  expect(callHref('022 2345 678')).toBe('tel:0222345678');
});

test('a text goes along whole, in any script', () => {
  expect(smsHref('9820012345', 'A & B?')).toBe('sms:+919820012345?&body=A%20%26%20B%3F');
  expect(decodeURIComponent(whatsAppHref('9820012345', 'नमस्ते').split('text=')[1] ?? '')).toBe('नमस्ते');
});
