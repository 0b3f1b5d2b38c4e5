import { expect, test } from 'vitest';
import { callHref, mailHref, smsHref, whatsAppHref } from '@/parts/contactLinks';

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

test('an e-mail begins to several, with copies, and tells none of their signs as its own', () => {
  expect(mailHref(['a@konkan.example', 'b?c&d@konkan.example'], 'S', 'T', ['e@konkan.example'])).toBe(
    'mailto:a@konkan.example,b%3Fc%26d@konkan.example?cc=e@konkan.example&subject=S&body=T',
  );
});

test('an e-mail begins with its subject and its text', () => {
  const href = mailHref('accounts@konkan.example', 'Tax Invoice INV/26-27/000001', 'Dear Amol,\n\n₹118 & more');
  expect(href).toBe(
    'mailto:accounts@konkan.example?subject=Tax%20Invoice%20INV%2F26-27%2F000001&body=Dear%20Amol%2C%0D%0A%0D%0A%E2%82%B9118%20%26%20more',
  );
});
