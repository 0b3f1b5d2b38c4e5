import { describe, expect, test } from 'vitest';
import { formatMoney } from '@/format';
import { templateOf } from '@/office/sms/smsTemplates';
import { smsSize } from '@/store/care/messages/smsParts';
import { LETTER_KINDS } from '@/store/billing/letters/letterKind';
import { ownSms, smsText, textToRegister } from '@/store/billing/letters/smsTexts';
import { LANGUAGES } from '@/store/kit/language';

const NAME = 'Sahyadri Roadlines and Logistics (Maharashtra) Private Limited';
const values = { name: NAME, amount: formatMoney(12_50_000.5), on: '23 Nov 2026' };

describe.each(LETTER_KINDS)('the SMS for %s', (kind) => {
  test('has the same variables in each language', () => {
    const counts = LANGUAGES.map((language) => textToRegister(ownSms(kind, language)).split('{#var#}').length);
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(1);
    for (const language of LANGUAGES) expect(textToRegister(ownSms(kind, language))).not.toMatch(/\{\w/);
  });

  test('fits into one part in English', () => {
    const longest = textToRegister(ownSms(kind, 'en')).replaceAll('{#var#}', '12345678901');
    expect(smsSize(longest)).toMatchObject({ parts: 1, outside: undefined });
  });
});

test.each(LANGUAGES)('what is said in %s is the text that is registered, however long a name is', (language) => {
  const text = smsText(ownSms('Reminder', language), values);
  const registered = { templateId: '1107160000000000001', text: textToRegister(ownSms('Reminder', language)) };
  expect(templateOf([registered], text)?.values).toContain('Rs 12,50,000.50');
  expect(text).toContain('Sahyadri Roadlines and Logisti');
  expect(text).not.toContain('Logistics');
});

test('a name in several lines is told in one, and cut between two signs', () => {
  const text = smsText(ownSms('Reminder', 'en'), { ...values, name: `${'x'.repeat(29)}😀` });
  expect(text).toContain(`Dear ${'x'.repeat(29)}, Rs`);
  expect(smsText(ownSms('Reminder', 'en'), { ...values, name: 'Konkan\nCarriers' })).toMatch(
    /^Dear Konkan ?Carriers, /,
  );
});

test('a wording that is registered with digits alone behind its own Rs is filled in without the sign', () => {
  const said = 'Dear customer, Rs {rupees} is due on {on}. - KONKAN';
  const text = smsText(said, values);
  expect(text).toBe('Dear customer, Rs 12,50,000.50 is due on 23 Nov 2026. - KONKAN');
  const registered = {
    templateId: '1107160000000000009',
    text: 'Dear customer, Rs {#numeric#} is due on {#alphanumeric#}. - KONKAN',
  };
  expect(templateOf([registered], text)?.values).toEqual(['12,50,000.50', '23 Nov 2026']);
});
