import { describe, expect, test } from 'vitest';
import { amountInWords, numberInWords } from '@/store/billing/papers/amountInWords';

describe('a number in words', () => {
  test.each([
    [0, 'Zero'],
    [1, 'One'],
    [19, 'Nineteen'],
    [20, 'Twenty'],
    [99, 'Ninety Nine'],
    [100, 'One Hundred'],
    [101, 'One Hundred One'],
    [1000, 'One Thousand'],
    [10_000, 'Ten Thousand'],
    [99_999, 'Ninety Nine Thousand Nine Hundred Ninety Nine'],
    [100_000, 'One Lakh'],
    [100_001, 'One Lakh One'],
    [371_168, 'Three Lakh Seventy One Thousand One Hundred Sixty Eight'],
    [9_999_999, 'Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine'],
    [10_000_000, 'One Crore'],
    [23_458_525, 'Two Crore Thirty Four Lakh Fifty Eight Thousand Five Hundred Twenty Five'],
    [999_999_999, 'Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine'],
    [1_000_000_000, 'One Hundred Crore'],
    [
      999_999_999_999,
      'Ninety Nine Thousand Nine Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine',
    ],
  ])('%d is %s', (number, text) => expect(numberInWords(number)).toBe(text));
});

describe('an amount in words', () => {
  test.each([
    [0, 'Rupees Zero Only'],
    [0.01, 'One Paise Only'],
    [0.5, 'Fifty Paise Only'],
    [1, 'Rupees One Only'],
    [12.5, 'Rupees Twelve and Fifty Paise Only'],
    // 1.15 * 100 is 114.99999999999999.
    [1.15, 'Rupees One and Fifteen Paise Only'],
    [-590, 'Minus Rupees Five Hundred Ninety Only'],
    [371_168, 'Rupees Three Lakh Seventy One Thousand One Hundred Sixty Eight Only'],
  ])('%d is %s', (amount, text) => expect(amountInWords(amount)).toBe(text));
});
