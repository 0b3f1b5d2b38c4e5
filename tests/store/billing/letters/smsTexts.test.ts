import { describe, expect, test } from 'vitest';
import { formatMoney } from '@/format';
import { templateOf } from '@/office/sms/smsTemplates';
import { smsSize } from '@/store/care/messages/smsParts';
import { LETTER_KINDS } from '@/store/billing/letters/letterKind';
import { smsText, textToRegister } from '@/store/billing/letters/smsTexts';
import { LANGUAGES } from '@/store/kit/language';

const NAME = 'Sahyadri Roadlines and Logistics (Maharashtra) Private Limited';
const values = { name: NAME, amount: formatMoney(12_50_000.5), on: '23 Nov 2026' };

describe.each(LETTER_KINDS)('the SMS for %s', (kind) => {
  test('has the same variables in each language', () => {
    const counts = LANGUAGES.map((language) => textToRegister(kind, language).split('{#var#}').length);
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(1);
    for (const language of LANGUAGES) expect(textToRegister(kind, language)).not.toMatch(/\{\w/);
  });

  test('fits into one part in English', () => {
    const longest = textToRegister(kind, 'en').replaceAll('{#var#}', '12345678901');
    expect(smsSize(longest)).toMatchObject({ parts: 1, outside: undefined });
  });
});

test.each(LANGUAGES)('what is said in %s is the text that is registered, however long a name is', (language) => {
  const text = smsText('Reminder', values, language);
  const registered = { templateId: '1107160000000000001', text: textToRegister('Reminder', language) };
  expect(templateOf([registered], text)?.values).toContain('Rs 12,50,000.50');
  expect(text).toContain('Sahyadri Roadlines and Logisti');
  expect(text).not.toContain('Logistics');
});

test('a name in several lines is told in one, and cut between two signs', () => {
  const text = smsText('Reminder', { ...values, name: `${'x'.repeat(29)}😀` }, 'en');
  expect(text).toContain(`Dear ${'x'.repeat(29)}, Rs`);
  expect(smsText('Reminder', { ...values, name: 'Konkan\nCarriers' }, 'en')).toMatch(/^Dear Konkan ?Carriers, /);
});
